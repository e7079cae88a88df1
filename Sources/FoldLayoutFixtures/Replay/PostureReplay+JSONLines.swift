import FoldLayout

extension PostureReplay {
  /// The version of the stream's shape, which is apart from that of the files.
  private static let streamVersion = 1

  /// The replay as JSON Lines: a line about the fixture, then a line for everything that was told.
  ///
  /// The shape is that of `Fixtures/README.md`. Every key is there in every line; a fact that was not told is null.
  /// Lines are made as they are asked for, so that a long session does not fill the memory.
  public var jsonLines: some Sequence<String> {
    (0...records.count).lazy.map { index in
      JSONWriter.line(index == 0 ? header : line(records[index - 1]))
    }
  }

  private var header: JSONValue {
    .object([
      .init("type", .text("replay")), .init("version", .number(Double(Self.streamVersion))),
      .init("name", .text(fixture.name)),
    ])
  }

  private func line(_ record: Record) -> JSONValue {
    switch record.content {
    case .emission(let information):
      let start: [JSONValue.Member] = [
        .init("type", .text("emission")), .init("at", .number(Double(record.time))),
        .init("revision", .number(Double(information.revision))),
      ]
      guard case .object(let members) = EmissionEncoder(names: fixture.names).value(of: information) else {
        return .object(start)
      }
      return .object(start + members)
    case .hinge(let update):
      return .object([
        .init("type", .text("hinge")), .init("at", .number(Double(record.time))),
        .init("name", .text(fixture.name(ofHinge: update.id))),
        .init("status", .word(update.status, in: Words.hingeStatus)),
        .init("angle", update.angle.map { .number($0) } ?? .null),
      ])
    }
  }
}
