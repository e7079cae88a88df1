extension PostureCheck {
  /// How many files hold, differ, and were refused.
  public struct Summary: Hashable, Sendable {
    /// The number of files that hold.
    public private(set) var holding = 0

    /// The number of files that differ.
    public private(set) var differing = 0

    /// The number of files that were refused.
    public private(set) var refused = 0

    /// Counts the outcomes of checks.
    ///
    /// - Parameter checks: The checks.
    public init(of checks: [PostureCheck]) {
      for check in checks {
        switch check.outcome {
        case .holds: holding += 1
        case .differs: differing += 1
        case .refused: refused += 1
        }
      }
    }

    /// Whether every file holds.
    public var allHold: Bool { differing == 0 && refused == 0 }

    /// The summary as the last of the JSON Lines.
    public var jsonLine: String {
      JSONWriter.line(
        .object([
          .init("type", .text("summary")), .init("holding", .number(Double(holding))),
          .init("differing", .number(Double(differing))), .init("refused", .number(Double(refused))),
        ]))
    }
  }
}
