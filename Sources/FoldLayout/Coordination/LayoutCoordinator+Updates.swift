extension LayoutCoordinator {
  /// Makes a stream of what an observer would be told, beginning with the present state.
  ///
  /// Each call makes another. A stream ends when its coordinator goes, so whoever reads it must hold neither the
  /// coordinator nor its owner, or none of the three ever goes. In a method of an owner that belongs to an actor, such
  /// as a view controller:
  ///
  /// ```swift
  /// Task { [weak self, updates = layout.updates()] in
  ///   for await information in updates { self?.arrange(information) }
  /// }
  /// ```
  ///
  /// A reader on another task sees a value later than observers do, who are called before ``send(_:)`` returns. A
  /// stream that nobody reads any more is let go of with the next emission, and what was put into it with it.
  ///
  /// Rule D10.
  ///
  /// - Parameters:
  ///   - aspects: What the reader wants to hear of; the first state is told whatever they are.
  ///   - bufferingPolicy: What is kept while nobody reads: by default everything, so that no change is missed;
  ///     `.bufferingNewest(1)` where only the latest state matters.
  /// - Returns: The stream, for one reader.
  /// - Complexity: O(1), amortised.
  public consuming func updates(
    aspects: LayoutAspects = .all,
    bufferingPolicy: AsyncStream<LayoutEnvironmentInformation>.Continuation.BufferingPolicy = .unbounded
  ) -> AsyncStream<LayoutEnvironmentInformation> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: LayoutEnvironmentInformation.self, bufferingPolicy: bufferingPolicy)
    release().add(StreamReceiver(continuation, aspects: aspects))
    return stream
  }
  /// Makes a stream of what the hinges report, beginning with what was last told of each.
  ///
  /// It is for effects that follow the hand; layout follows the environment. It ends with its coordinator, and is read as
  /// ``updates(aspects:bufferingPolicy:)`` is.
  ///
  /// Rule D12.
  ///
  /// - Parameter bufferingPolicy: What is kept while nobody reads: by default everything; `.bufferingNewest(1)` where
  ///   only the latest angle of a single hinge matters.
  /// - Returns: The stream, for one reader.
  /// - Complexity: O(*n*) in the number of hinges that have reported.
  public consuming func hingeUpdates(
    bufferingPolicy: AsyncStream<Hinge.Update>.Continuation.BufferingPolicy = .unbounded
  ) -> AsyncStream<Hinge.Update> {
    let (stream, continuation) = AsyncStream.makeStream(of: Hinge.Update.self, bufferingPolicy: bufferingPolicy)
    release().addToHinges(StreamReceiver(continuation, aspects: .all))
    return stream
  }
}
