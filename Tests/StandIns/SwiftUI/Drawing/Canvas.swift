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

@available(iOS 15.0, tvOS 15.0, *)
public struct GraphicsContext {
  var marks: [StandInMark] = []

  public struct Shading: Sendable {
    let color: Color

    public static func color(_ color: Color) -> Shading { Shading(color: color) }
  }

  public mutating func fill(_ path: Path, with shading: Shading) {
    marks.append(.fill(path, shading.color))
  }

  public mutating func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    marks.append(.stroke(path, shading.color, style))
  }

  public mutating func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    marks.append(.text(text, point, anchor))
  }
}

/// Test-only: what a canvas has drawn, and where.
public struct StandInDrawing: Sendable {
  public let frame: CGRect
  public let isFlipped: Bool
  public let marks: [StandInMark]
}

/// Test-only: one thing that is drawn.
public enum StandInMark: Equatable, Sendable {
  case fill(Path, Color)
  case stroke(Path, Color, StrokeStyle)
  case text(Text, CGPoint, UnitPoint)
}
