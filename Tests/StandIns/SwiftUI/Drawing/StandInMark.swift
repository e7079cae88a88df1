public import UIKit

/// Test-only: one thing that is drawn.
public enum StandInMark: Equatable, Sendable {
  case fill(Path, Color)
  case stroke(Path, Color, StrokeStyle)
  case text(Text, CGPoint, UnitPoint)
}
