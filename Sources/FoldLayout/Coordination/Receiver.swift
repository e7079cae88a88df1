/// One entry of a registry: somebody who is held weakly and told values.
///
/// It is a class so that its registration can be ended in constant time, without knowing where it stands.
class Receiver<Value: ToldValue>: Cancellable {
  var aspects: Value.Aspects
  private(set) var isRegistered = true

  init(aspects: Value.Aspects) {
    self.aspects = aspects
  }

  /// Whether there is still somebody to tell.
  var isAlive: Bool { false }

  /// The identity by which it is found again, of which there is one entry at most.
  var identity: ObjectIdentifier? { nil }

  /// Tells the value, if there is still somebody to tell, and answers whether there was.
  ///
  /// To ask ``isAlive`` afterwards would load the weak reference a second time.
  @discardableResult
  func receive(_ value: Value, isInitial: Bool) -> Bool { false }

  func cancel() {
    isRegistered = false
  }
}

/// An entry for a stream, which lasts until nobody reads it any more.
///
/// It ends the stream as it goes, and it goes with the coordinator.
final class StreamReceiver<Value: ToldValue & Sendable>: Receiver<Value> {
  private let continuation: AsyncStream<Value>.Continuation
  private weak var reader: StreamReader?

  init(_ continuation: AsyncStream<Value>.Continuation, aspects: Value.Aspects) {
    self.continuation = continuation
    let reader = StreamReader()
    continuation.onTermination = { [reader] _ in withExtendedLifetime(reader) {} }
    self.reader = reader
    super.init(aspects: aspects)
  }

  override var isAlive: Bool { reader != nil }

  override func receive(_ value: Value, isInitial: Bool) -> Bool {
    if case .terminated = continuation.yield(value) { return false }
    return true
  }

  deinit {
    continuation.finish()
  }
}

/// Stands for whoever reads a stream, who may stop on any thread.
///
/// The stream holds it for as long as it is read, in the handler that it lets go of when that is over.
private final class StreamReader: Sendable {}

/// An entry for a closure, which lasts as long as its owner, or for an object that is told by its own method.
final class ClosureReceiver<Owner: AnyObject, Value: ToldValue>: Receiver<Value> {
  typealias Action = (Owner, Value) -> Void

  private weak var owner: Owner?
  private var initial: Action?
  private var onChange: Action?
  private let ownIdentity: ObjectIdentifier?

  init(_ owner: Owner, aspects: Value.Aspects, initial: Action?, onChange: @escaping Action) {
    self.owner = owner
    self.initial = initial
    self.onChange = onChange
    ownIdentity = nil
    super.init(aspects: aspects)
  }

  /// Creates the entry of an object that can be found again, of which there is one at most.
  init(observer: Owner, aspects: Value.Aspects, _ tell: @escaping Action) {
    owner = observer
    onChange = tell
    ownIdentity = ObjectIdentifier(observer)
    super.init(aspects: aspects)
  }

  override var isAlive: Bool { owner != nil }

  override var identity: ObjectIdentifier? { ownIdentity }

  override func receive(_ value: Value, isInitial: Bool) -> Bool {
    guard let owner, let action = isInitial ? initial ?? onChange : onChange else { return false }
    let released = initial
    if isInitial { initial = nil }
    action(owner, value)
    withExtendedLifetime(released) {}
    return true
  }

  /// Lets go of what the closures captured at once, not only when the entry is cleared away.
  ///
  /// They are taken out before they are released, because what they captured may come back here as it goes.
  override func cancel() {
    super.cancel()
    let released = (initial, onChange)
    initial = nil
    onChange = nil
    withExtendedLifetime(released) {}
  }
}
