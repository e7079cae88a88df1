import FoldLayout

extension PostureReplay {
  /// The version of the stream's shape, which is apart from that of the files.
  static let streamVersion = 5

  /// The replay as JSON Lines: a line about the fixture, a line for everything that was told, and a line for each event
  /// that did not happen as the file says.
  ///
  /// The shape is that of `Fixtures/README.md`. Every key is there in every line; a fact that was not told is null.
  /// Lines are made as they are asked for, so that a long session does not fill the memory.
  public var jsonLines: some Sequence<String> {
    (0...(records.count + faults.count)).lazy.map { index in
      if index == 0 { return headerLine }
      return index <= records.count
        ? Self.line(of: records[index - 1], names: fixture.names)
        : JSONWriter.line(line(faults[index - records.count - 1]))
    }
  }

  /// The first line, which has the version.
  var headerLine: String {
    JSONWriter.line(
      .object([
        .init("type", .text("replay")), .init("version", .number(Double(Self.streamVersion))),
        .init("name", .text(fixture.name)),
      ]))
  }

  /// The line of something that was told.
  static func line(of record: Record, names: FixtureNames) -> String {
    JSONWriter.line(value(of: record, names: names))
  }

  private static func value(of record: Record, names: FixtureNames) -> JSONValue {
    let encoder = EmissionEncoder(names: names)
    let orientations = OrientationEncoder(names: names)
    switch record.content {
    case .emission(let information, let observers):
      let start: [JSONValue.Member] = [
        .init("revision", .number(Double(information.revision))),
        .init("observers", .texts(observers)),
      ]
      return line("emission", record.time, start, encoder.value(of: information))
    case .hinge(let update): return line("hinge", record.time, [], encoder.value(of: update))
    case .orientation(let information, let forecast):
      let start = [JSONValue.Member("revision", .number(Double(information.revision)))]
      return line("orientation", record.time, start, orientations.value(of: information, forecast: forecast))
    case .publication(let publication):
      return line("publication", record.time, [], orientations.value(of: publication))
    case .forecast(let orientation, let display):
      return line("forecast", record.time, [], orientations.value(of: orientation, on: display))
    case .layout(let name, let answer):
      let members = LayoutAnswerEncoder(names: names).members(of: answer)
      return line("layout", record.time, [.init("name", .text(name))], .object(members))
    case .issue(let issue):
      return line("issue", record.time, [.init("text", .text("\(issue)"))], .object([]))
    }
  }

  func line(_ fault: EventFault) -> JSONValue {
    let members: [JSONValue.Member] = [
      .init("event", .number(Double(fault.event))), .init("key", .text(fault.key)), .init("text", .text("\(fault)")),
    ]
    return Self.line("fault", fixture.events[fault.event].time, members, .object([]))
  }

  private static func line(
    _ type: String, _ time: Int, _ members: [JSONValue.Member], _ value: JSONValue
  ) -> JSONValue {
    var rest: [JSONValue.Member] = []
    if case .object(let others) = value { rest = others }
    return .object([.init("type", .text(type)), .init("at", .number(Double(time)))] + members + rest)
  }
}
