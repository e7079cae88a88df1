import FoldLayout

@testable import FoldLayoutFixtures

/// Parts of a screen as Flutter asks for them.
enum FlutterAnswers {
  static func answer(to vector: Vector) -> JSONValue? {
    let input = vector.input
    switch vector.operation {
    case "selectSubScreen", "dialogSubScreen": return subScreen(input)
    case "subScreens": return areas(input)
    case "avoidBounds": return avoided(input)
    case "removeDisplayFeatures": return withoutFeatures(input)
    default: return nil
    }
  }

  /// A screen with features: folds and hinges divide, cutouts occlude.
  private static func screen(_ size: LayoutSize, _ features: [JSONNode]) -> LayoutEnvironment {
    var environment = LayoutEnvironment(size: size)
    let folding = features.filter { $0.word("type") != "cutout" }.map { feature in
      FoldingFeature(
        bounds: feature["bounds"]?.pixels ?? PixelRect(x: 0, y: 0, width: 0, height: 0),
        kind: feature.word("type") == "hinge" ? .hinge : .fold,
        state: feature.word("state") == "halfOpened" ? .halfOpened : .flat)
    }
    let window = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
    var regions = LayoutRegions.regions(of: folding, in: window, density: 1).regions
    regions.occlusions = features.filter { $0.word("type") == "cutout" }.enumerated().map { index, feature in
      OcclusionRegion(
        id: RegionID(rawValue: index + 1), frame: feature["bounds"]?.frame ?? environment.bounds, isActive: true)
    }
    environment.regions = regions
    return environment
  }

  /// What is free of the segment nearest to an anchor, which is where reading begins unless it is given.
  private static func subScreen(_ input: JSONNode) -> JSONValue {
    let size = input["screen"]?.extent ?? .zero
    var environment = screen(size, input.list("features"))
    environment.layoutDirection = input.word("textDirection") == "rtl" ? .rightToLeft : .leftToRight
    environment.safeAreaInsets = input["padding"]?.edgeInsets
    let anchor = input["anchor"].flatMap { $0.isNull ? nil : $0.frame.origin }
    let start = LayoutPoint(x: environment.layoutDirection == .rightToLeft ? size.width : 0, y: 0)
    let point = anchor ?? start
    let clamped = LayoutPoint(x: min(max(point.x, 0), size.width), y: min(max(point.y, 0), size.height))
    let areas = environment.usableAreas.filter { $0.largest != nil }
    let nearest = areas.min { $0.segment.frame.distance(to: clamped) < $1.segment.frame.distance(to: clamped) }
    guard let area = nearest?.largest else { return .answer(("error", .text("nothing is free"))) }
    return .answer(("subScreen", .frame(area)), ("left", .length(area.minX)), ("right", .length(area.maxX)))
  }

  private static func areas(_ input: JSONNode) -> JSONValue {
    let area = input["area"]?.frame ?? LayoutRect(origin: .zero, size: .zero)
    let screen = LayoutEnvironment(
      size: LayoutSize(width: area.maxX, height: area.maxY), separating: input.list("avoid").map(\.frame))
    let segments = screen.restricted(to: area).segments.map { segment in
      LayoutRect(
        x: segment.frame.minX + area.minX, y: segment.frame.minY + area.minY, width: segment.frame.width,
        height: segment.frame.height)
    }
    return .answer(("areas", .frames(segments)))
  }

  private static func avoided(_ input: JSONNode) -> JSONValue {
    let environment = screen(LayoutSize(width: 1000, height: 1000), input.list("features"))
    let avoided =
      environment.activeOcclusionRegions.map(\.frame)
      + environment.divisionRegions.filter { environment.separates($0) }.map(\.frame)
    return .answer(("avoid", .frames(avoided)))
  }

  /// The three insets and the features of a part, in the screen's coordinates.
  private static func withoutFeatures(_ input: JSONNode) -> JSONValue {
    let part = input["subScreen"]?.frame ?? LayoutRect(origin: .zero, size: .zero)
    let features = input.list("features")
    var environment = screen(input["screen"]?.extent ?? .zero, features)
    environment.windowSize = environment.size
    func insets(_ key: String) -> JSONValue {
      environment.safeAreaInsets = input[key]?.edgeInsets
      return .edges(environment.restricted(to: part).safeAreaInsets ?? .zero)
    }
    let inside = environment.restricted(to: part)
    let kept = inside.divisionRegions.map(\.frame) + inside.occlusionRegions.map(\.frame)
    let told = features.filter { feature in
      kept.contains { $0.minX + part.minX == feature["bounds"]?.frame.minX && $0.size == feature["bounds"]?.extent }
    }
    return .answer(
      ("size", .extent(inside.windowSize ?? inside.size)), ("padding", insets("padding")),
      ("viewPadding", insets("viewPadding")), ("viewInsets", insets("viewInsets")),
      ("features", .list(told.map(\.asValue))))
  }
}

extension LayoutRect {
  fileprivate func distance(to point: LayoutPoint) -> Double {
    let x = max(minX - point.x, 0, point.x - maxX)
    let y = max(minY - point.y, 0, point.y - maxY)
    return (x * x + y * y).squareRoot()
  }
}
