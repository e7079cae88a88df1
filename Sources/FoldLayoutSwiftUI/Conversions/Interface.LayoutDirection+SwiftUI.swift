#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(visionOS)
public import FoldLayoutUIKit
public import SwiftUI

extension Interface.LayoutDirection {
  /// Takes over SwiftUI's direction.
  ///
  /// - Parameter direction: The direction in which SwiftUI lays out.
  public init(_ direction: LayoutDirection) {
    self = direction == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
#endif
