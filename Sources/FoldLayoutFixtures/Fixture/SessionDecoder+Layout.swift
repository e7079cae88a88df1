extension SessionDecoder {
  /// Reads the questions for layout functions.
  mutating func layouts(from node: JSONNode?, at path: FixturePath) throws(FixtureError) -> [PostureFixture.Layout] {
    var layouts: [PostureFixture.Layout] = []
    for member in node?.members ?? [] {
      let request = try member.value.layoutRequest(at: path.appending(key: member.key))
      layouts.append(PostureFixture.Layout(name: member.key, request: request))
      references.tell(.layout, member.key)
    }
    layoutNames = layouts.map(\.name)
    return layouts
  }

  /// Reads an event that asks one of them; a name that none has is refused when all have been read.
  mutating func layout(_ node: JSONNode, at path: FixturePath) -> PostureFixture.Event.Action {
    let name = node.text ?? ""
    references.refer(to: .layout, name, at: path, node.position)
    return .layout(layoutNames.firstIndex(of: name) ?? 0)
  }
}
