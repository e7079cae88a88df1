/// A file that was read, played, and compared with what it expects.
public struct PostureCheck: Hashable, Sendable {
  /// The file's path, as it was given.
  public let file: String

  /// What came of it.
  public let outcome: Outcome

  /// Refuses something that is no file to check, such as an empty folder.
  package init(file: String, refused error: FixtureError) {
    self.file = file
    outcome = .refused(error)
  }

  /// Checks a file.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - limits: How much is read before the reader refuses.
  /// - Complexity: O(*n*) in the number of events, times the number of regions.
  public init(contentsOfFile path: String, limits: FixtureLimits = FixtureLimits()) {
    file = path
    do {
      let differences = PostureReplay(try PostureFixture(contentsOfFile: path, limits: limits)).differences
      outcome = differences.isEmpty ? .holds : .differs(differences)
    } catch {
      outcome = .refused(error)
    }
  }
}
