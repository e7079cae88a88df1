import UIKit

public struct HorizontalAlignment: Equatable, Sendable {
  let standInFraction: CGFloat

  public static let leading = HorizontalAlignment(standInFraction: 0)
  public static let center = HorizontalAlignment(standInFraction: 0.5)
  public static let trailing = HorizontalAlignment(standInFraction: 1)
}
