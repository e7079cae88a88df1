public import UIKit

public struct Font: Hashable, Sendable {
  let standInSize: Double

  public enum Weight: Hashable, Sendable {
    case regular, semibold
  }

  public enum Design: Hashable, Sendable {
    case `default`, monospaced
  }

  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
    Font(standInSize: Double(size))
  }
}
