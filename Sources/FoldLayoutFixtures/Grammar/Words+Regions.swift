import FoldLayout

extension Words {
  static let edge = Vocabulary<LayoutEdge>(("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right))

  /// Why a division separates, or why it does not.
  static let divisionStanding = Vocabulary<DivisionStanding>(
    ("physicalGap", .isPhysicalGap), ("declaredSeparating", .isDeclaredSeparating), ("active", .isActive),
    ("hingeIsClosed", .isContradicted(by: .closed)), ("hingeIsFullyOpen", .isContradicted(by: .fullyOpen)),
    ("inactive", .isInactive))

  /// Why a container's posture is what it is; along which division it is folded stands apart from the word.
  enum PostureWord: CaseIterable {
    case folded
    case foldedOnBothAxes
    case closed
    case notFolded
    case notTold

    init(_ reason: PostureReason) {
      switch reason {
      case .isFolded: self = .folded
      case .isFoldedOnBothAxes: self = .foldedOnBothAxes
      case .isClosed: self = .closed
      case .isNotFolded: self = .notFolded
      case .isNotTold: self = .notTold
      }
    }
  }

  static let postureReason = Vocabulary<PostureWord>(
    ("folded", .folded), ("foldedOnBothAxes", .foldedOnBothAxes), ("closed", .closed), ("notFolded", .notFolded),
    ("notTold", .notTold))
}
