public import UIKit

public struct Path: Equatable, Sendable {
  /// Test-only: what it is made of.
  public enum StandInPart: Equatable, Sendable {
    case rect(CGRect)
    case line(CGPoint, CGPoint)
  }

  public private(set) var standInParts: [StandInPart] = []
  private var point = CGPoint.zero

  public init() {}

  public init(_ rect: CGRect) {
    standInParts = [.rect(rect)]
  }

  public mutating func move(to end: CGPoint) {
    point = end
  }

  public mutating func addLine(to end: CGPoint) {
    standInParts.append(.line(point, end))
    point = end
  }
}
