#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(visionOS)
public import FoldLayoutUIKit
public import SwiftUI

extension LayoutEdgeInsets {
  /// Takes over SwiftUI's insets, which have a leading edge and a trailing one.
  ///
  /// - Parameters:
  ///   - insets: The insets, in points.
  ///   - direction: The direction in which SwiftUI lays out.
  public init(_ insets: EdgeInsets, in direction: LayoutDirection) {
    let isMirrored = direction == .rightToLeft
    self.init(
      top: Double(insets.top), left: Double(isMirrored ? insets.trailing : insets.leading),
      bottom: Double(insets.bottom), right: Double(isMirrored ? insets.leading : insets.trailing))
  }
}
#endif
