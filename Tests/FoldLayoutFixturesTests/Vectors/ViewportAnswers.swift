import FoldLayout

@testable import FoldLayoutFixtures

/// Viewport segments and postures as browsers and packages for the web ask for them.
enum ViewportAnswers {
  static func answer(to vector: Vector) -> JSONValue? {
    let input = vector.input
    switch vector.operation {
    case "segments": return segments(input)
    case "segmentsOfDivision": return segmentsOfDivision(input)
    case "createFeature": return creation(input)
    case "splitViewport": return split(input)
    case "equalSegments": return equalSegments(input)
    case "devicePosture", "postureEvent": return PostureAnswers.answer(to: vector)
    case "cssVariables", "mediaFeatures": return grid(input)
    case "foldCss": return fold(input)
    case "envIndex", "envDefined": return indices(input)
    case "ifSpan": return span(input)
    default: return nil
    }
  }

  /// The band of a display feature, in the screen's coordinates.
  private static func band(_ feature: JSONNode, _ length: String, on screen: LayoutSize) -> DivisionRegion {
    let (offset, thickness) = (feature.double("offset"), feature.double(length))
    let isVertical = feature.word("orientation") == "vertical"
    return DivisionRegion(
      id: 1,
      frame: isVertical
        ? LayoutRect(x: offset, y: 0, width: thickness, height: screen.height)
        : LayoutRect(x: 0, y: offset, width: screen.width, height: thickness),
      axis: isVertical ? .vertical : .horizontal, isActive: false, isDeclaredSeparating: true)
  }

  /// The viewport below the browser's controls, which are part of the screen.
  private static func segments(_ input: JSONNode) -> JSONValue {
    let viewport = input["viewport"]?.extent ?? .zero
    let controls = input.double("topControls")
    let screen = LayoutSize(width: viewport.width, height: viewport.height + controls)
    let feature = input["feature"].flatMap { $0.isNull ? nil : $0 }
    let display = DisplayRegions(
      display: .inner, size: screen,
      regions: LayoutRegions(divisions: feature.map { [band($0, "maskLength", on: screen)] } ?? []))
    var environment = LayoutEnvironment(size: viewport)
    environment.regions = try? display.regions(
      in: LayoutRect(origin: LayoutPoint(x: 0, y: controls), size: viewport), on: .inner)
    return .answer(("segments", .frames(environment.segments.map(\.frame))))
  }

  private static func segmentsOfDivision(_ input: JSONNode) -> JSONValue {
    let viewport = input["viewport"]?.extent ?? .zero
    var environment = LayoutEnvironment(size: viewport)
    environment.regions = LayoutRegions(
      divisions: input["division"].flatMap { $0.isNull ? nil : [band($0, "length", on: viewport)] } ?? [])
    let segments = environment.segments
    return .answer(
      ("segments", .frames(segments.map(\.frame))), ("columns", .whole((segments.map(\.column).max() ?? -1) + 1)),
      ("rows", .whole((segments.map(\.row).max() ?? -1) + 1)))
  }

  /// Whether a window as large as the screen is told of the feature, and nothing is dropped.
  private static func creation(_ input: JSONNode) -> JSONValue {
    let screen = input["screen"]?.extent ?? .zero
    let divisions = input["feature"].map { [band($0, "maskLength", on: screen)] } ?? []
    let display = DisplayRegions(display: .inner, size: screen, regions: LayoutRegions(divisions: divisions))
    var environment = LayoutEnvironment(size: screen)
    environment.regions = try? display.regions(in: environment.bounds, on: .inner)
    let (told, issues) = environment.canonical()
    let isTold = issues.isEmpty && told?.divisionRegions.count == 1
    return isTold ? .answer(("ok", .flag(true))) : .answer(("error", .text("no division of the window")))
  }

  private static func split(_ input: JSONNode) -> JSONValue {
    let fold = input["fold"].flatMap { $0["hingeBounds"] == nil ? nil : $0 }
    var environment = LayoutEnvironment(size: input["viewport"]?.extent ?? .zero)
    if let fold {
      environment.regions = LayoutRegions(divisions: [
        DivisionRegion(
          id: 1, frame: fold["hingeBounds"]?.frame ?? environment.bounds, joining: environment.bounds,
          isActive: fold.word("state") == "half-opened", isDeclaredSeparating: fold.isSet("isSeparating"))
      ])
    }
    return .answer(("segments", .frames(environment.segments.map(\.frame))))
  }

