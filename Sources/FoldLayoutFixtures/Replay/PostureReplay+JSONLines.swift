import FoldLayout

extension PostureReplay {
  /// The replay as JSON Lines: a line about the fixture, then a line for everything that was told.
  ///
  /// The shape is that of `Fixtures/README.md`. Every key is there in every line; a fact that was not told is null.
  public var jsonLines: [String] {
    let header = JSONValue.object([
      .init("type", .text("replay")), .init("version", .number(Double(Grammar.version))),
      .init("name", .text(fixture.name)),
    ])
    return ([header] + records.map(line)).map(JSONWriter.line)
  }

  private func line(_ record: Record) -> JSONValue {
    switch record {
    case .emission(let time, let information):
      let start: [JSONValue.Member] = [
        .init("type", .text("emission")), .init("at", .number(Double(time))),
        .init("revision", .number(Double(information.revision))),
      ]
      guard case .object(let members) = EmissionEncoder(names: fixture.names).value(of: information) else {
        return .object(start)
      }
      return .object(start + members)
    case .hinge(let time, let update):
      return .object([
        .init("type", .text("hinge")), .init("at", .number(Double(time))),
        .init("name", .text(fixture.name(ofHinge: update.id))),
        .init("status", .word(update.status, in: Words.hingeStatus)),
        .init("angle", update.angle.map { .number($0) } ?? .null),
      ])
    }
  }
}
