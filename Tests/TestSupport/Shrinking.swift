/// Finds the shortest list that still fails.
public enum Shrinking: Sendable {
  /// Leaves out ever smaller runs of a list for as long as what is left still fails.
  ///
  /// - Parameters:
  ///   - list: A list that fails.
  ///   - fails: Whether a list fails.
  /// - Returns: A list that fails and no element of which can be left out.
  public static func shortest<Element>(
    _ list: [Element], whichStill fails: ([Element]) async -> Bool
  ) async -> [Element] {
    var list = list
    var length = max(1, list.count / 2)
    while true {
      var hasShrunk = false
      var start = 0
      while start < list.count {
        let end = min(start + length, list.count)
        let candidate = Array(list[..<start] + list[end...])
        if await fails(candidate) {
          list = candidate
          hasShrunk = true
        } else {
          start = end
        }
      }
      if length > 1 { length /= 2 } else if !hasShrunk { return list }
    }
  }
}