  private static func equalSegments(_ input: JSONNode) -> JSONValue {
    let viewport = input["viewport"]?.extent ?? .zero
    let stacks = input.word("axis") == "vertical"
    let size = LayoutSize(
      width: viewport.width, height: viewport.height - (stacks ? input.double("browserShell") : 0))
    let (count, fold) = (input.double("count"), input.double("foldSize"))
    let length = ((stacks ? size.height : size.width) - (count - 1) * fold) / count
    let folds = (1..<Int(count)).map { index in
      let start = Double(index) * length + Double(index - 1) * fold
      return stacks
        ? LayoutRect(x: 0, y: start, width: size.width, height: fold)
        : LayoutRect(x: start, y: 0, width: fold, height: size.height)
    }
    let segments = LayoutEnvironment(size: size, separating: folds).segments
    return .answer(("segments", .frames(segments.map(\.frame))))
  }

  /// What style sheets are told of segments and posture.
  private static func grid(_ input: JSONNode) -> JSONValue {
    let frames = input.list("segments").map(\.frame)
    let size = LayoutSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
    var environment = LayoutEnvironment(size: size)
    environment.regions =
      LayoutRegions.regions(
        ofViewportSegments: frames, posture: input.word("posture") == "folded" ? .folded : .continuous, in: size
      ).regions
    let segments = environment.segments
    let columns = (segments.map(\.column).max() ?? 0) + 1
    let rows = (segments.map(\.row).max() ?? 0) + 1
    let variables = segments.flatMap { segment -> [JSONValue.Member] in
      let (frame, place) = (segment.frame, "\(segment.column)-\(segment.row)")
      return [
        ("width", frame.width), ("height", frame.height), ("top", frame.minY), ("left", frame.minX),
        ("bottom", frame.maxY), ("right", frame.maxX),
      ].map { .init("\($0.0)-\(place)", .length($0.1)) }
    }
    let classes =
      ["device-posture-\(environment.devicePosture)"]
      + (columns > 1 ? ["horizontal-viewport-segments-\(columns)"] : [])
      + (rows > 1 ? ["vertical-viewport-segments-\(rows)"] : [])
    return .answer(
      ("variableCount", .whole(variables.count)), ("variables", .object(variables)), ("classes", .texts(classes)),
      ("horizontalViewportSegments", .whole(columns)), ("verticalViewportSegments", .whole(rows)))
  }

  private static func fold(_ input: JSONNode) -> JSONValue {
    let frame = input["hingeBounds"]?.frame ?? LayoutRect(origin: .zero, size: .zero)
    let environment = LayoutEnvironment(size: LayoutSize(width: 951, height: 669), separating: [frame])
    guard let fold = environment.activeDivisionRegion else { return .null }
    return .answer(
      ("className", .text("fold-\(fold.axis)")), ("foldLeft", .length(fold.frame.minX)),
      ("foldWidth", .length(fold.thickness)))
  }

  /// Columns count from the left, rows from the top, and one segment alone has no index.
  private static func indices(_ input: JSONNode) -> JSONValue? {
    guard input["indices"] == nil else { return nil }
    let stacks = input.word("layout") == "two stacked"
    let count = input["segmentCount"]?.number ?? 2
    let size = LayoutSize(width: 800, height: 600)
    let folds = (1..<max(2, Int(count))).map { _ in
      stacks ? LayoutRect(x: 0, y: 290, width: 800, height: 20) : LayoutRect(x: 390, y: 0, width: 20, height: 600)
    }
    let segments = LayoutEnvironment(size: size, separating: count > 1 ? folds : []).segments
    let isLast = ["right", "bottom"].contains(input.word("segment"))
    let segment = isLast ? segments.last : segments.first
    return .answer(
      ("defined", .flag(segments.count > 1)),
      ("index", .list([.whole(segment?.column ?? 0), .whole(segment?.row ?? 0)])))
  }

  private static func span(_ input: JSONNode) -> JSONValue {
    let folds: [LayoutRect] =
      switch input.word("screenSpanning") {
      case "dual-vertical": [LayoutRect(x: 390, y: 0, width: 20, height: 600)]
      case "dual-horizontal": [LayoutRect(x: 0, y: 290, width: 800, height: 20)]
      default: []
      }
    let segments = LayoutEnvironment(size: LayoutSize(width: 800, height: 600), separating: folds).segments
    let isVisible =
      switch input.word("condition") {
      case "none": segments.count == 1
      case "horizontal": segments.contains { $0.column > 0 }
      case "vertical": segments.contains { $0.row > 0 }
      default: segments.count > 1
      }
    return .answer(("visible", .flag(isVisible)))
  }
}
