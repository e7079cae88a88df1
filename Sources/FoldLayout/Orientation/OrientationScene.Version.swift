extension OrientationScene {
  /// The version of a system or an SDK, such as 27.1.
  public struct Version: Hashable, Sendable {
    /// The first number.
    public var major: Int

    /// The second number.
    public var minor: Int

    /// Creates a version.
    ///
    /// - Parameters:
    ///   - major: The first number.
    ///   - minor: The second number.
    public init(_ major: Int, _ minor: Int = 0) {
      self.major = major
      self.minor = minor
    }

    /// Reads a version as it stands in an Info.plist: up to three whole numbers with points between them.
    ///
    /// The third number is read and not kept, since nothing here depends on it.
    ///
    /// - Parameter text: The version; anything else gives `nil`.
    public init?(_ text: String) {
      var numbers: [Int] = []
      for part in text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
        guard !part.isEmpty, part.count <= 6, part.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
        numbers.append(part.reduce(0) { $0 * 10 + Int($1 - 0x30) })
      }
      guard (1...3).contains(numbers.count) else { return nil }
      self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0)
    }

    /// Whether this version is another or a later one.
    ///
    /// - Parameter other: The version to compare with.
    /// - Returns: `true` where both are the same.
    func isAtLeast(_ other: Version) -> Bool {
      major != other.major ? major > other.major : minor >= other.minor
    }
  }
}

extension OrientationScene.Version: CustomStringConvertible {
  /// The version as it is written, such as `27.1`.
  public var description: String { "\(major).\(minor)" }
}
