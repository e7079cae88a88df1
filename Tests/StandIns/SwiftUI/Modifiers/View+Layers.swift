import UIKit

extension View {
  @available(iOS 15.0, tvOS 15.0, *)
  public func background<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    let layer = content()
    return StandInWrapper(self) { $0.standInLayered(layer, behind: true, alignment, $1) }
  }

  @available(iOS 15.0, tvOS 15.0, *)
  public func overlay<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    let layer = content()
    return StandInWrapper(self) { $0.standInLayered(layer, behind: false, alignment, $1) }
  }

  func standInLayered<V>(
    _ layer: V, behind: Bool, _ alignment: Alignment, _ inputs: StandInInputs
  ) -> [StandInElement] where V: View {
    let below = behind ? layer.standInEvaluateOne(inputs.child("layer")) : nil
    let child = standInEvaluateOne(inputs.child("content"))
    let above = behind ? nil : layer.standInEvaluateOne(inputs.child("layer"))
    let element = StandInElement(
      size: { child.size($0) },
      place: { frame, placement in
        let proposal = ProposedViewSize(frame.size)
        below?.place(in: frame, proposal: proposal, alignment, placement)
        child.place(frame, placement)
        above?.place(in: frame, proposal: proposal, alignment, placement)
      })
    return [element]
  }

  public func allowsHitTesting(_ enabled: Bool) -> some View { standInNoting(enabled ? "touches" : "no touches") }

  @available(iOS 14.0, tvOS 14.0, *)
  public func accessibilityHidden(_ hidden: Bool) -> some View { standInNoting(hidden ? "unheard" : "heard") }
}
