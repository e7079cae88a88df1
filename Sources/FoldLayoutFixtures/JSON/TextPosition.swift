/// A place in a text, as editors count it.
public struct TextPosition: Hashable, Sendable {
  /// The line, counted from 1.
  public var line: Int

  /// The character in the line, in Unicode scalars, counted from 1.
  public var column: Int

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - line: The line, counted from 1.
  ///   - column: The character in the line, counted from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  static let start = TextPosition(line: 1, column: 1)
}
