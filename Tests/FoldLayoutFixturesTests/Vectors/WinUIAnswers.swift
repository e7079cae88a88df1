import FoldLayout

@testable import FoldLayoutFixtures

/// Two panes as WinUI asks for them.
enum WinUIAnswers {
  static func answer(to vector: Vector) -> JSONValue? {
    let input = vector.input
    switch vector.operation {
    case "mode": return mode(input)
    case "lengths": return lengths(input)
    case "regionMode": return .answer(("mode", .text(mode(of: window(input)))))
    case "paneLengths": return paneLengths(input)
    default: return nil
    }
  }

  /// A window that is told by its regions, as a browser tells viewport segments.
  private static func window(_ input: JSONNode) -> LayoutEnvironment {
    let regions = input.list("regions").map(\.frame)
    let size = LayoutSize(width: regions.map(\.maxX).max() ?? 0, height: regions.map(\.maxY).max() ?? 0)
    var environment = LayoutEnvironment(size: size)
    environment.regions = LayoutRegions.regions(ofViewportSegments: regions, posture: .continuous, in: size).regions
    return environment
  }

  private static func mode(of environment: LayoutEnvironment) -> String {
    let segments = environment.segments
    if segments.contains(where: { $0.column > 0 }) { return "wide" }
    return segments.contains { $0.row > 0 } ? "tall" : "singlePane"
  }

  /// The control, in a window of regions or alone.
  private static func container(_ input: JSONNode) -> LayoutEnvironment {
    guard let rect = input["controlRect"]?.frame else { return LayoutEnvironment(size: input["size"]?.extent ?? .zero) }
    return window(input).restricted(to: rect)
  }

  /// What each configuration allows, and at which size a control prefers an axis: its thresholds are exclusive.
  private static func mode(_ input: JSONNode) -> JSONValue {
    let container = container(input)
    let (wide, tall) = (input.word("wideConfiguration"), input.word("tallConfiguration"))
    var allowed: LayoutAxes = []
    if wide != "singlePane" { allowed.insert(.horizontal) }
    if tall != "singlePane" { allowed.insert(.vertical) }
    let thresholds = Breakpoints(
      widths: [input.double("minWideModeWidth")], heights: [input.double("minTallModeHeight")],
      includesLowerBounds: false)
    let classes = thresholds.classes(for: container.size)
    var split = PaneSplit(panes: [Pane(), Pane(priority: input.word("priority") == "pane2" ? 1 : 0)], axes: allowed)
    if classes.width.index > 0, allowed.contains(.horizontal) {
      split.preferredAxis = .horizontal
    } else if classes.height.index > 0, allowed.contains(.vertical) {
      split.preferredAxis = .vertical
    } else if container.segments.count == 1 {
      split.axes = []
    }
    let answer = split.answer(in: container)
    switch answer.axis {
    case .horizontal: return .answer(("viewMode", .text(wide)), ("mode", .text("wide")))
    case .vertical: return .answer(("viewMode", .text(tall)), ("mode", .text("tall")))
    case nil:
      let shown = answer.hidden == [0] ? "pane2Only" : "pane1Only"
      return .answer(("viewMode", .text(shown)), ("mode", .text("singlePane")))
    }
  }

  private static func lengths(_ input: JSONNode) -> JSONValue? {
    let answer = PaneSplit(panes: [Pane(), Pane()]).answer(in: container(input))
    guard let axis = answer.axis, let first = answer.frames[0], let second = answer.frames[1] else { return nil }
    let isWide = axis == .horizontal
    return .answer(
      ("viewMode", .text(isWide ? "leftRight" : "topBottom")), ("first", .length(isWide ? first.width : first.height)),
      ("gap", .length(isWide ? second.minX - first.maxX : second.minY - first.maxY)),
      ("second", .length(isWide ? second.width : second.height)),
      ("crossLength", .length(isWide ? first.height : first.width)))
  }

  /// A star is what the other leaves.
  private static func paneLengths(_ input: JSONNode) -> JSONValue {
    let panes = ["pane1", "pane2"].map { key in
      Pane(width: PaneDimensionRange(preferred: input[key]?["pixel"]?.number.map { .absolute($0) } ?? .automatic))
    }
    let container = LayoutEnvironment(size: LayoutSize(width: input.double("extent"), height: 100))
    let frames = PaneSplit(panes: panes).answer(in: container).frames
    return .answer(("pane1", .length(frames[0]?.width ?? 0)), ("pane2", .length(frames[1]?.width ?? 0)))
  }
}
