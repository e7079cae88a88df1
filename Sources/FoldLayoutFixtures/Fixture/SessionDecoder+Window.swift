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
    try checkChildren(of: controllers, at: path.appending(key: "controllers"))
    refer(from: patch, at: path)
    var hierarchy = ControllerHierarchy(root: names.controller(name), controllers: [])
    for member in controllers {
      let path = path.appending(key: "controllers").appending(key: member.key)
      references.tellController(member.key, at: path, member.keyPosition)
      hierarchy.controllers.append(controller(from: member))
    }
    return hierarchy
  }

  /// Notes every controller that a patch leads to; what it leaves as it was has been noted before.
  private mutating func refer(from patch: JSONNode, at path: FixturePath) {
    func refer(to node: JSONNode?, at path: FixturePath, _ references: inout NameReferences) {
      if let node, let name = node.text { references.refer(to: .controller, name, at: path, node.position) }
    }
    refer(to: patch["root"], at: path.appending(key: "root"), &references)
    for member in patch["controllers"]?.members ?? [] {
      let path = path.appending(key: "controllers").appending(key: member.key)
      for (index, child) in (member.value["children"]?.elements ?? []).enumerated() {
        refer(to: child, at: path.appending(key: "children").appending(index: index), &references)
      }
      for key in ["forwardsTo", "forwardsLockTo", "presented"] {
        refer(to: member.value[key], at: path.appending(key: key), &references)
      }
    }
  }

  /// Refuses a child that is listed twice, by one controller or by two: it is in one place at a time.
  private func checkChildren(of controllers: [JSONNode.Member], at path: FixturePath) throws(FixtureError) {
    var children: Set<String> = []
    for member in controllers {
      for (index, child) in (member.value["children"]?.elements ?? []).enumerated() {
        guard let name = child.text else { continue }
        let isNew = children.insert(name).inserted
        guard !isNew || children.count > Grammar.greatestNameCount else { continue }
        throw FixtureError(
          isNew ? .limit : .value,
          path: path.appending(key: member.key).appending(key: "children").appending(index: index),
          position: child.position,
          found: isNew ? "more than \(Grammar.greatestNameCount) children" : "\(name.quoted) as a child a second time",
          remedy: isNew ? "leave out what is not shown" : "a controller is contained once: leave it out")
      }
    }
  }

  private mutating func controller(from member: JSONNode.Member) -> ControllerHierarchy.Controller {
    let node = member.value
    var controller = ControllerHierarchy.Controller(names.controller(member.key), name: member.key)
    controller.kind = node["kind"]?.value(in: Words.controllerKind) ?? .content
    controller.mask = node["mask"]?.mask
    controller.preferred = node["preferred"]?.value(in: Words.orientation)
    controller.prefersLock = node["prefersLock"]?.flag ?? false
    for child in node["children"]?.elements ?? [] {
      if let name = child.text { controller.children.append(names.controller(name)) }
    }
    controller.forwardsTo = node["forwardsTo"]?.text.map { names.controller($0) }
    controller.forwardsLockTo = node["forwardsLockTo"]?.text.map { names.controller($0) }
    controller.presented = node["presented"]?.text.map { names.controller($0) }
    controller.style = node["style"]?.value(in: Words.presentationStyle) ?? .automatic
    controller.fillsWindow = node["fillsWindow"]?.flag
    controller.isBeingPresented = node["isBeingPresented"]?.flag ?? false
    controller.isBeingDismissed = node["isBeingDismissed"]?.flag ?? false
    return controller
  }
}
