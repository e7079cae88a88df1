import FoldLayout

extension SessionDecoder {
  /// Applies a merge patch to the controllers of the key window; `nil` says that they are not told any more.
  mutating func mergeWindow(_ patch: JSONNode, at path: FixturePath) throws(FixtureError) -> ControllerHierarchy? {
    guard !patch.isNull else {
      guard mergedWindow != nil else { throw nothingToForget("window", patch, at: path) }
      mergedWindow = nil
      return nil
    }
    let before = mergedWindow ?? .nothing(at: patch.position)
    try checkRemovals(of: patch["controllers"], from: before["controllers"], at: path.appending(key: "controllers"))
    let node = before.merged(with: patch)
    mergedWindow = node
    guard let root = node["root"], let name = root.text else {
      throw missing("root", in: node, at: path, "a window has a \"root\", which is the name of a controller")
    }
    let controllers = try members(of: node["controllers"], at: path.appending(key: "controllers"))
    guard controllers.contains(where: { $0.key == name }) else {
      throw FixtureError(
        .value, path: path.appending(key: "root"), position: root.position,
        found: "\(name.quoted), which is not among the controllers",
        remedy: Suggestion.sentence(for: name, among: controllers.map(\.key))
          ?? "add \"controllers\": {\(name.quoted): {…}}")
    }
    var hierarchy = ControllerHierarchy(root: names.controller(name), controllers: [])
    references.refer(to: .controller, name, at: path.appending(key: "root"), root.position)
    for member in controllers {
      let path = path.appending(key: "controllers").appending(key: member.key)
      references.tell(.controller, member.key, at: path, member.keyPosition)
      try checkChildren(of: member.value, at: path.appending(key: "children"))
      hierarchy.controllers.append(
        controller(from: member, at: path))
    }
    return hierarchy
  }

  private func checkRemovals(of patch: JSONNode?, from before: JSONNode?, at path: FixturePath) throws(FixtureError) {
    for member in patch?.members ?? [] where member.value.isNull && before?[member.key] == nil {
      throw FixtureError(
        .value, path: path.appending(key: member.key), position: member.keyPosition,
        found: "null for \(member.key.quoted), which is not there to be removed",
        remedy: Suggestion.sentence(for: member.key, among: before?.members?.map(\.key) ?? [])
          ?? "remove one that is told, or leave this out")
    }
  }

  /// Refuses a child that is listed twice: a controller contains another once.
  private func checkChildren(of node: JSONNode, at path: FixturePath) throws(FixtureError) {
    var children: Set<String> = []
    for (index, child) in (node["children"]?.elements ?? []).enumerated() {
      guard let name = child.text, !children.insert(name).inserted else { continue }
      throw FixtureError(
        .value, path: path.appending(index: index), position: child.position, found: "\(name.quoted) a second time",
        remedy: "a controller contains another once: leave it out")
    }
  }

  private mutating func controller(
    from member: JSONNode.Member, at path: FixturePath
  ) -> ControllerHierarchy.Controller {
    let node = member.value
    var controller = ControllerHierarchy.Controller(names.controller(member.key), name: member.key)
    controller.kind = node["kind"]?.value(in: Words.controllerKind) ?? .content
    controller.mask = node["mask"]?.mask
    controller.preferred = node["preferred"]?.value(in: Words.orientation)
    controller.prefersLock = node["prefersLock"]?.flag ?? false
    for (index, child) in (node["children"]?.elements ?? []).enumerated() {
      let path = path.appending(key: "children").appending(index: index)
      if let id = reference(to: child, at: path) { controller.children.append(id) }
    }
    controller.forwardsTo = reference(to: node["forwardsTo"], at: path.appending(key: "forwardsTo"))
    controller.presented = reference(to: node["presented"], at: path.appending(key: "presented"))
    controller.style = node["style"]?.value(in: Words.presentationStyle) ?? .automatic
    controller.fillsWindow = node["fillsWindow"]?.flag
    controller.isBeingPresented = node["isBeingPresented"]?.flag ?? false
    controller.isBeingDismissed = node["isBeingDismissed"]?.flag ?? false
    return controller
  }

  private mutating func reference(
    to node: JSONNode?, at path: FixturePath
  ) -> ControllerHierarchy.Controller.ID? {
    guard let node, let name = node.text else { return nil }
    references.refer(to: .controller, name, at: path, node.position)
    return names.controller(name)
  }
}
