import FoldLayoutFixtures

/// Checks for people: what differs, what was refused, and one line that counts.
struct CheckReport {
  private(set) var checks: [PostureCheck] = []

  /// What is wrong with paths that lead to no fixture.
  private(set) var errors: [String] = []

  /// Checks every fixture that the paths mean, each once; one that is wrong keeps no other from being checked.
  init(paths: [String]) {
    var seen: Set<String> = []
    for path in paths {
      switch FixtureFinder.fixtures(at: path) {
      case .files(let files):
        for file in files where seen.insert(file).inserted { checks.append(PostureCheck(contentsOfFile: file)) }
      case .nothing: errors.append("\(path.escaped): found a folder without a .json file; check the path")
      case .unreadable(let folder):
        errors.append("\(folder.escaped): found a folder that cannot be read; check its permissions")
      }
    }
  }

  var allHold: Bool { PostureCheck.Summary(of: checks).allHold && errors.isEmpty }

  /// What differs and nothing else, then the summary.
  var lines: [String] { checks.flatMap(lines) + [summary] }

  var jsonLines: [String] { checks.flatMap(\.jsonLines) + [PostureCheck.Summary(of: checks).jsonLine] }

  private func lines(of check: PostureCheck) -> [String] {
    switch check.outcome {
    case .holds: return []
    case .refused(let error): return [error.line(forFile: check.file), ""]
    case .differs(let differences):
      let width = differences.map { "\($0.time)".count }.max() ?? 0
      let pathWidth = min(differences.map(\.path.count).max() ?? 0, 48)
      let rows = differences.map { difference in
        let time = "\(difference.time)"
        return String(repeating: " ", count: 2 + width - time.count) + "\(time) ms  "
          + difference.path.escaped.padded(to: pathWidth)
          + "  expected \(difference.expected.escaped), was \(difference.actual.escaped)"
      }
      return [check.file.escaped] + rows + [""]
    }
  }

  private var summary: String {
    let summary = PostureCheck.Summary(of: checks)
    let counts = [
      (summary.holding, summary.holding == 1 ? "holds" : "hold"),
      (summary.differing, summary.differing == 1 ? "differs" : "differ"),
      (summary.refused, summary.refused == 1 ? "was refused" : "were refused"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let count = "\(checks.count) fixture\(checks.count == 1 ? "" : "s")"
    return parts.isEmpty ? count : "\(count): \(parts.joined(separator: ", "))"
  }
}

extension FixtureError {
  /// The error as one line, after the file that it is in.
  func line(forFile file: String) -> String { "\(file.escaped)\(position == nil ? ": " : ":")\(self)" }
}
