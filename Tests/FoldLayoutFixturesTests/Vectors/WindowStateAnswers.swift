import FoldLayout

@testable import FoldLayoutFixtures

/// Windows across two screens as the SDKs of the Surface Duo ask for them.
enum WindowStateAnswers {
  static func answer(to vector: Vector) -> JSONValue? {
    let input = vector.input
    switch vector.operation {
    case "windowMode":
      let environment = environment(input["state"])
      return .answer(("mode", .text(mode(of: environment, isPortrait: input.isSet("isPortrait")))))
    case "foldablePanes": return panes(input)
    case "largePanes": return largePanes(input)
    case "foldSize":
      return .answer(("size", .length(environment(input["state"]).activeDivisionRegion?.thickness ?? 0)))
    case "isDualScreen":
      let segments = environment(inMode: input.word("mode")).segments
      return .answer(("dual", .flag(segments.count > 1)))
    case "isSinglePane": return singlePane(input)
    case "twoPaneLayout": return layout(input)
    case "screens": return screens(input)
    default: return nil
    }
  }

  /// A window whose fold is declared: its axis, and whether it separates.
  private static func environment(_ state: JSONNode?) -> LayoutEnvironment {
    let size = LayoutSize(width: state?.double("windowWidth") ?? 0, height: state?.double("windowHeight") ?? 0)
    var environment = LayoutEnvironment(size: size)
    if let bounds = state?["foldBounds"] {
      environment.regions = LayoutRegions(divisions: [
        DivisionRegion(
          id: 1, frame: bounds.frame, axis: state?.isSet("foldIsHorizontal") == true ? .horizontal : .vertical,
          isActive: state?.word("foldState") == "halfOpened", isDeclaredSeparating: state?.isSet("foldIsSeparating"))
      ])
    }
    return environment.told
  }

  /// A window in a mode that is only named.
  private static func environment(inMode mode: String) -> LayoutEnvironment {
    let folds: [LayoutRect] =
      switch mode {
      case "dualPortrait": [LayoutRect(x: 100, y: 0, width: 10, height: 200)]
      case "dualLandscape": [LayoutRect(x: 0, y: 100, width: 200, height: 10)]
      default: []
      }
    return LayoutEnvironment(size: LayoutSize(width: 200, height: 200), separating: folds)
  }

  private static func isLarge(_ environment: LayoutEnvironment) -> Bool {
    Breakpoints.material.classes(for: environment.size).isAtLeast(width: 840, height: 480)
  }

  /// A division decides; else a large window counts as two, along its way up.
  private static func mode(of environment: LayoutEnvironment, isPortrait: Bool) -> String {
    let segments = environment.segments
    if segments.contains(where: { $0.row > 0 }) { return "dualLandscape" }
    if segments.contains(where: { $0.column > 0 }) { return "dualPortrait" }
    if isLarge(environment) { return isPortrait ? "dualLandscape" : "dualPortrait" }
    return isPortrait ? "singlePortrait" : "singleLandscape"
  }

  private static func panes(_ input: JSONNode) -> JSONValue {
    var environment = environment(input["state"])
    environment.layoutDirection = input.word("layoutDirection") == "rtl" ? .rightToLeft : .leftToRight
    let segments = environment.segments
    let sizes = segments.count > 1 ? segments.map(\.frame.size) : [.zero, .zero]
    return .answer(("pane1", .extent(sizes[0])), ("pane2", .extent(sizes[1])))
  }

  /// Along which axis a window is divided decides, in the two modes that want one axis only.
  private static func singlePane(_ input: JSONNode) -> JSONValue? {
    let segments = environment(inMode: input.word("windowMode")).segments
    switch input.word("paneMode") {
    case "twoPane": return .answer(("single", .flag(segments.count == 1)))
    case "horizontalSingle": return .answer(("single", .flag(!segments.contains { $0.column > 0 })))
    case "verticalSingle": return .answer(("single", .flag(!segments.contains { $0.row > 0 })))
    default: return nil
    }
  }

  /// Two panes at a fold that separates, or by their weights along the way up.
  private static func layout(_ input: JSONNode) -> JSONValue? {
    guard let size = input["size"]?.extent, let fold = input["fold"]?.frame else { return nil }
    let weights = input.list("weights").compactMap(\.number)
    let isUpright = input.word("deviceOrientation") == "portrait"
    let split = split(weights.first ?? 0.5, along: isUpright ? .vertical : .horizontal)
    let frames = split.answer(in: LayoutEnvironment(size: size, separating: input.isSet("separating") ? [fold] : []))
      .frames
    return .answer(("pane1", .pane(frames[0])), ("pane2", .pane(frames[1])))
  }

  /// A large window in two by a weight, along the way up; one that leaves nothing of a pane is an error to that library.
  private static func largePanes(_ input: JSONNode) -> JSONValue {
    let split = split(input.double("weight"), along: input.isSet("isPortrait") ? .vertical : .horizontal)
    let frames = split.answer(in: environment(input["state"])).frames.compactMap { $0 }
    guard frames.count == 2, frames.allSatisfy({ $0.width > 0 && $0.height > 0 }) else {
      return .answer(("error", .text("a pane without extent")))
    }
    return .answer(("pane1", .extent(frames[0].size)), ("pane2", .extent(frames[1].size)))
  }

  private static func split(_ weight: Double, along axis: LayoutAxis) -> PaneSplit {
    let range = PaneDimensionRange(ratio: weight)
    let first = Pane(width: axis == .horizontal ? range : .init(), height: axis == .vertical ? range : .init())
    return PaneSplit(panes: [first, Pane()], preferredAxis: axis)
  }

  private static func screens(_ input: JSONNode) -> JSONValue {
    let nothing = PixelRect(x: 0, y: 0, width: 0, height: 0)
    let hinge = FoldingFeature(bounds: input["hinge"]?.pixels ?? nothing, kind: .hinge, state: .flat)
    let window = input["window"]?.pixels ?? nothing
    var environment = LayoutEnvironment(size: LayoutSize(width: window.width, height: window.height))
    environment.regions = LayoutRegions.regions(of: [hinge], in: window, density: 1).regions
    let segments = environment.segments
    return .answer(("isDualMode", .flag(segments.count > 1)), ("screens", .frames(segments.map(\.frame))))
  }
}
