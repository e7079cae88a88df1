import FoldLayout

@testable import FoldLayoutFixtures

/// Folding features as Jetpack and its testing library ask for them.
enum FoldingFeatureAnswers {
  static func answer(to vector: Vector) -> JSONValue? {
    let input = vector.input
    switch vector.operation {
    case "foldingFeature": return feature(input)
    case "foldingFeatureEqual":
      guard let first = input["a"].flatMap(folding), let second = input["b"].flatMap(folding) else { return nil }
      return .answer(("equal", .flag(first == second)))
    case "adaptFeature": return adapted(input)
    case "makeFeature": return made(input)
    case "splitPlacement": return placement(input)
    case "foldState": return foldState(input)
    default: return nil
    }
  }

  private static func folding(_ node: JSONNode) -> FoldingFeature? {
    let kinds = ["fold": FoldingFeature.Kind.fold, "hinge": .hinge]
    let kind = kinds[node.word("type")] ?? node["type"]?.number.flatMap { FoldingFeature.Kind(rawValue: Int($0)) }
    let states = ["flat": FoldingFeature.State.flat, "halfOpened": .halfOpened]
    let state = states[node.word("state")] ?? node["state"]?.number.flatMap { FoldingFeature.State(rawValue: Int($0)) }
    guard let kind, let state, let bounds = bounds(node) else { return nil }
    return FoldingFeature(bounds: bounds, kind: kind, state: state)
  }

  /// Bounds in numbers, or in words.
  private static func bounds(_ node: JSONNode) -> PixelRect? {
    guard node["bounds"]?.text != nil else { return node["bounds"]?.pixels }
    return node.word("orientation") == "vertical"
      ? PixelRect(x: 100, y: 0, width: 0, height: 200) : PixelRect(x: 0, y: 100, width: 200, height: 0)
  }

  /// A window whose edges a feature joins, if it begins at one.
  private static func window(of bounds: PixelRect) -> PixelRect {
    let isAcross = bounds.x == 0 && bounds.y > 0
    let isDown = bounds.y == 0 && bounds.x > 0
    return PixelRect(
      x: 0, y: 0, width: isAcross ? bounds.width : bounds.x + bounds.width + 100,
      height: isDown ? bounds.height : bounds.y + bounds.height + 100)
  }

  /// What a window is told of a feature.
  private static func told(_ feature: FoldingFeature, in window: PixelRect) -> JSONValue {
    let (regions, issues) = LayoutRegions.regions(of: [feature], in: window, density: 1)
    guard let division = regions.divisions.first, issues.isEmpty else {
      return .answer(("error", .text("dropped")), ("accepted", .flag(false)))
    }
    var environment = LayoutEnvironment(size: LayoutSize(width: window.width, height: window.height))
    environment.regions = regions
    return .answer(
      ("bounds", .frame(division.frame)), ("isSeparating", .flag(environment.separates(division))),
      ("occlusionType", .text(division.thickness > 0 ? "full" : "none")), ("orientation", .text("\(division.axis)")),
      ("state", .text(division.isActive ? "halfOpened" : "flat")), ("accepted", .flag(true)),
      ("segments", .whole(environment.segments.count)))
  }

  private static func feature(_ input: JSONNode) -> JSONValue? {
    folding(input).map { told($0, in: window(of: $0.bounds)) }
  }

  private static func adapted(_ input: JSONNode) -> JSONValue {
    guard let feature = folding(input) else { return .answer(("accepted", .flag(false))) }
    let size = input["window"]?.extent ?? .zero
    return told(feature, in: PixelRect(x: 0, y: 0, width: size.width, height: size.height))
  }

  /// A feature in the middle of a window, as a testing library makes one; where it lies is worked out here.
  private static func made(_ input: JSONNode) -> JSONValue {
    let frame = input["window"]?.frame ?? LayoutRect(origin: .zero, size: .zero)
    let thickness = input.double("size")
    let isVertical = input.word("orientation") == "vertical"
    let bounds =
      isVertical
      ? PixelRect(x: frame.minX + (frame.width - thickness) / 2, y: frame.minY, width: thickness, height: frame.height)
      : PixelRect(x: frame.minX, y: frame.minY + (frame.height - thickness) / 2, width: frame.width, height: thickness)
    let feature = FoldingFeature(
      bounds: bounds, kind: thickness > 0 ? .hinge : .fold, state: input.word("state") == "flat" ? .flat : .halfOpened)
    // The window of a feature whose coordinates do not begin at it reaches from the origin to its far corner.
    return told(feature, in: PixelRect(x: 0, y: 0, width: frame.maxX, height: frame.maxY))
  }

  private static func placement(_ input: JSONNode) -> JSONValue {
    var environment = LayoutEnvironment(size: LayoutSize(width: 200, height: 200))
    let features = input.list("features").map { feature in
      FoldingFeature(
        bounds: feature.word("orientation") == "vertical"
          ? PixelRect(x: 100, y: 0, width: 0, height: 200) : PixelRect(x: 0, y: 100, width: 200, height: 0),
        kind: .fold, state: feature.word("state") == "halfOpened" ? .halfOpened : .flat)
    }
    let window = PixelRect(x: 0, y: 0, width: 200, height: 200)
    environment.regions = LayoutRegions.regions(of: features, in: window, density: 1).regions
    let segments = environment.segments
    let relation =
      segments.count == 1
      ? "both views fill the same area"
      : segments.contains { $0.row > 0 } ? "start completely above end" : "start completely before end"
    return .answer(("relation", .text(relation)))
  }

  /// A fold in the coordinates of a web view, in points.
  private static func foldState(_ input: JSONNode) -> JSONValue {
    let density = input.double("density")
    let window = PixelRect(x: 0, y: 0, width: 1600, height: 1800)
    let features = input["feature"].flatMap { $0.isNull ? nil : $0 }.map { feature in
      FoldingFeature(
        bounds: feature["bounds"]?.pixels ?? window,
        state: feature.word("state") == "halfOpened" ? .halfOpened : .flat, isSeparating: feature.isSet("isSeparating"),
        isOccluding: feature.word("occlusionType") == "full")
    }
    var environment = LayoutEnvironment(size: window.points(density: density).size)
    environment.regions =
      LayoutRegions.regions(of: features.map { [$0] } ?? [], in: window, density: density).regions
    environment.regions?.occlusions = input.list("cutouts").enumerated().map { index, cutout in
      OcclusionRegion(id: RegionID(rawValue: index), frame: cutout.pixels.points(density: density), isActive: true)
    }
    let offset = input["offset"]?.frame.origin ?? .zero
    let origin = LayoutPoint(x: offset.x / density, y: offset.y / density)
    let view = environment.restricted(to: LayoutRect(origin: origin, size: environment.size))
    let division = view.divisionRegions.first
    return .answer(
      ("state", .text(division?.isActive == true ? "halfOpened" : "flat")),
      ("posture", .text("\(view.posture.map { "\($0)" } ?? "unknown")")),
      ("hingeOrientation", .text(orNull: division.map { "\($0.axis)" })),
      ("hingeBounds", division.map { .frame($0.frame) } ?? .null),
      ("occludedBounds", division.flatMap { $0.isPhysicalGap ? .frame($0.frame) : nil } ?? .null),
      ("isSeparating", .flag(division.map { view.separates($0) } ?? false)),
      ("cameraBounds", .frames(view.activeOcclusionRegions.map(\.frame))))
  }
}
