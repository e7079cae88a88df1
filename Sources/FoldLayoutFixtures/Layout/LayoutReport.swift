package import FoldLayout

/// The answers to questions for layout functions at a time of a fixture: for people in lines, for programs in others.
package struct LayoutReport: Sendable {
  private let fixture: PostureFixture
  private let time: Int
  private let answers: [(name: String, answer: LayoutAnswer)]

  /// Asks questions in the environment that a fixture has told by a time; `nil` where it has told none by then.
  ///
  /// - Parameters:
  ///   - layouts: The questions.
  ///   - fixture: The fixture.
  ///   - time: The time, in milliseconds; without one it is that of the last event.
  package init?(_ layouts: [PostureFixture.Layout], in fixture: PostureFixture, at time: Int?) {
    let time = time ?? fixture.events.last?.time ?? 0
    guard let environment = fixture.environment(at: time) else { return nil }
    self.fixture = fixture
    self.time = time
    answers = layouts.map { layout in
      let since = layout.request.since.flatMap { $0 <= time ? $0 : nil }
      let previous = since.flatMap { fixture.environment(at: $0) }
      return (layout.name, layout.request.answer(in: environment, since: previous))
    }
  }

  /// The lines for people: for each question what goes where, and why.
  package var lines: [String] {
    answers.flatMap { LayoutAnswerLines($0.answer, to: $0.name, names: fixture.names).lines }
  }

  /// The lines for programs, of the shape that a replay's have.
  package var jsonLines: [String] {
    let header = JSONValue.object([
      .init("type", .text("layouts")), .init("version", .number(Double(PostureReplay.streamVersion))),
      .init("name", .text(fixture.name)),
    ])
    return [JSONWriter.line(header)]
      + answers.map { name, answer in
        PostureReplay.line(of: .init(time: time, content: .layout(name, answer)), names: fixture.names)
      }
  }
}

extension PostureFixture {
  /// The environment that was told last by a time, or `nil` where none was.
  ///
  /// - Parameter time: The time, in milliseconds.
  /// - Returns: The environment as the events up to that time leave it.
  /// - Complexity: O(*n*) in the number of events.
  package func environment(at time: Int) -> LayoutEnvironment? {
    let told = events.last { event in
      guard event.time <= time, case .send(let event) = event.action else { return false }
      return event.environment != nil
    }
    if case .send(let event)? = told?.action { return event.environment }
    return environment
  }
}
