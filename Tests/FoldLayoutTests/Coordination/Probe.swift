import FoldLayout

/// An observer that keeps what it is told, and does something when it is called.
final class Probe: LayoutEnvironmentObserver {
  /// What was received, which lives on when the observer has gone.
  final class Log {
    var received: [LayoutEnvironmentInformation] = []
  }

  let log = Log()
  var onCall: (LayoutEnvironmentInformation) -> Void

  init(onCall: @escaping (LayoutEnvironmentInformation) -> Void = { _ in }) {
    self.onCall = onCall
  }

  /// A coordinator that has told a first environment, and an observer of everything.
  static func observing(_ environment: LayoutEnvironment = .wide(1)) -> (layout: LayoutCoordinator, probe: Probe) {
    let layout = LayoutCoordinator()
    let probe = Probe()
    layout.addObserver(probe)
    layout.update(environment)
    return (layout, probe)
  }

  func layoutEnvironmentDidChange(_ information: LayoutEnvironmentInformation) {
    log.received.append(information)
    onCall(information)
  }

  var received: [LayoutEnvironmentInformation] { log.received }

  var widths: [Double] { received.map(\.current.size.width) }
}

/// An object that does nothing but live, and keep others alive.
final class Owner {
  var kept: [AnyObject] = []
}

/// An object that does something when it goes.
final class Returning {
  var onDeinit: () -> Void

  init(onDeinit: @escaping () -> Void) {
    self.onDeinit = onDeinit
  }

  deinit {
    onDeinit()
  }
}

extension Optional {
  /// Takes the value out, so that nobody else holds it.
  mutating func take() -> Wrapped? {
    let value = self
    self = nil
    return value
  }
}

extension LayoutEnvironment {
  /// An environment told apart from others by its width.
  static func wide(_ width: Double) -> LayoutEnvironment {
    LayoutEnvironment(size: LayoutSize(width: width, height: 1))
  }
}
