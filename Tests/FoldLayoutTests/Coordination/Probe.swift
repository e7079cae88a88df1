import FoldLayout

/// An observer that keeps what it is told, and does something when it is called.
final class Probe: LayoutEnvironmentObserver {
  private(set) var received: [LayoutEnvironmentInformation] = []
  var onCall: (LayoutEnvironmentInformation) -> Void

  init(onCall: @escaping (LayoutEnvironmentInformation) -> Void = { _ in }) {
    self.onCall = onCall
  }

  func layoutEnvironmentDidChange(_ information: LayoutEnvironmentInformation) {
    received.append(information)
    onCall(information)
  }

  var widths: [Double] { received.map(\.current.size.width) }
}

/// An object that does nothing but live.
final class Owner {}

extension LayoutEnvironment {
  /// An environment told apart from others by its width.
  static func wide(_ width: Double) -> LayoutEnvironment {
    LayoutEnvironment(size: LayoutSize(width: width, height: 1))
  }
}
