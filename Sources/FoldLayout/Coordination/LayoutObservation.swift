/// A registration with a coordinator, by which it can be ended.
///
/// Dropping it does nothing: a registration lasts as long as its observer or owner lives. It keeps neither alive.
public final class LayoutObservation {
  private weak var receiver: (any Cancellable)?

  init(of receiver: any Cancellable) {
    self.receiver = receiver
  }

  /// Ends the registration; from now on nothing is called.
  ///
  /// Ending it twice is ending it once. When the same observer registers afterwards, that is another registration.
  /// Rule D5.
  public func cancel() {
    receiver?.cancel()
  }
}

@available(*, unavailable)
extension LayoutObservation: Sendable {}

/// Something that can be made to call nobody any more.
protocol Cancellable: AnyObject {
  func cancel()
}
