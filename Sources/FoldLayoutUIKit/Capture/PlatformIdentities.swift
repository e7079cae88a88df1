#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
/// Whole numbers for the platform's identities, of which it is not known whether they may leave the main actor.
struct PlatformIdentities {
  private var known: [(identity: AnyHashable, number: Int)] = []
  private var last = 0

  /// A device has a handful; what is older than this many is forgotten.
  private static var memory: Int { 64 }

  /// The number of an identity, the same at each call.
  ///
  /// - Parameter identity: The platform's identity.
  /// - Returns: Its number.
  mutating func number(of identity: AnyHashable) -> Int {
    if let index = known.firstIndex(where: { $0.identity == identity }) {
      // What is still seen is not the first to be forgotten.
      known.append(known.remove(at: index))
    } else {
      last += 1
      known.append((identity, last))
      known.removeFirst(max(0, known.count - Self.memory))
    }
    return known.last?.number ?? last
  }
}
#endif
