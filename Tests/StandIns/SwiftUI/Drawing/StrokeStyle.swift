public import UIKit

public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var dash: [CGFloat]

  /// Apple's has more that have defaults.
  public init(lineWidth: CGFloat = 1, dash: [CGFloat] = []) {
    self.lineWidth = lineWidth
    self.dash = dash
  }
}
