import FoldLayout

@testable import FoldLayoutFixtures

/// The library's answer to each vector, through the smallest adapters that ask it.
enum VectorAnswers {
  /// The files, in the order of the table.
  static let files = [
    "flutter-sub-screen", "viewport-segments", "chromium-156-segments", "folding-feature", "window-size-class",
    "surface-duo-window-state", "iphone-duo-peers", "device-fixtures", "accompanist-two-pane",
    "dual-screen-two-pane", "winui-two-pane-view", "material-adaptive", "activity-embedding",
  ]

  /// The answer, or `nil` where nothing of this library answers such a question.
  static func answer(to vector: Vector) -> JSONValue? {
    switch vector.file {
    case "flutter-sub-screen": FlutterAnswers.answer(to: vector)
    case "viewport-segments", "chromium-156-segments": ViewportAnswers.answer(to: vector)
    case "folding-feature": FoldingFeatureAnswers.answer(to: vector)
    case "window-size-class": WindowSizeAnswers.answer(to: vector)
    case "surface-duo-window-state": WindowStateAnswers.answer(to: vector)
    case "iphone-duo-peers": DuoPeerAnswers.answer(to: vector)
    case "accompanist-two-pane": AccompanistAnswers.answer(to: vector)
    case "dual-screen-two-pane": DualScreenAnswers.answer(to: vector)
    case "winui-two-pane-view": WinUIAnswers.answer(to: vector)
    case "material-adaptive": MaterialAnswers.answer(to: vector)
    case "activity-embedding": EmbeddingAnswers.answer(to: vector)
    default: DeviceAnswers.answer(to: vector)
    }
  }
}

/// Devices as lists have them: a screen, and a hinge that divides it.
enum DeviceAnswers {
  static func answer(to vector: Vector) -> JSONValue? {
    let hinge = vector.input["hinge"].flatMap { $0.isNull ? nil : $0.frame }
    let size = vector.input["screen"]?.extent ?? .zero
    let environment = LayoutEnvironment(size: size, separating: hinge.map { [$0] } ?? []).told
    return .answer(("segments", .frames(environment.segments.map(\.frame))))
  }
}
