/// What is wrong with a fixture, where, and what would be right.
public struct FixtureError: Error, Hashable, Sendable {
  /// What sort of thing is wrong.
  public var kind: Kind

  /// The keys and indexes that lead to the value, as in `events[2].environment.size`; empty for the whole document.
  public var path: String

  /// The place in the text, or `nil` where there is no text.
  public var position: TextPosition?

  /// What is there.
  public var found: String

  /// What would be right.
  public var remedy: String

  init(_ kind: Kind, path: FixturePath = FixturePath(), position: TextPosition?, found: String, remedy: String) {
    self.init(kind, path: path.text, position: position, found: found, remedy: remedy)
  }

  package init(_ kind: Kind, path: String, position: TextPosition?, found: String, remedy: String) {
    self.kind = kind
    self.path = path
    self.position = position
    // Here and not where each error is made, so that none can ever reach a terminal with what it would act on.
    self.found = found.escaped
    self.remedy = remedy.escaped
  }
}

extension FixtureError: CustomStringConvertible {
  /// The error as one line: place, path, what is there, what would be right.
  public var description: String {
    let place = position.map { "\($0.line):\($0.column): " } ?? ""
    return place + (path.isEmpty ? "" : "\(path): ") + "found \(found); \(remedy)"
  }
}
