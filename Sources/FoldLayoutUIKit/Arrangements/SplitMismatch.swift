#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
import FoldLayout

/// What a split asks for and Apple's split arrangement does not have.
public enum SplitMismatch: Error, Hashable, Sendable {
  /// There are so many panes, and Apple's arrangement has two.
  case paneCount(Int)

  /// There is to be so much between the panes, in points, and Apple's arrangement has nothing between them.
  case spacing(Double)

  /// A pane is not to fill across the axis, and in Apple's arrangement all do.
  case alignment(pane: Int)

  /// A pane's priority is no number.
  case priority(pane: Int)

  /// The panes are to lie in the whole bounds, and in Apple's arrangement they lie in the safe area.
  case bounds

  /// An axis is preferred to the longer one, and in Apple's arrangement the longer one is taken.
  case preferredAxis

  /// Panes are to be aligned to a division that lies flat, and Apple's arrangement follows active ones.
  case flatDivisions

  /// Segments under an active occlusion are to be avoided, and Apple's arrangement uses them.
  case occludedSegments
}

extension SplitMismatch {
  /// The first thing that Apple's arrangement does not have, or `nil` where it has all that a split asks for.
  init?(_ split: PaneSplit) {
    if split.panes.count != 2 {
      self = .paneCount(split.panes.count)
    } else if split.spacing != 0 {
      self = .spacing(split.spacing)
    } else if let pane = split.panes.firstIndex(where: { $0.alignment != .fill }) {
      self = .alignment(pane: pane)
    } else if let pane = split.panes.firstIndex(where: { $0.priority.isNaN }) {
      self = .priority(pane: pane)
    } else if split.area != .safeArea {
      self = .bounds
    } else if split.preferredAxis != nil {
      self = .preferredAxis
    } else if split.alignsToFlatDivisions {
      self = .flatDivisions
    } else if split.avoidsOccludedSegments {
      self = .occludedSegments
    } else {
      return nil
    }
  }
}

extension SplitMismatch: CustomStringConvertible {
  /// The mismatch as a sentence, with what would be right.
  public var description: String {
    let (found, remedy) = words
    return "Apple's split arrangement \(found): \(remedy), or lay out with the split's own answer."
  }

  private var words: (found: String, remedy: String) {
    switch self {
    case .paneCount(let count): ("has two panes and not \(count)", "ask for two")
    case .spacing(let length): ("puts nothing between its panes and not \(length) points", "set the spacing to 0")
    case .alignment(let pane): ("fills across its axis, which pane \(pane + 1) is not to", "align it to .fill")
    case .priority(let pane): ("needs a number for the priority of pane \(pane + 1)", "give it one")
    case .bounds: ("lies in the safe area", "set the area to .safeArea")
    case .preferredAxis: ("takes the longer axis", "prefer none")
    case .flatDivisions: ("follows active divisions only", "do not align to flat ones")
    case .occludedSegments: ("uses segments under occlusions too", "do not avoid them")
    }
  }
}
#endif
