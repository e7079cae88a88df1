public import UIKit

@available(iOS 15.0, tvOS 15.0, *)
public struct Canvas<Symbols>: View, StandInPrimitive where Symbols: View {
  public var renderer: (inout GraphicsContext, CGSize) -> Void

  func standInElements(_ inputs: StandInInputs) -> [StandInElement] {
    let host = inputs.host
    let element = StandInElement(
      size: { $0.replacingUnspecifiedDimensions() },
      place: { frame, placement in
        var context = GraphicsContext()
        renderer(&context, frame.size)
        // Whether SwiftUI flips a drawing is not documented: the worse case is that it does.
        let isFlipped = placement.direction == .rightToLeft
        host.noteDrawing(StandInDrawing(frame: frame, isFlipped: isFlipped, marks: context.marks))
      })
    return [element]
  }
}

@available(iOS 15.0, tvOS 15.0, *)
extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.renderer = renderer
  }
}
