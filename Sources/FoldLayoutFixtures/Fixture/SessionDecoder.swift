import FoldLayout

/// Reads what happens in a session, and keeps the environment that the patches have led to.
///
/// It is given what the grammar has let through, so types are right; what is left to check is whether the values can
/// be together.
struct SessionDecoder {
  var names = FixtureNames()
  var environment: LayoutEnvironment?
  var merged: JSONNode?
  var references = NameReferences()

  /// The scene and its window, as the patches so far have led to them.
  var mergedScene: JSONNode?
  var mergedWindow: JSONNode?

  /// The questions for layout functions, in the order of the file.
  var layouts: [PostureFixture.Layout] = []

  /// The time at which an environment was told first.
  var firstEnvironmentTime: Int?

  private(set) var registersObservers = false
  private var clock = SessionClock()
  private var timeOutside: Int?

  mutating func event(from node: JSONNode, at path: FixturePath) throws(FixtureError) -> PostureFixture.Event {
    let time = try clock.time(of: node, at: path)
    let observer = try self.observer(within: node, time: time, at: path)
    if observer == nil { timeOutside = time }
    // One that is there before any event was told at the start.
    if firstEnvironmentTime == nil, environment != nil { firstEnvironmentTime = 0 }
    let action = try action(from: node, at: time, path)
    if firstEnvironmentTime == nil, environment != nil { firstEnvironmentTime = time }
    return PostureFixture.Event(time: time, observer: observer, action: action)
  }

  /// Refuses a name that is told nowhere, in the session or in what is expected of it.
  mutating func checkNames(in expectations: [JSONNode], at path: FixturePath) throws(FixtureError) {
    for (index, expectation) in expectations.enumerated() {
      references.refer(fromExpectation: expectation, at: path.appending(index: index))
    }
    try references.check()
  }

  /// Reads from inside whose call something happens; it follows the event that leads to that call.
  private mutating func observer(
    within node: JSONNode, time: Int, at path: FixturePath
  ) throws(FixtureError) -> String? {
    guard let within = node["within"], let name = within.text else { return nil }
    let path = path.appending(key: "within")
    references.refer(to: .observer, name, at: path, within.position)
    guard let timeOutside else {
      throw FixtureError(
        .order, path: path, position: within.position, found: "a call before anything has happened",
        remedy: "write this after the event that leads to the call")
    }
    guard time == timeOutside else {
      throw FixtureError(
        .order, path: path, position: within.position, found: "\(time) ms, within a call at \(timeOutside) ms",
        remedy: "a call takes no time: write \"at\": \(timeOutside), as in the event that leads to it")
    }
    return name
  }

  /// Reads the one thing that happens, and the capture that some of them may carry.
  private mutating func action(
    from node: JSONNode, at time: Int, _ path: FixturePath
  ) throws(FixtureError) -> PostureFixture.Event.Action {
    let kinds = Self.kinds.filter { node[$0] != nil }
    guard kinds.count <= 1, !kinds.isEmpty || node["environment"] != nil else {
      throw FixtureError(
        kinds.isEmpty ? .missingKey : .value, path: path, position: node.position,
        found: kinds.isEmpty ? "a time at which nothing happens" : "two things at once",
        remedy: "an event has one of \(Self.kinds.map(\.quoted).joined(separator: ", ")) and \"environment\"; "
          + "two events may have the same time")
    }
    guard let kind = kinds.first, let value = node[kind] else { return .send(.update(try patched(node, at: path))) }
    try checkCapture(of: node, kind, value, at: path)
    switch kind {
    case "transition": return .send(try transition(from: value, in: node, at: path))
    case "delivery":
      guard value.value(in: Words.delivery) == false else { return .send(.suspend) }
      return .send(.resume(try capture(of: node, at: path)))
    case "register": return try registration(from: value, at: path.appending(key: kind))
    case "leave": return departure(from: value, at: path.appending(key: kind))
    case "hinge": return .send(.hinge(hingeUpdate(from: value, at: path.appending(key: kind))))
    case "layout": return try layout(value, at: time, path.appending(key: kind))
    case "forecast": return .forecast(value["display"]?.value(in: Words.display))
    default: return .orient(try sceneEvent(kind, from: value, at: path.appending(key: kind)))
    }
  }

