import FoldLayout

extension SessionDecoder {
  /// Reads what happens to a scene: a patch on what is known of it, or an event of its own.
  mutating func sceneEvent(
    _ kind: String, from node: JSONNode, at path: FixturePath
  ) throws(FixtureError) -> OrientationCoordinator.Event {
    switch kind {
    case "scene":
      guard let scene = try mergeScene(node, at: path) else { return .disconnect }
      return .scene(scene)
    case "window": return .controllers(try mergeWindow(node, at: path))
    case "device": return .device(node.value(in: Words.device))
    case "rotationLock": return .rotationLock(node.flag)
    case "constrain": return .register(try constraint(from: node, at: path))
    case "clear":
      references.refer(to: .constraint, node.text ?? "", at: path, node.position)
      return .clear(names.constraint(node.text ?? ""))
    case "request": return .request(try request(from: node, at: path))
    default: return try answer(from: node, at: path)
    }
  }

  /// Applies a merge patch to what is known of the scene; `nil` says that it has gone, and everything with it.
  mutating func mergeScene(_ patch: JSONNode, at path: FixturePath) throws(FixtureError) -> OrientationScene? {
    guard !patch.isNull else {
      guard mergedScene != nil else { throw nothingToForget("scene", patch, at: path) }
      mergedScene = nil
      mergedWindow = nil
      return nil
    }
    let node = (mergedScene ?? .nothing(at: patch.position)).merged(with: patch)
    mergedScene = node
    var scene = OrientationScene()
    scene.product = node["product"]?.value(in: Words.product)
    scene.hasHomeButton = node["hasHomeButton"]?.flag
    scene.deviceMask = node["device"]?.mask
    scene.system = try version("system", in: node, at: path)
    scene.sdk = try version("sdk", in: node, at: path)
    scene.display = node["display"]?.value(in: Words.display)
    scene.fillsScreen = node["fillsScreen"]?.flag
    scene.isFreelyResizable = node["isFreelyResizable"]?.flag
    scene.applicationMask = node["application"]?.mask
    scene.sceneMask = node["scene"]?.mask
    if let declaration = node["declaration"] {
      scene.declaration = OrientationDeclaration(
        listed: declaration["listed"]?.mask, requiresFullScreen: declaration["requiresFullScreen"]?.flag ?? false,
        fullScreenIgnoredFrom: try version(
          "fullScreenIgnoredFrom", in: declaration, at: path.appending(key: "declaration")))
    }
    return scene
  }

  /// An error for `null` where nothing is told, which is most likely a mistake.
  func nothingToForget(_ what: String, _ node: JSONNode, at path: FixturePath) -> FixtureError {
    FixtureError(
      .value, path: path, position: node.position, found: "null, and no \(what) is told that could go",
      remedy: "tell one before, or leave this out")
  }

  private func version(
    _ key: String, in node: JSONNode, at path: FixturePath
  ) throws(FixtureError) -> OrientationScene.Version? {
    guard let value = node[key], let text = value.text else { return nil }
    if let version = OrientationScene.Version(text) { return version }
    throw FixtureError(
      .value, path: path.appending(key: key), position: value.position, found: value.inWords,
      remedy: "write a version, up to three whole numbers with points between them: \"27.1\"")
  }

  // MARK: Constraints and requests

  private mutating func constraint(
    from node: JSONNode, at path: FixturePath
  ) throws(FixtureError) -> OrientationConstraint {
    let name = try constraintName(of: node, at: path)
    let isLock = node["lock"]?.flag ?? false
    guard isLock || node["only"] != nil else {
      throw missing("only", in: node, at: path, "write the orientations that it wants, or \"lock\": true, or both")
    }
    let mask = node["only"]?.mask
    let demand: OrientationConstraint.Demand = mask.map { isLock ? .onlyOrLock($0) : .only($0) } ?? .lock
    return OrientationConstraint(
      names.constraint(name), demand, name: name, controller: controller(of: node, at: path),
      when: try node["when"].map { node throws(FixtureError) in
        try node.condition(at: path.appending(key: "when"))
      })
  }

  private mutating func request(from node: JSONNode, at path: FixturePath) throws(FixtureError) -> RotationRequest {
    let name = try constraintName(of: node, at: path)
    references.tell(.request, name)
    return RotationRequest(
      names.constraint(name), to: node["only"]?.mask ?? [], name: name, controller: controller(of: node, at: path),
      within: node["bound"]?.number ?? 2)
  }

  /// Takes in the name of a constraint or a request, of which there are not too many.
  private mutating func constraintName(of node: JSONNode, at path: FixturePath) throws(FixtureError) -> String {
    let name = node["name"]?.text ?? ""
    references.tell(.constraint, name)
    guard names.constraint(name).rawValue <= Grammar.greatestNameCount else {
      throw FixtureError(
        .limit, path: path.appending(key: "name"), position: node["name"]?.position ?? node.position,
        found: "more than \(Grammar.greatestNameCount) names of constraints and requests",
        remedy: "there are at most \(Grammar.greatestNameCount) in a fixture: use names again that were cleared")
    }
    return name
  }

  private mutating func controller(
    of node: JSONNode, at path: FixturePath
  ) -> ControllerHierarchy.Controller.ID? {
    guard let controller = node["controller"], let name = controller.text else { return nil }
    references.refer(to: .controller, name, at: path.appending(key: "controller"), controller.position)
    return names.controller(name)
  }

  private mutating func answer(
    from node: JSONNode, at path: FixturePath
  ) throws(FixtureError) -> OrientationCoordinator.Event {
    let name = node["request"]?.text ?? ""
    references.refer(
      to: .request, name, at: path.appending(key: "request"), node["request"]?.position ?? node.position)
    let id = names.constraint(name)
    switch (node["refused"], node["expired"]?.flag) {
    case (let refusal?, nil): return .requestRefused(id, refusal.refusal)
    case (nil, true?): return .requestExpired(id)
    default:
      throw FixtureError(
        .value, path: path, position: node.position, found: "an answer that is neither or both",
        remedy: "write either \"refused\": {\"code\": 101, …} or \"expired\": true; what is granted is captured")
    }
  }
}

extension JSONNode {
  /// The mask of a set of orientations.
  var mask: Interface.OrientationMask? {
    elements?.compactMap { $0.value(in: Words.maskOrientation) }
      .reduce(into: []) { $0.insert(Interface.OrientationMask($1)) }
  }

  var refusal: RotationRequest.Refusal {
    RotationRequest.Refusal(
      code: Int(self["code"]?.number ?? 0), asked: self["asked"]?.mask, supported: self["supported"]?.mask)
  }
}
