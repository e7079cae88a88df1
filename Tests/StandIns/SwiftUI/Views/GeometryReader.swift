public import UIKit

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

@MainActor
public struct GeometryProxy {
  let frame: CGRect
  let global: CGRect
  let placement: StandInPlacement

  public var size: CGSize { frame.size }

  public var safeAreaInsets: EdgeInsets {
    let insets = placement.unsafeInsets(of: frame)
    let isMirrored = placement.direction == .rightToLeft
    return EdgeInsets(
      top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right)
  }

  /// Counted from the left whatever the direction: what is flipped is flipped already. What is global is the window's.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .global: global
    case .local: CGRect(origin: .zero, size: frame.size)
    }
  }
}

/// Apple's has named ones beside, which do not reach from one hosting view into another.
public enum CoordinateSpace {
  case global
  case local
}
