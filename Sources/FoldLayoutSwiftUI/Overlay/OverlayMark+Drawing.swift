#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(visionOS)
import FoldLayoutUIKit
import SwiftUI

extension OverlayMark {
  /// Draws the mark from left to right, whatever the direction.
  func draw(in context: inout GraphicsContext) {
    switch self {
    case .surface(let rect, let tint):
      context.fill(Path(CGRect(rect)), with: .color(tint.color.opacity(0.18)))
    case .outline(let rect, let tint, let isDashed):
      // The edge lies within, so that those of neighbours do not cover each other.
      let inner = CGRect(
        x: rect.minX + 0.5, y: rect.minY + 0.5, width: max(0, rect.width - 1), height: max(0, rect.height - 1))
      let style = StrokeStyle(lineWidth: 1, dash: isDashed ? [4, 3] : [])
      context.stroke(Path(inner), with: .color(tint.color), style: style)
    case .line(let start, let end, let tint):
      var path = Path()
      path.move(to: CGPoint(x: start.x, y: start.y))
      path.addLine(to: CGPoint(x: end.x, y: end.y))
      context.stroke(path, with: .color(tint.color), style: StrokeStyle(lineWidth: 2))
    case .label(let words, let corner, let tint):
      // A plate that its letters, which are all as wide, can be read on over whatever is beneath.
      let size = OverlayMark.size(of: words)
      let plate = CGRect(x: corner.x - 2, y: corner.y - 1, width: size.width + 4, height: size.height + 1)
      context.fill(Path(plate), with: .color(Color.white.opacity(0.75)))
      let font = Font.system(size: 10, weight: .semibold, design: .monospaced)
      let text = Text(verbatim: words).font(font).foregroundColor(tint.color)
      context.draw(text, at: CGPoint(x: corner.x, y: corner.y), anchor: .topLeading)
    }
  }
}

extension OverlayTint {
  var color: Color {
    switch self {
    case .segment: .blue
    case .safeArea: .green
    case .division: .red
    case .flatDivision: .orange
    case .occlusion: .purple
    case .idleOcclusion: Color.purple.opacity(0.6)
    case .posture: Color(red: 0.25, green: 0.25, blue: 0.3)
    }
  }
}
#endif
