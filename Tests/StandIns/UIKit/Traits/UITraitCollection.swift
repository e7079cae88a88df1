@MainActor
public class UITraitCollection: NSObject {
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  public let displayScale: CGFloat
  public let layoutDirection: UITraitEnvironmentLayoutDirection

  private let barEdge: UIVerticalBarEdge

  @available(iOS 27.1, *)
  public var verticalBarEdge: UIVerticalBarEdge {
    StandInSystem.provides("verticalBarEdge", since: 27.1)
    return barEdge
  }

  /// Test-only: UIKit makes trait collections from closures.
  public init(
    standInHorizontal horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    vertical verticalSizeClass: UIUserInterfaceSizeClass = .unspecified, displayScale: CGFloat = 0,
    layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified, barEdge: UIVerticalBarEdge = .unspecified
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.displayScale = displayScale
    self.layoutDirection = layoutDirection
    self.barEdge = barEdge
  }

  @available(iOS 27.1, *)
  public class var systemTraitsAffectingVerticalBarEdge: [any UITraitDefinition.Type] {
    StandInSystem.provides("systemTraitsAffectingVerticalBarEdge", since: 27.1)
    return [StandInVerticalBarTrait.self]
  }

  /// Whether a trait has the same value in both.
  func agrees(with other: UITraitCollection, on trait: UITrait) -> Bool {
    switch trait {
    case is UITraitHorizontalSizeClass.Type: horizontalSizeClass == other.horizontalSizeClass
    case is UITraitVerticalSizeClass.Type: verticalSizeClass == other.verticalSizeClass
    case is UITraitDisplayScale.Type: displayScale == other.displayScale
    case is UITraitLayoutDirection.Type: layoutDirection == other.layoutDirection
    case is StandInVerticalBarTrait.Type: barEdge == other.barEdge
    default: true
    }
  }

  func agrees(with other: UITraitCollection) -> Bool {
    let traits: [UITrait] =
      [
        UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitDisplayScale.self,
        UITraitLayoutDirection.self, StandInVerticalBarTrait.self,
      ]
    return traits.allSatisfy { agrees(with: other, on: $0) }
  }
}
