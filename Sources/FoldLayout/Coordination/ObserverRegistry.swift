/// The receivers of one kind of value, in the order in which they registered.
///
/// Registering, ending and finding one take constant time, amortised: an ended or dead entry stays in the list until
/// something has been delivered or the list has doubled, and is then cleared away together with the others.
final class ObserverRegistry<Value: ToldValue> {
  private var receivers: [Receiver<Value>] = []
  private var receiverByIdentity: [ObjectIdentifier: Receiver<Value>] = [:]
  private var isDelivering = false
  private var clearingCount = 16

  /// The number of entries, those included that nobody has cleared away yet.
  var count: Int { receivers.count }

  /// Whether there is anybody to tell.
  var hasAnyone: Bool { receivers.contains { $0.isRegistered && $0.isAlive } }

  /// The number of objects that can be found again, as far as nobody has cleared them away yet.
  var identityCount: Int { receiverByIdentity.count }

  /// The entry of an object that is registered and alive.
  ///
  /// An entry whose object has died is not found, although a new object may have got the same address.
  func receiver(for object: AnyObject) -> Receiver<Value>? {
    guard let receiver = receiverByIdentity[ObjectIdentifier(object)], receiver.isRegistered, receiver.isAlive else {
      return nil
    }
    return receiver
  }

  /// Replaces the aspects of an object that is registered, and answers its registration; `nil` where it is not.
  func renew(_ object: AnyObject, aspects: Value.Aspects) -> LayoutObservation? {
    guard let receiver = receiver(for: object) else { return nil }
    receiver.aspects = aspects
    return LayoutObservation(of: receiver)
  }

  func add(_ receiver: Receiver<Value>) {
    receivers.append(receiver)
    if let identity = receiver.identity { receiverByIdentity[identity] = receiver }
  }

  /// Clears away the entries that have ended where the list has doubled since that was last done.
  func clearIfCrowded() {
    if receivers.count > clearingCount, !isDelivering { clearAway() }
  }

  /// Tells a value to everyone who asked for one of the aspects, in order.
  ///
  /// Whoever registers from inside a call stands behind the end of this delivery and is told apart; whoever is ended
  /// before its turn is passed over.
  ///
  /// - Parameters:
  ///   - value: The value to tell.
  ///   - aspects: What the value is about, or `nil` where everyone is told.
  ///   - isInitial: Whether the value is the first one that the receivers are told.
  func deliver(_ value: Value, about aspects: Value.Aspects?, isInitial: Bool) {
    isDelivering = true
    var hasEnded = false
    for index in 0..<receivers.count {
      let receiver = receivers[index]
      let isWanted = receiver.isRegistered && (aspects.map { !$0.isDisjoint(with: receiver.aspects) } ?? true)
      let isAlive = isWanted ? receiver.receive(value, isInitial: isInitial) : receiver.isAlive
      hasEnded = hasEnded || !receiver.isRegistered || !isAlive
    }
    isDelivering = false
    if hasEnded { clearAway() }
  }

  /// Clears away the entries that have ended since the last delivery, if there are any.
  func clearEnded() {
    for index in 0..<receivers.count where !receivers[index].isRegistered || !receivers[index].isAlive {
      return clearAway()
    }
  }

  /// Clears away the entries that have ended.
  ///
  /// They are let go last: what their closures captured may run any code as it goes, and that code finds the registry
  /// in order.
  private func clearAway() {
    var kept: [Receiver<Value>] = []
    var ended: [Receiver<Value>] = []
    for receiver in receivers {
      if receiver.isRegistered, receiver.isAlive { kept.append(receiver) } else { ended.append(receiver) }
    }
    receivers = kept
    clearingCount = max(16, kept.count * 2)
    for receiver in ended {
      if let identity = receiver.identity, receiverByIdentity[identity] === receiver {
        receiverByIdentity[identity] = nil
      }
    }
    withExtendedLifetime(ended) {}
  }
}
