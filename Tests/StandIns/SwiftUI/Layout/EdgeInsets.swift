public import UIKit

public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public static let all = Set(rawValue: 15)
  }
}

public enum VerticalEdge: Int8, CaseIterable, Sendable {
  case top, bottom
}

public enum HorizontalEdge: Int8, CaseIterable, Sendable {
  case leading, trailing
}

public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let all = SafeAreaRegions(rawValue: .max)
}

public struct HorizontalAlignment: Equatable, Sendable {
  let standInFraction: CGFloat

  public static let leading = HorizontalAlignment(standInFraction: 0)
  public static let center = HorizontalAlignment(standInFraction: 0.5)
  public static let trailing = HorizontalAlignment(standInFraction: 1)
}

public struct VerticalAlignment: Equatable, Sendable {
  let standInFraction: CGFloat

  public static let top = VerticalAlignment(standInFraction: 0)
  public static let center = VerticalAlignment(standInFraction: 0.5)
  public static let bottom = VerticalAlignment(standInFraction: 1)
}

public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
}

public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat

  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let topLeading = UnitPoint(x: 0, y: 0)
}
