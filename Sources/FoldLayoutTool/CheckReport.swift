import FoldLayoutFixtures

/// Checks for people: what differs, what was refused, and one line that counts.
struct CheckReport {
  private(set) var checks: [PostureCheck] = []

  /// Checks every fixture that the paths mean, each once; one that is wrong keeps no other from being checked.
  init(paths: [String]) {
    var seen: Set<String> = []
    for path in paths {
      let found = FixtureFinder(path: path)
      for file in found.files where seen.insert(FixtureFinder.standardized(file)).inserted {
        checks.append(PostureCheck(contentsOfFile: file))
      }
      for folder in found.unreadableFolders {
        refuse(folder, .unreadable, "a folder that cannot be read", "check its permissions")
      }
      // More likely a mistake than nothing to do.
      if found.files.isEmpty, found.unreadableFolders.isEmpty {
        refuse(path, .unreadable, "a folder without a .json file", "check the path")
      }
    }
  }

  private mutating func refuse(_ path: String, _ kind: FixtureError.Kind, _ found: String, _ remedy: String) {
    let error = FixtureError(kind, path: "", position: nil, found: found, remedy: remedy)
    checks.append(PostureCheck(file: path, refused: error))
  }

  var allHold: Bool { PostureCheck.Summary(of: checks).allHold }

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
    return "\(checks.count) fixture\(checks.count == 1 ? "" : "s"): \(parts.joined(separator: ", "))"
  }
}

extension FixtureError {
  /// The error as one line, after the file that it is in.
  func line(forFile file: String) -> String { "\(file.escaped)\(position == nil ? ": " : ":")\(self)" }
}
