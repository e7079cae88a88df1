/// Why the facts of an environment do not agree with each other.
///
/// Rule F6.
package enum UnsettledReason: Hashable, Sendable {
  /// A hinge has left closed, and no regions have been told.
  case regionsAreMissing(Hinge.Status)

  /// A division's flag is not what its own hinge makes of it.
  case hingeDisagrees(RegionID, Hinge.Status)

  /// A division does not lie in the window, or does not reach the container or does not run from edge to edge of it.
  case doesNotFit(RegionID)

  /// The reason as a sentence.
  ///
  /// - Parameter division: What a division is called.
  /// - Returns: The sentence.
  package func sentence(division: (RegionID) -> String) -> String {
    switch self {
    case .regionsAreMissing(let status):
      "A hinge is \(status == .fullyOpen ? "fully" : "partially") open, and no regions were told."
    case .hingeDisagrees(let id, .fullyOpen): "\(division(id)) is active while its hinge is fully open."
    case .hingeDisagrees(let id, _): "\(division(id)) is not active while its hinge is partially open."
    case .doesNotFit(let id): "\(division(id)) does not fit the container and its window."
    }
  }
}
