import FoldLayoutFixtures

extension Command {
  /// Answers questions for layout functions at a time of a fixture: those of the arguments, else the fixture's own.
  static func layout(_ arguments: [String]) throws(UsageError) -> Outcome {
    let request = try LayoutArguments(arguments)
    let fixture: PostureFixture
    do {
      fixture = try PostureFixture(contentsOfFile: request.file)
    } catch {
      return Outcome(
        errors: error.line(forFile: request.file) + "\n", exitCode: error.kind == .unreadable ? .noFile : .badFile)
    }
    let layouts = request.layouts.isEmpty ? fixture.layouts : request.layouts
    guard !layouts.isEmpty else {
      throw UsageError(sentence: "the file asks for no layout: say what to lay out, such as --panes 320,360..")
    }
    guard let report = LayoutReport(layouts, in: fixture, at: request.time) else {
      return Outcome(
        errors: "\(fixture.name.escaped): no environment is told by then, so there is nothing to lay out\n",
        exitCode: .badFile)
    }
    return Outcome(lines: AnySequence(request.isJSON ? report.jsonLines : report.lines))
  }
}
