extension InfoPlist {
  /// Something in an Info.plist that was skipped because it could not be understood.
  public struct Issue: Hashable, Sendable {
    /// The key, with its suffixes.
    public var key: String

    /// What stands there, in a few words.
    public var found: String

    /// What is wrong with it.
    public var fault: Fault
  }
}

extension InfoPlist.Issue: CustomStringConvertible {
  /// The issue as a sentence that says what would be right.
  public var description: String { "\(key): \(found) is \(fault.clause)" }
}
