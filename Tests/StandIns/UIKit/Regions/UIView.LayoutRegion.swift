@available(iOS 26.0, tvOS 26.0, *)
extension UIView {
  @MainActor
  public struct LayoutRegion {
    public enum AdaptivityAxis {
      case horizontal
      case vertical
    }

    let cornerAdaptation: AdaptivityAxis?

    public static func safeArea(cornerAdaptation: UIView.LayoutRegion.AdaptivityAxis? = nil) -> UIView.LayoutRegion {
      LayoutRegion(cornerAdaptation: cornerAdaptation)
    }
  }

  public func edgeInsets(for region: UIView.LayoutRegion) -> UIEdgeInsets {
    StandInSystem.provides("edgeInsets(for:)", since: 26)
    return switch region.cornerAdaptation {
    case .horizontal: standInCornerInsets?.horizontal ?? safeAreaInsets
    case .vertical: standInCornerInsets?.vertical ?? safeAreaInsets
    case nil: safeAreaInsets
    }
  }
}
