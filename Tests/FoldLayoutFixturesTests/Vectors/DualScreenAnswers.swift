import FoldLayout

@testable import FoldLayoutFixtures

/// Two panes as the package for the Surface Duo asks for them.
enum DualScreenAnswers {
  static func answer(to vector: Vector) -> JSONValue? {
    let input = vector.input
    switch vector.operation {
    case "twoPane": return twoPane(input)
    case "paneInsets": return paneInsets(input)
    case "hinge": return hinge(input)
    case "screens":
      return .answer(("screens", .frames(screen(input).segments.map(\.frame))))
    case "postureText":
      return .answer(("posture", .text(folding(input).posture == .flat ? "flat" : "halfOpened")))
    case "panesShown" where vector.expected["sheetCentreInScreen"] != nil: return sheet(input)
    default: return nil
    }
  }

  /// A screen whose features all divide it, of whatever kind they are: so that package has it.
  private static func screen(_ input: JSONNode) -> LayoutEnvironment {
    var environment = LayoutEnvironment(
      size: input["screen"]?.extent ?? .zero,
      separating: input.list("features").map { $0.pixelBounds.points(density: 1) })
    environment.layoutDirection = input.word("textDirection") == "rtl" ? .rightToLeft : .leftToRight
    return environment
  }

  /// A screen with folds and hinges.
  private static func folding(_ input: JSONNode) -> LayoutEnvironment {
    var environment = LayoutEnvironment(size: input["screen"]?.extent ?? LayoutSize(width: 800, height: 600))
    let features = input.list("features").filter { $0.word("type") != "cutout" }.map { feature in
      FoldingFeature(
        bounds: feature.pixelBounds, kind: feature.word("type") == "hinge" ? .hinge : .fold,
        state: feature.word("state") == "halfOpened" ? .halfOpened : .flat)
    }
    let window = PixelRect(x: 0, y: 0, width: environment.size.width, height: environment.size.height)
    environment.regions = LayoutRegions.regions(of: features, in: window, density: 1).regions
    return environment
  }

  /// Which features may override what was asked for is a matter of the axes, the ratio and the number of panes.
  private static func twoPane(_ input: JSONNode) -> JSONValue {
    let screen = screen(input)
    let padding = input["padding"]?.edgeInsets ?? .zero
    let area = LayoutRect(
      x: padding.left, y: padding.top, width: screen.size.width - padding.left - padding.right,
      height: screen.size.height - padding.top - padding.bottom)
    let container = screen.restricted(to: area)
    let allowed = input.list("allowedOverrides").compactMap(\.text)
    let axis: LayoutAxis = input.word("direction") == "vertical" ? .vertical : .horizontal
    let isDivided = container.segments.count > 1
    let priority = isDivided && allowed.contains("panePriority") ? "both" : input.word("panePriority")
    let isReversed = input.word("verticalDirection") == "up"
    var split = split(ratio: input.double("paneProportion"), along: axis)
    split.axes = allowed.contains("direction") ? .both : axis == .vertical ? .vertical : .horizontal
    if priority != "both" { split.panes = [Pane()] }
    var frames: [LayoutRect?] = split.answer(in: container).frames
    // Reading from the bottom up is the other order of the same panes.
    if isReversed, split.answer(in: container).axis == .vertical {
      split.panes.reverse()
      frames = split.answer(in: container).frames.reversed()
    }
    if priority == "end" { frames = [nil] + frames }
    if priority == "start" { frames += [nil] }
    return .answer(("start", .pane(frames[0])), ("end", .pane(frames[1])))
  }

  private static func split(ratio: Double, along axis: LayoutAxis) -> PaneSplit {
    let range = PaneDimensionRange(ratio: ratio)
    return PaneSplit(
      panes: [Pane(width: range, height: range).unlessAcross(axis), Pane()], preferredAxis: axis, area: .bounds)
  }

  /// What is left of the insets inside each pane.
  private static func paneInsets(_ input: JSONNode) -> JSONValue {
    var container = screen(input)
    container.safeAreaInsets = input["insets"]?.edgeInsets
    let axis: LayoutAxis = input.word("direction") == "vertical" ? .vertical : .horizontal
    var frames = split(ratio: input.double("paneProportion"), along: axis).answer(in: container).frames
    if input.word("verticalDirection") == "up" { frames.reverse() }
    let insets = frames.map { $0.flatMap { container.restricted(to: $0).safeAreaInsets } ?? .zero }
    return .answer(("start", .edges(insets[0])), ("end", .edges(insets[1])))
  }

  /// On which screen a sheet goes; which panes an application shows is its own choice.
  private static func sheet(_ input: JSONNode) -> JSONValue? {
    let placed = folding(input).placement(of: ItemPlacement(.sheet, size: LayoutSize(width: 300, height: 300)))
    return placed?.segment.map { .answer(("sheetCentreInScreen", .whole($0))) }
  }

  /// The first gap between two panels.
  private static func hinge(_ input: JSONNode) -> JSONValue {
    guard let gap = folding(input).divisionRegions.first(where: \.isPhysicalGap) else {
      return .answer(("hinge", .null))
    }
    return .answer(
      (
        "hinge",
        .answer(
          ("bounds", .frame(gap.frame)), ("type", .text("hinge")),
          ("state", .text(gap.isActive ? "halfOpened" : "flat")))
      ))
  }
}

extension Pane {
  /// The pane without the range across an axis.
  fileprivate func unlessAcross(_ axis: LayoutAxis) -> Pane {
    var pane = self
    if axis == .horizontal { pane.height = .init() } else { pane.width = .init() }
    return pane
  }
}
