import FoldLayout

@testable import FoldLayoutFixtures

/// Postures as the web's Device Posture asks for them.
enum PostureAnswers {
  static func answer(to vector: Vector) -> JSONValue? {
    vector.operation == "postureEvent" ? event(vector.input) : posture(vector.input)
  }

  private static let size = LayoutSize(width: 800, height: 600)

  private static func window(_ posture: DevicePosture, isDivided: Bool = true) -> LayoutEnvironment {
    var environment = LayoutEnvironment(size: size)
    let halves = [
      LayoutRect(x: 0, y: 0, width: 800, height: 300), LayoutRect(x: 0, y: 300, width: 800, height: 300),
    ]
    environment.regions =
      LayoutRegions.regions(ofViewportSegments: isDivided ? halves : nil, posture: posture, in: size).regions
    return environment
  }

  /// A page and a frame inside it have the posture of the window.
  private static func posture(_ input: JSONNode) -> JSONValue {
    let environment =
      switch (input.word("use"), input.word("mode"), input.word("override")) {
      case ("laptop", _, _), (_, _, "folded"): window(.folded)
      case (_, "one screen only", _): window(.folded, isDivided: false)
      default: window(.continuous)
      }
    let frame = environment.restricted(to: LayoutRect(x: 100, y: 100, width: 400, height: 400))
    return .answer(
      ("posture", .text(environment.devicePosture)), ("main", .text(environment.devicePosture)),
      ("iframe", .text(frame.devicePosture)))
  }

  private final class Page {
    var postures: [String] = []
  }

  /// A page that is hidden is told nothing, and one that is shown again what is different.
  private static func event(_ input: JSONNode) -> JSONValue {
    func posture(_ key: String) -> DevicePosture { input.word(key) == "folded" ? .folded : .continuous }
    let layout = LayoutCoordinator()
    let page = Page()
    layout.update(window(posture("from")))
    layout.observe(page) { page, information in page.postures.append(information.current.devicePosture) }
    let visibility = input.word("visibility")
    if visibility != "visible" { layout.send(.suspend) }
    layout.update(window(posture("to")))
    if visibility == "hidden then visible" { layout.send(.resume(window(posture("to")))) }
    return withExtendedLifetime(page) {
      .answer(("stored", .text(page.postures.last ?? "")), ("event", .flag(page.postures.count > 1)))
    }
  }
}
