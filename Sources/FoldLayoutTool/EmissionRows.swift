import FoldLayout
import FoldLayoutFixtures

/// The rows of one emission's block: what changed, from what to what, and always the posture, the divisions, the
/// size classes, and whether the facts agree; nothing where nothing differs.
struct EmissionRows {
  /// A label, and one value or several below each other.
  struct Row: Equatable {
    var label: String
    var values: [String]
  }

  private(set) var rows: [Row] = []
  private let current: LayoutEnvironment
  private let previous: LayoutEnvironment?

  /// Takes an emission apart.
  ///
  /// - Parameters:
  ///   - information: What was told.
  ///   - told: The environment that was told with the emission before.
  ///   - observers: The registered observers that were told.
  ///   - fixture: The fixture, for the names in it.
  init(
    _ information: LayoutEnvironmentInformation, since told: LayoutEnvironment?, to observers: [String],
    in fixture: PostureFixture
  ) {
    current = information.current
    previous = information.previous == nil ? nil : told
    if !observers.isEmpty { rows.append(Row(label: "told", values: [observers.joined(separator: ", ")])) }
    guard previous != current else { return }
    add("size") { $0.size.text }
    add("size classes", isAlwaysShown: true) { $0.sizeClasses?.text }
    add("orientation") { $0.orientation?.description }
    add("safe area") { $0.safeAreaInsets?.text }
    add("corners") { $0.cornerInsets.map { "sideways \($0.horizontal.text); up and down \($0.vertical.text)" } }
    add("direction") { $0.layoutDirection?.words }
    add("scale") { $0.displayScale?.shortestText }
    add("vertical bar") { $0.verticalBarEdge?.words }
    add("window") { $0.windowSize?.text }
    add("in window") { $0.frameInWindow?.text }
    add("display") { $0.display.map { "\($0)" } }
    add("locked") { $0.isOrientationLocked?.words }
    add("resizing") { $0.isInteractivelyResizing?.words }
    add("posture", isAlwaysShown: true) { $0.posture.map { "\($0)" } ?? "not known" }
    addParts("hinges") { $0.hinges?.map { Part($0, in: fixture) } }
    addParts("divisions", isAlwaysShown: true) { environment in
      environment.regions?.divisions.map { Part($0, in: environment, fixture) }
    }
    addParts("occlusions") { $0.regions?.occlusions.map { Part($0, in: fixture) } }
    addParts("segments") { environment in
      environment.usableAreas.enumerated().map { Part($1, at: $0) }
    }
    add("bar") { environment in
      environment.verticalBarSide.flatMap { environment.barFrame(onSide: $0) }.map { $0.frame?.text ?? "no room" }
    }
    add("half") { $0.displayHalf?.words }
    add("settled", isAlwaysShown: true) { $0.isSettled.words }
  }

  private mutating func add(
    _ label: String, isAlwaysShown: Bool = false, _ text: (LayoutEnvironment) -> String?
  ) {
    let now = text(current)
    let before = previous.map(text) ?? now
    if before != now {
      rows.append(Row(label: label, values: ["\(before ?? "not told") → \(now ?? "not told")"]))
    } else if isAlwaysShown || (previous == nil && now != nil) {
      rows.append(Row(label: label, values: [now ?? "not told"]))
    }
  }

  private mutating func addParts(
    _ label: String, isAlwaysShown: Bool = false, _ parts: (LayoutEnvironment) -> [Part]?
  ) {
    let now = parts(current)
    let before = previous.map(parts) ?? now
    if let before, let now, before != now {
      rows.append(Row(label: label, values: Part.changes(from: before, to: now)))
    } else if before != now {
      let values = now.map { Part.list($0, startingWith: "not told → ") } ?? [Part.forgotten(before ?? [])]
      rows.append(Row(label: label, values: values))
    } else if isAlwaysShown || (previous == nil && now != nil) {
      rows.append(Row(label: label, values: now.map { Part.list($0) } ?? ["not told"]))
    }
  }
}
