#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(visionOS)
#if !os(tvOS)
import FoldLayoutUIKit

/// What a view wants of the orientation while it is shown.
struct OrientationDemand: Hashable, Sendable {
  /// What of it is wanted.
  enum Kind: Hashable, Sendable {
    /// Only some orientations, or to keep one of them where masks are ignored.
    case only(Interface.OrientationMask, orLock: Bool)

    /// That the orientation be kept.
    case lock
  }

  let kind: Kind

  /// What the account calls it.
  let name: String

  /// What must be the case for it to count.
  let condition: LayoutCondition?

  /// Another mask where only that is different.
  func mask(inPlaceOf other: OrientationDemand?) -> Interface.OrientationMask? {
    guard let other, name == other.name, condition == other.condition else { return nil }
    guard case .only(let mask, let becomesLock) = kind, case .only(_, becomesLock) = other.kind else { return nil }
    return mask
  }
}
#endif
#endif
