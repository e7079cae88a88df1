#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
public import FoldLayout
public import UIKit

extension LayoutRect {
  /// Creates a rectangle from UIKit's, as it is: it is not standardised.
  ///
  /// - Parameter rect: The rectangle, in points, in whichever coordinates it is meant.
  public init(_ rect: CGRect) {
    self.init(origin: LayoutPoint(rect.origin), size: LayoutSize(rect.size))
  }
}
#endif
