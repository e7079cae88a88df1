/// How a container is folded.
///
/// It is found from the divisions and hinges, never from an angle or a size (rule F7).
public enum Posture: Hashable, Sendable, CaseIterable {
  /// The device is shut.
  case closed

  /// The container is not folded; a physical gap may divide it all the same.
  case flat

  /// A folded line divides the container into left and right.
  case book

  /// A folded line divides the container into top and bottom.
  case tabletop
}

extension Posture {
  var words: String {
    switch self {
    case .closed: "closed"
    case .flat: "flat"
    case .book: "book"
    case .tabletop: "tabletop"
    }
  }
}