  /// The keys of what can happen, but for the environment, which can stand beside some of them.
  private static let kinds = [
    "transition", "delivery", "register", "leave", "hinge", "scene", "window", "device", "rotationLock", "constrain",
    "clear", "request", "answer", "forecast", "layout",
  ]

  /// Refuses an environment beside something that asks for no capture.
  private func checkCapture(
    of node: JSONNode, _ kind: String, _ value: JSONNode, at path: FixturePath
  ) throws(FixtureError) {
    guard let environment = node["environment"] else { return }
    let phase = value["phase"]?.value(in: Words.phase)
    guard phase == nil || phase == .willBegin, value.value(in: Words.delivery) != false else { return }
    throw FixtureError(
      .value, path: path.appending(key: "environment"), position: environment.position,
      found: "an environment beside \"\(kind)\"",
      remedy: "only a transition's later phases and \"resume\" ask for a capture: write two events")
  }

  private mutating func transition(
    from value: JSONNode, in node: JSONNode, at path: FixturePath
  ) throws(FixtureError) -> LayoutCoordinator.Event {
    let name = value["name"]?.text ?? ""
    let phase = value["phase"]?.value(in: Words.phase) ?? .willBegin
    let id = names.transition(name)
    if phase == .willBegin {
      references.tell(.transition, name)
      return .transitionWillBegin(id, target: value["target"]?.size)
    }
    let ownPath = path.appending(key: "transition")
    references.refer(
      to: .transition, name, at: ownPath.appending(key: "name"), value["name"]?.position ?? value.position)
    if let target = value["target"] {
      throw FixtureError(
        .value, path: ownPath.appending(key: "target"), position: target.position,
        found: "a target at a later phase", remedy: "the target is told when the transition begins")
    }
    let captured = try capture(of: node, at: path)
    return phase == .alongside
      ? .transitionAlongside(id, captured) : .transitionDidEnd(id, isCancelled: phase == .cancelled, captured)
  }

  private mutating func registration(
    from node: JSONNode, at path: FixturePath
  ) throws(FixtureError) -> PostureFixture.Event.Action {
    let name = node["name"]?.text ?? ""
    registersObservers = true
    references.tell(.observer, name)
    return .register(name, node["aspects"]?.aspects ?? .all)
  }

  private mutating func departure(from node: JSONNode, at path: FixturePath) -> PostureFixture.Event.Action {
    let name = node["name"]?.text ?? ""
    references.refer(to: .observer, name, at: path.appending(key: "name"), node["name"]?.position ?? node.position)
    return .leave(name, isFreed: node["how"]?.value(in: Words.departure) ?? false)
  }

  /// Reads the environment that comes with an event which asks for a capture.
  private mutating func capture(of node: JSONNode, at path: FixturePath) throws(FixtureError) -> LayoutEnvironment? {
    node["environment"] == nil ? nil : try patched(node, at: path)
  }

  private mutating func patched(_ node: JSONNode, at path: FixturePath) throws(FixtureError) -> LayoutEnvironment {
    try merge(node["environment"] ?? node, at: path.appending(key: "environment"))
  }

  private mutating func hingeUpdate(from node: JSONNode, at path: FixturePath) -> Hinge.Update {
    let name = node["name"]?.text ?? ""
    // A fixture may let a hinge report without telling hinges in its environments.
    references.report(name)
    references.refer(
      to: .hinge, name, at: path.appending(key: "name"), node["name"]?.position ?? node.position, mayBeAlone: true)
    return Hinge.Update(
      id: names.hinge(name), status: node["status"]?.value(in: Words.hingeStatus) ?? .unknown,
      angle: node["angle"]?.number)
  }
}
