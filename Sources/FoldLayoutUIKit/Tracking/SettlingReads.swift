#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
import FoldLayout

/// Decides when a container is read again although nothing asks for it.
///
/// Regions lag the hinge, and a layout pass that would tell of them may never come. So while the facts do not agree,
/// re-reads follow until one agrees and is equal to the read before, or the last is done. What is still at odds then is
/// not read again until a fact changes. Rule A1.
struct SettlingReads {
  /// When re-reads follow, in seconds after the read that began them, ascending.
  let delays: [Double]

  private var last: LayoutEnvironment?
  private var step: Int?
  private var isExpectingChange = false

  /// How many have been made since something began to be waited for.
  private var made = 0

  /// Whether as many have been made as are to be, since something began to be waited for.
  var hasWaited: Bool { made >= delays.count }

  /// Whether re-reads are planned and none has been made.
  var isBeforeFirstReread: Bool { step != nil && made == 0 }

  /// What is to be done about the next re-read.
  enum Decision: Equatable {
    /// One that is planned stays planned.
    case leave

    /// One is to be made in so many seconds, instead of any that is planned.
    case plan(Double)

    /// None is needed.
    case stop
  }

  init(delays: [Double]) {
    self.delays = delays.filter { $0.isFinite && $0 > 0 }.sorted()
  }

  /// Takes in what was read.
  ///
  /// - Parameters:
  ///   - environment: The facts.
  ///   - isUnsettled: Whether they disagree, or some are withheld.
  /// - Returns: What is to be done.
  mutating func note(_ environment: LayoutEnvironment, isUnsettled: Bool) -> Decision {
    let isNew = environment != last
    last = environment
    if isExpectingChange { return .leave }
    guard isUnsettled else {
      guard step != nil, !isNew else { return .leave }
      step = nil
      return .stop
    }
    // One that is about to be made is not put off.
    return isNew && step != 0 ? begin() : .leave
  }

  /// Something begins to be waited for that was there before.
  mutating func beginWaiting() {
    made = 0
  }

  /// Plans all re-reads, because something is about to change of which nothing else will tell.
  mutating func expectChange() -> Decision {
    isExpectingChange = true
    return begin()
  }

  /// Takes in that the planned re-read is being made, before what it reads is noted.
  ///
  /// - Returns: What is to be done; `.stop` after the last.
  mutating func advance() -> Decision {
    guard let step else { return .stop }
    made += 1
    guard step + 1 < delays.count else {
      self.step = nil
      isExpectingChange = false
      return .stop
    }
    self.step = step + 1
    return .plan(delays[step + 1] - delays[step])
  }

  /// Forgets everything, because nothing is read for a while.
  mutating func reset() {
    self = SettlingReads(delays: delays)
  }

  private mutating func begin() -> Decision {
    step = delays.isEmpty ? nil : 0
    return delays.first.map { .plan($0) } ?? .stop
  }
}
#endif
