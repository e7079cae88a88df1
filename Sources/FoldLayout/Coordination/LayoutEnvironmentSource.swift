/// Where a coordinator's environments come from: an adapter to a platform, or one's own engine.
///
/// Signals carry no data, they only ask for a capture: the source is woken by whatever its platform offers, reads
/// every fact at once, and sends its coordinator ``LayoutCoordinator/Event/capture``. A coordinator keeps its source
/// alive, so a source holds its coordinator weakly, and is an object apart from the coordinator's owner.
public protocol LayoutEnvironmentSource: AnyObject {
  /// Reads every fact about the container as it is at this moment.
  ///
  /// It is called while an event is being sent, by which a capture is asked for and no environment comes along, and so
  /// perhaps outside any layout pass: what has to be laid out first, lay out here. What is sent from inside waits.
  ///
  /// - Returns: The environment, or `nil` where there is nothing to read.
  func capture() -> LayoutEnvironment?

  /// Asks the source to have a capture made soon, for example in its next layout pass.
  ///
  /// This comes with each registration before the first environment, or with the resumption where delivery is suspended
  /// then. The source may send its capture at once.
  func setNeedsCapture()
}
