import FoldLayout

@testable import FoldLayoutFixtures

/// Postures, partitions and panes as Material's adaptive layouts ask for them.
enum MaterialAnswers {
  static func answer(to vector: Vector) -> JSONValue? {
    let input = vector.input
    switch vector.operation {
    case "posture": return posture(input)
    case "directive": return directive(input)
    case "excludedBounds": return excludedBounds(input)
    case "paneValue": return paneValue(input)
    case "drag": return drag(input)
    default: return nil
    }
  }

  /// A window of ten pixels with features of one: they join no edges.
  private static func window(_ features: [FoldingFeature]) -> LayoutEnvironment {
    var environment = LayoutEnvironment(size: LayoutSize(width: 10, height: 10))
    let window = PixelRect(x: 0, y: 0, width: 10, height: 10)
    environment.regions = LayoutRegions.regions(of: features, in: window, density: 1).regions
    return environment
  }

  private static func posture(_ input: JSONNode) -> JSONValue {
    let told = window(
      input.list("features").map { feature in
        FoldingFeature(
          bounds: feature.pixelBounds, state: feature.word("state") == "halfOpened" ? .halfOpened : .flat,
          isSeparating: feature.isSet("isSeparating"), isOccluding: feature.word("occlusionType") == "full")
      })
    var environment = told
    for (index, feature) in input.list("features").enumerated() where index < environment.divisionRegions.count {
      environment.regions?.divisions[index].axis = feature.word("orientation") == "horizontal" ? .horizontal : .vertical
    }
    func frames(_ axis: LayoutAxis, where isWanted: (DivisionRegion) -> Bool = { _ in true }) -> JSONValue {
      .frames(environment.divisionRegions.filter { $0.axis == axis && isWanted($0) }.map(\.frame))
    }
    return .answer(
      ("isTabletop", .flag(environment.posture == .tabletop)), ("allVertical", frames(.vertical)),
      ("allHorizontal", frames(.horizontal)), ("separatingVertical", frames(.vertical) { environment.separates($0) }),
      ("occludingVertical", frames(.vertical, where: \.isPhysicalGap)),
      ("occludingHorizontal", frames(.horizontal, where: \.isPhysicalGap)))
  }

  /// Two panes where the class of the width has room for two, or where a fold lies across.
  private static func directive(_ input: JSONNode) -> JSONValue {
    let size = LayoutSize(width: input.double("width"), height: input.double("height"))
    let isTabletop = input.isSet("isTabletop")
    let fold = LayoutRect(x: 0, y: (size.height / 2).snappedLength, width: size.width, height: 0)
    let classes = Breakpoints.material.classes(for: size)
    let least = input.word("variant") == "dense" ? 600.0 : 840
    let preferred = 360.0
    let panes = [Pane(width: PaneDimensionRange(preferred: .absolute(preferred))), Pane()]
    let beside = PaneSplit(
      panes: panes, spacing: 24, axes: classes.isAtLeast(width: least) ? .horizontal : [], preferredAxis: .horizontal)
    let above = PaneSplit(panes: panes, spacing: 24, axes: isTabletop ? .vertical : [], preferredAxis: .vertical)
    let flat = beside.answer(in: LayoutEnvironment(size: size)).frames.compactMap { $0 }
    let folded = above.answer(in: LayoutEnvironment(size: size, separating: isTabletop ? [fold] : [])).frames
      .compactMap { $0 }
    let roomy = PaneSplit(panes: panes).answer(in: LayoutEnvironment(size: LayoutSize(width: 1_200, height: 800)))
    return .answer(
      ("maxHorizontalPartitions", .whole(flat.count)),
      ("horizontalPartitionSpacer", .length(flat.count > 1 ? flat[1].minX - flat[0].maxX : 0)),
      ("maxVerticalPartitions", .whole(folded.count)),
      ("verticalPartitionSpacer", .length(folded.count > 1 ? folded[1].minY - folded[0].maxY : 0)),
      ("defaultPanePreferredWidth", .length(roomy.frames[0]?.width ?? 0)))
  }

  /// Which divisions panes keep off: those that separate.
  private static func excludedBounds(_ input: JSONNode) -> JSONValue? {
    let hinges = input.list("hinges")
    let isVertical = hinges.allSatisfy { $0.isSet("isVertical") }
    var environment = window(
      hinges.map { hinge in
        FoldingFeature(
          bounds: hinge.pixelBounds, state: hinge.isSet("isFlat") ? .flat : .halfOpened,
          isSeparating: hinge.isSet("isSeparating"), isOccluding: hinge.isSet("isOccluding"))
      })
    for index in environment.divisionRegions.indices {
      environment.regions?.divisions[index].axis = isVertical ? .vertical : .horizontal
    }
    let vertical = environment.divisionRegions.filter { $0.axis == .vertical }
    switch input.word("policy") {
    case "avoidSeparating":
      return .answer(("excludedBounds", .frames(vertical.filter { environment.separates($0) }.map(\.frame))))
    default: return nil
    }
  }

  /// Where people go next counts most: priorities say it, and the room decides how many are shown.
  private static func paneValue(_ input: JSONNode) -> JSONValue {
    let names = ["primary", "secondary", "tertiary"]
    let history = input.list("history").compactMap(\.text)
    let panes = names.map { name in
      Pane(
        width: PaneDimensionRange(minimum: .absolute(100)),
        priority: history.lastIndex(of: name).map { Double($0) + 1 } ?? 0)
    }
    let width = 100 * input.double("maxHorizontalPartitions")
    let answer = PaneSplit(panes: panes, preferredAxis: .horizontal)
      .answer(in: LayoutEnvironment(size: LayoutSize(width: width, height: 500)))
    return .object(
      zip(names, answer.frames).map { name, frame in .init(name, .text(frame == nil ? "hidden" : "expanded")) })
  }

  /// A divider that is dragged is a preferred length.
  private static func drag(_ input: JSONNode) -> JSONValue {
    let hook = input["hook"]?.text.flatMap(Double.init)
    let wanted = input.double("start") + (hook ?? input.double("delta"))
    let panes = [Pane(width: PaneDimensionRange(preferred: .absolute(wanted))), Pane()]
    let container = LayoutEnvironment(size: LayoutSize(width: input.double("width"), height: 100))
    return .answer(("offset", .length(PaneSplit(panes: panes).answer(in: container).frames[0]?.width ?? 0)))
  }
}
