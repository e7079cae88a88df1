#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
import FoldLayout

/// What reads of one container leave for the next.
struct ReadingMemory {
  /// What the hinge has reported.
  private(set) var hinge = ReportedHinge.untold

  /// Whether the hinge reported in a window that the container has left, and has not reported again.
  private(set) var awaitsHinge = false

  private var numbers = RegionNumbers()
  private var hasHeardHinge = false
  private var screen: ObjectIdentifier?

  /// Whether a region has been listed since the container came to this window and screen.
  private var hasSeenRegions = false

  /// Whether an empty list is believed, because nothing came in all the time that is waited for it.
  private var believesEmptyList = false

  private var believesAlways = false

  /// Whether the last read found an empty list and did not believe it.
  private(set) var withholdsRegions = false

  /// The memory of a view that nothing reads regularly: what is listed is believed.
  static var ofNobody: ReadingMemory {
    var memory = ReadingMemory()
    memory.believesAlways = true
    return memory
  }

  /// Begins anew: the first layout passes in a window, or on another screen, find no regions although there are some.
  private mutating func forgetRegions() {
    hasSeenRegions = false
    believesEmptyList = false
  }

  /// The container is read on a screen: on another one than before, regions are to come.
  mutating func come(to screen: ObjectIdentifier?) {
    guard let screen, screen != self.screen else { return }
    self.screen = screen
    forgetRegions()
  }

  /// The container has come to another window, or to none, where the hinge reports again.
  mutating func leaveWindow() {
    forgetRegions()
    if case .reporting = hinge { awaitsHinge = true }
  }

  /// Takes in what the hinge reports.
  ///
  /// That there is none is believed only where nothing was ever heard of one; one that reports no more is not told.
  ///
  /// - Parameter status: The pose, or `nil` where the platform has none to say.
  mutating func noteHinge(_ status: Hinge.Status?) {
    awaitsHinge = false
    hasHeardHinge = hasHeardHinge || status != nil
    hinge = status.map { .reporting($0) } ?? (hasHeardHinge ? .untold : .absent)
  }

  /// Believes an empty list from now on.
  mutating func believeEmptyList() {
    believesEmptyList = true
  }

  /// Takes in what is listed, and tells regions and hinges of it.
  ///
  /// While the hinge is open, or its pose is not known, an empty list before the first that is not is no answer yet.
  /// Rule A1.
  ///
  /// - Parameters:
  ///   - listed: The regions in the container's coordinates; `nil` where the platform cannot tell.
  ///   - environment: The other facts.
  mutating func readRegions(_ listed: ListedRegions?, into environment: inout LayoutEnvironment) {
    withholdsRegions = false
    if let listed {
      hasSeenRegions = hasSeenRegions || !listed.isEmpty
      withholdsRegions = !hasSeenRegions && !believesEmptyList && !believesAlways && hinge.mayHaveRegions
      if !withholdsRegions { environment.regions = numbers.regions(listed, in: environment) }
    }
    let divisions = environment.regions?.divisions ?? []
    environment.hinges = hinge.hinges(division: divisions.count == 1 ? divisions.first?.id : nil)
  }
}
#endif
