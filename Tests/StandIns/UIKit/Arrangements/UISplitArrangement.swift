@available(iOS 27.1, *)
public struct UISplitArrangement: UIArrangementViewController.Arrangement {
  /// Test-only: what was set.
  public private(set) var standInAxes = UIAxis.both
  public private(set) var standInProperties: [UIArrangementViewController.ViewPlacement: ViewProperties] = [:]

  public init() {}

  public func axes(_ axes: UIAxis) -> UISplitArrangement {
    var copy = self
    copy.standInAxes = axes
    return copy
  }

  public var defaultViewProperties: ViewProperties {
    ViewProperties(width: DimensionRange(), height: DimensionRange(), layoutPriority: 0)
  }

  public mutating func setViewProperties(
    _ properties: ViewProperties, for placement: UIArrangementViewController.ViewPlacement
  ) {
    standInProperties[placement] = properties
  }

  public struct ViewProperties {
    public var width: DimensionRange
    public var height: DimensionRange
    public var layoutPriority: CGFloat
  }

  public struct DimensionRange: Equatable, Sendable {
    public var minimum = Dimension.automatic
    public var preferred = Dimension.automatic
    public var maximum = Dimension.automatic

    public init() {}
  }

  public struct Dimension: Hashable, Sendable {
    private enum Kind: Hashable {
      case automatic
      case intrinsic
      case absolute(CGFloat)
      case fractional(CGFloat)
    }

    private let kind: Kind

    public static var automatic: Dimension { Dimension(kind: .automatic) }
    public static var intrinsic: Dimension { Dimension(kind: .intrinsic) }

    public static func absolute(_ dimension: CGFloat) -> Dimension { Dimension(kind: .absolute(dimension)) }

    public static func fractional(_ dimension: CGFloat) -> Dimension { Dimension(kind: .fractional(dimension)) }
  }
}
