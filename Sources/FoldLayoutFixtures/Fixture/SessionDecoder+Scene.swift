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
      mergedScene = nil
      return nil
    }
    let node = (mergedScene ?? .nothing(at: patch.position)).merged(with: patch)
    mergedScene = node
    var scene = OrientationScene()
    scene.product = node["product"]?.value(in: Words.product)
    scene.hasHomeButton = node["hasHomeButton"]?.flag
    scene.device = node["device"]?.mask
    scene.system = try version("system", in: node, at: path)
    scene.sdk = try version("sdk", in: node, at: path)
    scene.display = node["display"]?.value(in: Words.display)
    scene.fillsScreen = node["fillsScreen"]?.flag
    scene.isFreelyResizable = node["isFreelyResizable"]?.flag
    scene.application = node["application"]?.mask
    scene.scene = node["scene"]?.mask
    if let declaration = node["declaration"] {
      scene.declaration = OrientationDeclaration(
        listed: declaration["listed"]?.mask, requiresFullScreen: declaration["requiresFullScreen"]?.flag ?? false,
        fullScreenIgnoredFrom: try version(
          "fullScreenIgnoredFrom", in: declaration, at: path.appending(key: "declaration")))
    }
    return scene
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
    let name = node["name"]?.text ?? ""
    references.tell(.constraint, name)
    let isLock = node["lock"]?.flag ?? false
    guard isLock || node["only"] != nil else {
      throw missing("only", in: node, at: path, "write the orientations that it wants, or \"lock\": true, or both")
    }
    let mask = node["only"]?.mask
    let demand: OrientationConstraint.Demand = mask.map { isLock ? .onlyOrLock($0) : .only($0) } ?? .lock
    return OrientationConstraint(
      names.constraint(name), demand, name: name, controller: controller(of: node, at: path),
      when: try node["when"].map { node throws(FixtureError) in
        try condition(from: node, at: path.appending(key: "when"))
      })
  }

  private mutating func request(from node: JSONNode, at path: FixturePath) throws(FixtureError) -> RotationRequest {
    let name = node["name"]?.text ?? ""
    references.tell(.constraint, name)
    return RotationRequest(
      names.constraint(name), to: node["only"]?.mask ?? [], name: name, controller: controller(of: node, at: path),
      within: node["bound"]?.number ?? 2)
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
      to: .constraint, name, at: path.appending(key: "request"), node["request"]?.position ?? node.position)
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

  private func condition(from node: JSONNode, at path: FixturePath) throws(FixtureError) -> LayoutCondition {
    guard let members = node.members, members.count == 1, let member = members.first else {
      throw FixtureError(
        .value, path: path, position: node.position, found: "\(node.members?.count ?? 0) conditions in one object",
        remedy: "write one key; several conditions are combined by \"and\" or \"or\": [{…}, {…}]")
    }
    let path = path.appending(key: member.key)
    let value = member.value
    switch member.key {
    case "shortestSideBelow": return .shortestSideBelow(value.number ?? 0)
    case "shortestSideAtLeast": return .shortestSideAtLeast(value.number ?? 0)
    case "horizontalSizeClass": return .horizontalSizeClass(value.value(in: Words.sizeClass) ?? .unspecified)
    case "verticalSizeClass": return .verticalSizeClass(value.value(in: Words.sizeClass) ?? .unspecified)
    case "display": return .display(value.value(in: Words.display) ?? .single)
    case "posture": return .posture(value.value(in: Words.posture) ?? .flat)
    case "not": return .not(try condition(from: value, at: path))
    default:
      var conditions: [LayoutCondition] = []
      for (index, element) in (value.elements ?? []).enumerated() {
        conditions.append(try condition(from: element, at: path.appending(index: index)))
      }
      return member.key == "and" ? .and(conditions) : .or(conditions)
    }
  }
}

extension JSONNode {
  static func nothing(at position: TextPosition) -> JSONNode { JSONNode(content: .object([]), position: position) }

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
