extension SessionDecoder {
  /// Reads the questions for layout functions.
  mutating func layouts(from node: JSONNode?, at path: FixturePath) throws(FixtureError) -> [PostureFixture.Layout] {
    for member in node?.members ?? [] {
      let request = try member.value.layoutRequest(at: path.appending(key: member.key))
      layouts.append(PostureFixture.Layout(name: member.key, request: request))
      references.tell(.layout, member.key)
    }
    return layouts
  }

  /// Reads an event that asks one of them; a name that none has is refused when all have been read.
  mutating func layout(
    _ node: JSONNode, at time: Int, _ path: FixturePath
  ) throws(FixtureError) -> PostureFixture.Event.Action {
    let name = node.text ?? ""
    references.refer(to: .layout, name, at: path, node.position)
    guard let index = layouts.firstIndex(where: { $0.name == name }) else { return .layout(0) }
    if let since = layouts[index].request.since {
      let isEarly = firstEnvironmentTime.map { since < $0 } ?? true
      guard since <= time, !isEarly else {
        throw FixtureError(
          .order, path: path, position: node.position,
          found: "\(name.quoted), whose frame was right at \(since) ms, "
            + (isEarly ? "when no environment was told yet" : "after this"),
          remedy: "ask at or after that time, and tell an environment by then")
      }
    }
    return .layout(index)
  }
}
