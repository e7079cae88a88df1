extension OrientationCoordinator {
  /// Registers an object, which is told the present resolution at once, or the first when the scene is known.
  ///
  /// Registering an object again keeps its place and replaces its aspects, without a second initial call. Rules D1, D5
  /// and D9.
  ///
  /// - Parameters:
  ///   - observer: The object, which is held weakly.
  ///   - aspects: What it wants to hear of; the first resolution is told whatever they are.
  /// - Returns: The registration, which may be dropped.
  /// - Complexity: O(1), amortised.
  @discardableResult
  public consuming func addObserver(
    _ observer: any OrientationObserver, aspects: OrientationAspects = .all
  ) -> LayoutObservation {
    let delivery = release()
    if let observation = delivery.observers.renew(observer, aspects: aspects) { return observation }
    let receiver = Self.receiver(for: observer, aspects)
    delivery.add(receiver)
    return LayoutObservation(of: receiver)
  }

  /// Makes the entry of an observer, whose own type is found out here once.
  private static func receiver<Observer: OrientationObserver>(
    for observer: Observer, _ aspects: OrientationAspects
  ) -> Receiver<OrientationInformation> {
    ClosureReceiver(observer: observer, aspects: aspects) { $0.orientationDidChange($1) }
  }

  /// Ends the registration of an object; nothing happens where there is none.
  ///
  /// Rule D5.
  ///
  /// - Parameter observer: The object.
  /// - Complexity: O(1).
  public func removeObserver(_ observer: any OrientationObserver) {
    delivery.observers.receiver(for: observer)?.cancel()
  }

  /// Registers a closure for as long as its owner lives.
  ///
  /// The owner is handed in, so the closure need not capture it. Each call makes a registration of its own. Rules D5 and
  /// D11.
  ///
  /// - Parameters:
  ///   - owner: The object whose life bounds the registration, held weakly.
  ///   - aspects: What the closure wants to hear of; the first resolution is told whatever they are.
  ///   - initial: Called once, with the present resolution or with the first; `onChange` where it is `nil`.
  ///   - onChange: Called with every later emission that is about one of the aspects.
  /// - Returns: The registration, which may be dropped.
  /// - Complexity: O(1), amortised.
  @discardableResult
  public consuming func observe<Owner: AnyObject>(
    _ owner: Owner, aspects: OrientationAspects = .all, initial: ((Owner, OrientationInformation) -> Void)? = nil,
    onChange: @escaping (Owner, OrientationInformation) -> Void
  ) -> LayoutObservation {
    let receiver = ClosureReceiver(owner, aspects: aspects, initial: initial, onChange: onChange)
    release().add(receiver)
    return LayoutObservation(of: receiver)
  }

  /// Makes a stream of what an observer would be told, beginning with the present resolution.
  ///
  /// Each call makes another. A stream ends when its coordinator goes, so whoever reads it must hold neither the
  /// coordinator nor its owner. Rule D10.
  ///
  /// - Parameters:
  ///   - aspects: What the reader wants to hear of; the first resolution is told whatever they are.
  ///   - bufferingPolicy: What is kept while nobody reads: by default everything.
  /// - Returns: The stream, for one reader.
  /// - Complexity: O(1), amortised.
  public consuming func updates(
    aspects: OrientationAspects = .all,
    bufferingPolicy: AsyncStream<OrientationInformation>.Continuation.BufferingPolicy = .unbounded
  ) -> AsyncStream<OrientationInformation> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: OrientationInformation.self, bufferingPolicy: bufferingPolicy)
    release().add(StreamReceiver(continuation, aspects: aspects))
    return stream
  }
}
