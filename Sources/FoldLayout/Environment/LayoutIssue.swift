/// Something that was told and cannot be, and what was done about it.
///
/// Issues are values: a coordinator hands them to its `onIssue` closure, functions return them beside their answer,
/// and nothing that comes from outside ever traps (rule F9).
public enum LayoutIssue: Hashable, Sendable {
  /// An environment was refused because its size is negative or not finite.
  case sizeRefused(LayoutSize)

  /// A fact was taken as not told because its value is negative, zero or not finite where it cannot be.
  case factDropped(Fact)

  /// A division was dropped; its siblings were kept.
  case divisionDropped(RegionID, RegionFault)

  /// An occlusion was dropped; its siblings were kept.
  case occlusionDropped(RegionID, RegionFault)

  /// A viewport segment was dropped because it cannot be, has no extent, or overlaps one that came before it.
  case segmentDropped(LayoutRect)

  /// A hinge was dropped because one with the same identity came before it.
  case hingeDropped(Hinge.ID)

  /// The angle of a hinge was taken as no reading because it is not finite.
  case angleDropped(Hinge.ID)

  /// The target of a transition was taken as not told because its size is negative or not finite.
  case targetDropped(LayoutSize)

  /// That many events were discarded because observers kept sending events from inside their calls.
  ///
  /// Rule D6.
  case eventsDiscarded(Int)
}

extension LayoutIssue: CustomStringConvertible {
  /// The issue as a sentence.
  public var description: String {
    switch self {
    case .sizeRefused(let size):
      "An environment was refused: no container is \(size.width) wide and \(size.height) high."
    case .factDropped(let fact):
      "The \(fact.name) cannot be what was told, and counts as not told."
    case .divisionDropped(let id, let fault):
      "Division \(id.rawValue) was dropped: \(fault.clause)."
    case .occlusionDropped(let id, let fault):
      "Occlusion \(id.rawValue) was dropped: \(fault.clause)."
    case .segmentDropped(let frame):
      "The viewport segment at (\(frame.minX), \(frame.minY)), \(frame.width) wide and \(frame.height) high, was "
        + "dropped: it cannot be, has no extent, or overlaps another."
    case .hingeDropped(let id):
      "A second hinge with the identity \(id.rawValue) was dropped."
    case .angleDropped(let id):
      "The angle of hinge \(id.rawValue) is not finite, and counts as no reading."
    case .targetDropped(let size):
      "The target of a transition was dropped: no container is \(size.width) wide and \(size.height) high."
    case .eventsDiscarded(let count):
      "\(count) event\(count == 1 ? " was" : "s were") discarded: observers keep sending events from inside their calls."
    }
  }
}
