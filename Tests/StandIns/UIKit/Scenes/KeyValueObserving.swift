public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
}

public struct NSKeyValueObservedChange<Value> {
  public let newValue: Value? = nil
  public let oldValue: Value? = nil
}

public final class NSKeyValueObservation: NSObject {
  private let token: StandInObservations.Token

  init(_ token: StandInObservations.Token) {
    self.token = token
  }

  public func invalidate() {
    token.isValid = false
  }

  deinit {
    token.isValid = false
  }
}

/// Who observes one key.
final class StandInObservations {
  final class Token {
    var isValid = true
    let handler: @Sendable () -> Void

    init(_ handler: @escaping @Sendable () -> Void) {
      self.handler = handler
    }
  }

  private var tokens: [Token] = []

  var count: Int { tokens.count { $0.isValid } }

  /// What is called, in order.
  var handlers: [@Sendable () -> Void] { tokens.filter(\.isValid).map(\.handler) }

  func add(_ handler: @escaping @Sendable () -> Void) -> NSKeyValueObservation {
    let token = Token(handler)
    tokens.append(token)
    return NSKeyValueObservation(token)
  }

  func notify() {
    tokens.removeAll { !$0.isValid }
    for token in tokens where token.isValid { token.handler() }
  }
}
