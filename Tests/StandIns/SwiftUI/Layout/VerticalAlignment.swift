import UIKit

public struct VerticalAlignment: Equatable, Sendable {
  let standInFraction: CGFloat

  public static let top = VerticalAlignment(standInFraction: 0)
  public static let center = VerticalAlignment(standInFraction: 0.5)
  public static let bottom = VerticalAlignment(standInFraction: 1)
}
