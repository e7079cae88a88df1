import FoldLayout

/// Something that a session leads to, as a model foretells it and as it happens.
enum SessionCall: Hashable {
  /// An observer is told by its initial closure.
  case initial(Int, LayoutEnvironmentInformation)

  /// An observer is told otherwise.
  case told(Int, LayoutEnvironmentInformation)

  /// An observer of the hinges is told.
  case hinge(Int, Hinge.Update)

  /// Something that cannot be is reported.
  case issue(LayoutIssue)

  /// A read of the source.
  case captured

  /// A wish that the source have a capture made.
  case wished
}

/// Everything that a session leads to.
struct SessionOutcome: Hashable {
  var calls: [SessionCall] = []

  /// What was put into each stream, in the order in which they were made.
  var streams: [[LayoutEnvironmentInformation]] = []
}
