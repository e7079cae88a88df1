public import UIKit

/// Test-only: what a canvas has drawn, and where.
public struct StandInDrawing: Sendable {
  public let frame: CGRect
  public let isFlipped: Bool
  public let marks: [StandInMark]
}
