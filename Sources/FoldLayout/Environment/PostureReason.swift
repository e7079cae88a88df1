/// Why a container's posture is what it is.
///
/// Rule F7.
public enum PostureReason: Hashable, Sendable {
  /// The container is folded along a division: a book or a tabletop.
  case isFolded(along: RegionID, axis: LayoutAxis)

  /// The container is folded along divisions on both axes, for which there is no one name.
  case isFoldedOnBothAxes(RegionID, RegionID)

  /// Every hinge is closed.
  case isClosed

  /// Regions or hinges were told, and no division folds the container.
  case isNotFolded

  /// Neither regions nor hinges were told.
  case isNotTold

  /// The posture that follows.
  public var posture: Posture? {
    switch self {
    case .isFolded(_, .vertical): .book
    case .isFolded(_, .horizontal): .tabletop
    case .isClosed: .closed
    case .isNotFolded: .flat
    case .isFoldedOnBothAxes, .isNotTold: nil
    }
  }

  /// The reason as a sentence.
  ///
  /// - Parameter division: What a division is called.
  /// - Returns: The sentence.
  package func sentence(division: (RegionID) -> String) -> String {
    switch self {
    case .isFolded(let id, .vertical): "It is folded along \(division(id)), whose line is vertical."
    case .isFolded(let id, .horizontal): "It is folded along \(division(id)), whose line is horizontal."
    case .isFoldedOnBothAxes(let first, let second):
      "It is folded along \(division(first)) and \(division(second)), which cross: that has no one name."
    case .isClosed: "Every hinge is closed."
    case .isNotFolded: "No division folds it."
    case .isNotTold: "Neither regions nor hinges were told."
    }
  }
}

extension PostureReason: CustomStringConvertible {
  /// The reason as a sentence, with divisions called by their numbers.
  public var description: String { sentence { "division \($0.rawValue)" } }
}
