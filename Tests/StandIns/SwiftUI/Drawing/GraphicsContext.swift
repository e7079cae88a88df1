public import UIKit

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
