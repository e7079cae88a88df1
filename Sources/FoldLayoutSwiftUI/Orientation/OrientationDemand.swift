#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(visionOS)
#if !os(tvOS)
import FoldLayoutUIKit

/// What a view wants of the orientation while it is shown.
enum OrientationDemand: Hashable, Sendable {
  /// Only some orientations, or to keep one of them where masks are ignored.
  case only(Interface.OrientationMask, orLock: Bool)

  /// That the orientation be kept.
  case lock
}
#endif
#endif
