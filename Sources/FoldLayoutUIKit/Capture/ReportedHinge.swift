#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
import FoldLayout

/// What is known of the device's hinge.
enum ReportedHinge {
  /// It has not reported, or cannot be asked.
  case untold

  /// The platform says that there is none.
  case absent

  /// It is in the pose that it reported last.
  case reporting(Hinge.Status)

  /// The hinges of an environment.
  ///
  /// - Parameter division: The only division, which is then the hinge's own; UIKit does not say which is.
  /// - Returns: The hinges; `nil` where they are not told, and empty where there is none.
  func hinges(division: RegionID?) -> [Hinge]? {
    switch self {
    case .untold: nil
    case .absent: []
    case .reporting(let status): [Hinge(status: status, division: division)]
    }
  }

  /// Whether regions may be on their way although none is listed.
  var mayHaveRegions: Bool {
    switch self {
    case .untold, .reporting(.unknown), .reporting(.partiallyOpen), .reporting(.fullyOpen): true
    case .absent, .reporting(.closed): false
    }
  }
}
#endif
