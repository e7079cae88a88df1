#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
import FoldLayout

/// What reads of one container leave for the next.
struct ReadingMemory {
  /// What the hinge has reported.
  var hinge = ReportedHinge.untold

  /// The numbers that regions have been given.
  var numbers = RegionNumbers()

  /// Whether a region has been listed since the container came to this window and screen.
  private(set) var hasSeenRegions = false

  /// Whether an empty list is believed, because nothing came in all the time that is waited for it.
  private(set) var believesEmptyList = false

  /// Whether the last read found an empty list and did not believe it.
  private(set) var withholdsRegions = false

  /// The memory of a view that nothing reads regularly: what is listed is believed.
  static var ofNobody: ReadingMemory {
    var memory = ReadingMemory()
    memory.believesEmptyList = true
    return memory
  }

  /// Begins anew: the first layout passes in a window, or on another screen, find no regions although there are some.
  mutating func forgetRegions() {
    hasSeenRegions = false
    believesEmptyList = false
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
      withholdsRegions = !hasSeenRegions && !believesEmptyList && hinge.mayHaveRegions
      if !withholdsRegions { environment.regions = numbers.regions(listed, in: environment) }
    }
    let divisions = environment.regions?.divisions ?? []
    environment.hinges = hinge.hinges(division: divisions.count == 1 ? divisions.first?.id : nil)
  }
}
#endif
