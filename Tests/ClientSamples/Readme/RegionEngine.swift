public import FoldLayout

/// What the README's sample of regions came to.
public struct RegionSample: Sendable {
  /// The reasons that the sample prints.
  public var reasons: [LayoutReason] = []

  /// The parts that it lays out, with the class of each part's width.
  public var parts: [(frame: LayoutRect, widthClass: Int)] = []

  /// Where the class of the window's width begins.
  public var windowWidth: Double?

  /// What is in the way of a badge that lies across the fold.
  public var obstructions: [Clearance.Obstruction] = []

  /// What the sidebar's own environment is divided into.
  public var sidebarSegments = 0
}

/// The README's sample of regions, with what it needs around it.
///
/// - Parameters:
///   - environment: The environment to ask.
///   - badge: A rectangle that may lie across the fold.
///   - sidebar: A container inside.
/// - Returns: What the sample came to.
public func runRegionSample(
  environment: LayoutEnvironment, badge: LayoutRect, sidebar: LayoutRect
) -> RegionSample {
  var sample = RegionSample()
  func place(_ frame: LayoutRect, _ width: BreakpointClass) { sample.parts.append((frame, width.index)) }

  for area in environment.usableAreas {  // in reading order, one for each segment
    guard let frame = area.largest else { continue }
    place(frame, Breakpoints.material.classes(for: frame.size).width)
  }
  let window = Breakpoints.material.windowClasses(in: environment)  // nil where the window was not told
  let clearance = environment.clearance(of: badge)  // clear, or of what it is not
  let inside = environment.restricted(to: sidebar)  // the same facts, in the sidebar's own coordinates
  for reason in UsableAreas().explanation(in: environment).reasons { print(reason) }

  sample.reasons = UsableAreas().explanation(in: environment).reasons
  sample.windowWidth = window?.width.minimum
  sample.obstructions = clearance.obstructions
  sample.sidebarSegments = inside.segments.count
  return sample
}
