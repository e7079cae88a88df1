import FoldLayout

@testable import FoldLayoutFixtures

/// Two panes and a column beside a fold as Accompanist asks for them.
enum AccompanistAnswers {
  static func answer(to vector: Vector) -> JSONValue? {
    switch vector.operation {
    case "twoPane": twoPane(vector.input)
    case "columnPositions": columnPositions(vector.input)
    default: nil
    }
  }

  /// A strategy is a preferred axis and a length: a share of both, or a number for one of the two.
  private static func twoPane(_ input: JSONNode) -> JSONValue {
    let strategy = input["strategy"] ?? input
    let kind = strategy.word("kind")
    var length = PaneDimensionRange(preferred: .absolute(strategy.double("offset")))
    if kind.hasPrefix("fraction") { length = PaneDimensionRange(ratio: strategy.double("fraction")) }
    let isFirst = kind.hasPrefix("fraction") || strategy.isSet("fromStart") || strategy.isSet("fromTop")
    let sized = Pane(
      width: kind.hasSuffix("Horizontal") ? length : .init(), height: kind.hasSuffix("Vertical") ? length : .init())
    let split = PaneSplit(
      panes: isFirst ? [sized, Pane()] : [Pane(), sized], spacing: strategy.double("gap"),
      preferredAxis: kind.hasSuffix("Horizontal") ? .horizontal : .vertical)
    var environment = LayoutEnvironment(size: input["size"]?.extent ?? .zero)
    environment.layoutDirection = input.word("layoutDirection") == "rtl" ? .rightToLeft : .leftToRight
    if input.word("foldAware") != "none" {
      let features = input.list("features").map { feature in
        FoldingFeature(
          bounds: feature.pixelBounds, state: feature.word("state") == "halfOpened" ? .halfOpened : .flat,
          isSeparating: feature.isSet("isSeparating"), isOccluding: feature.word("occlusionType") == "full")
      }
      let window = PixelRect(x: 0, y: 0, width: environment.size.width, height: environment.size.height)
      environment.regions = LayoutRegions.regions(of: features, in: window, density: 1).regions
    }
    let frames = split.answer(in: environment).frames
    return .answer(("first", .pane(frames[0])), ("second", .pane(frames[1])))
  }

  /// Children below each other, of which those that avoid the fold are displaced; a column may be longer than a window.
  private static func columnPositions(_ input: JSONNode) -> JSONValue {
    var environment = LayoutEnvironment(size: LayoutSize(width: 100, height: 2_000))
    if let fold = input["fold"], !fold.isNull {
      let top = fold.double("top") - (input["foldPadding"]?.double("top") ?? 0)
      let bottom = fold.double("bottom") + (input["foldPadding"]?.double("bottom") ?? 0)
      environment = LayoutEnvironment(
        size: environment.size, separating: [LayoutRect(x: 0, y: top, width: 100, height: bottom - top)])
    }
    var top = input.double("columnTop")
    var (stacked, avoiding): ([LayoutRect], [Int]) = ([], [])
    for (index, child) in input.list("children").enumerated() {
      stacked.append(LayoutRect(x: 0, y: top, width: 100, height: child.double("height")))
      if !child.isSet("ignoreFold") { avoiding.append(index) }
      top += child.double("height")
    }
    var tops = stacked.map(\.minY)
    let placed = Displacement(of: avoiding.map { stacked[$0] }).answer(in: environment)
    for (index, frame) in zip(avoiding, placed) { tops[index] = frame.frame?.minY ?? -1 }
    return .answer(("tops", .list(tops.map { .length($0) })))
  }
}

extension JSONNode {
  /// The bounds of a feature, in pixels.
  var pixelBounds: PixelRect { self["bounds"]?.pixels ?? PixelRect(x: 0, y: 0, width: 0, height: 0) }
}

extension JSONValue {
  /// The frame of a pane, or null where it is hidden.
  static func pane(_ rect: LayoutRect?) -> JSONValue { rect.map { .frame($0.withSnappedEdges) } ?? .null }
}
