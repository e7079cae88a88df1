extension PostureCheck {
  /// The check as JSON Lines: a line for each difference, or one for a file that was refused; none where it holds.
  ///
  /// The shape is that of `Fixtures/README.md`. Every key is there in every line of its type.
  public var jsonLines: [String] {
    switch outcome {
    case .holds: []
    case .differs(let differences):
      differences.map { difference in
        line(
          "difference",
          [
            .init("at", .number(Double(difference.time))), .init("path", .text(difference.path)),
            .init("expected", .text(difference.expected)), .init("actual", .text(difference.actual)),
          ])
      }
    case .refused(let error):
      [
        line(
          "refused",
          [
            .init("line", error.position.map { .number(Double($0.line)) } ?? .null),
            .init("column", error.position.map { .number(Double($0.column)) } ?? .null),
            .init("path", .text(error.path)), .init("found", .text(error.found)), .init("remedy", .text(error.remedy)),
          ])
      ]
    }
  }

  private func line(_ type: String, _ members: [JSONValue.Member]) -> String {
    JSONWriter.line(.object([.init("type", .text(type)), .init("file", .text(file))] + members))
  }
}
