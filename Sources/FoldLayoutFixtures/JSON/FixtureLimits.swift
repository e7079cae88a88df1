/// How much a reader takes in before it refuses.
public struct FixtureLimits: Hashable, Sendable {
  /// The greatest number of arrays and objects inside one another.
  public var depth: Int

  /// The greatest size of a document, in bytes.
  public var byteCount: Int

  /// The greatest depth that a reader ever allows, so that no document can exhaust the stack.
  public static let greatestDepth = 256

  /// Creates limits.
  ///
  /// - Parameters:
  ///   - depth: The greatest nesting; more than ``greatestDepth`` counts as that.
  ///   - byteCount: The greatest size, in bytes.
  public init(depth: Int = 64, byteCount: Int = 16 << 20) {
    self.depth = depth
    self.byteCount = byteCount
  }
}
