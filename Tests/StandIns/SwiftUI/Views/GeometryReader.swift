import UIKit

public struct GeometryReader<Content>: View, StandInPrimitive where Content: View {
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  func standInElements(_ inputs: StandInInputs) -> [StandInElement] {
    let inputs = inputs.child("reader")
    let element = StandInElement(
      size: { $0.replacingUnspecifiedDimensions() },
      place: { frame, placement in
        let global = inputs.host.standInContainer.convert(frame, to: nil)
        let view = content(GeometryProxy(frame: frame, global: global, placement: placement))
        let child = inputs.again { view.standInEvaluateOne($0) }
        let size = child.size(ProposedViewSize(frame.size))
        let place = CGRect(origin: .zero, size: size)
        child.place(place.standInFlipped(in: frame, inputs.environment.layoutDirection), placement)
      })
    return [element]
  }
}
