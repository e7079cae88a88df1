import FoldLayout
import FoldLayoutFixtures

extension Command {
  /// Answers what a scene allows without a fixture.
  static func orientation(_ arguments: [String]) throws(UsageError) -> Outcome {
    var request = try OrientationArguments(arguments)
    var issues: [InfoPlist.Issue] = []
    if let path = request.plist {
      do {
        let (declaration, found) = try InfoPlistFile(path: path).infoPlist
          .declaration(for: request.situation.scene.product)
        request.believe(declaration)
        issues = found
      } catch {
        return Outcome(errors: "\(path.escaped): \(error.sentence)\n", exitCode: error.exitCode)
      }
    }
    let situation = request.situation
    guard request.isJSON else {
      let text = situation.explanation.split(separator: "\n").map { String($0).escaped }
      return Outcome(
        lines: AnySequence(text),
        errors: issues.map { "\(request.plist?.escaped ?? ""): \("\($0)".escaped)\n" }.joined())
    }
    return Outcome(
      lines: AnySequence(OrientationLines(situation).lines(withIssues: issues.map { "\($0)" })))
  }

  /// Prints the account at the end of a fixture, after how it came to that.
  static func explain(_ fixture: PostureFixture, isJSON: Bool) -> Outcome {
    let replay = PostureReplay(fixture)
    let regions = RegionExplanation(replay)
    guard replay.explanation != nil || regions != nil else {
      return Outcome(
        errors: "\(fixture.name.escaped): neither a scene nor an environment is told in this fixture, so there is "
          + "nothing to explain\n", exitCode: .badFile)
    }
    if isJSON { return Outcome(lines: AnySequence(replay.explanationLines)) }
    return Outcome(lines: AnySequence(ExplainReport(replay, regions).lines))
  }
}
