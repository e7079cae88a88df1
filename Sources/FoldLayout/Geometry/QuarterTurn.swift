/// How far content is turned, in quarters of a circle.
///
/// Turning there and back, or four times the same way, gives the same numbers again where lengths are canonical.
///
/// Rule F10.
public enum QuarterTurn: Int, Hashable, Sendable, CaseIterable {
  /// Not turned.
  case none = 0

  /// A quarter, the top going to the right.
  case clockwise = 1

  /// Upside down.
  case half = 2

  /// A quarter, the top going to the left.
  case counterclockwise = 3

  /// The turn that undoes this one.
  var reversed: QuarterTurn {
    switch self {
    case .none: .none
    case .clockwise: .counterclockwise
    case .half: .half
    case .counterclockwise: .clockwise
    }
  }
}
