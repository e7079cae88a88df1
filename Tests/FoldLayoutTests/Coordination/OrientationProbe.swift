import FoldLayout

/// An observer of orientations that keeps what it is told, and does something when it is called.
final class OrientationProbe: OrientationObserver {
  private(set) var received: [OrientationInformation] = []
  var onCall: (OrientationInformation) -> Void

  init(onCall: @escaping (OrientationInformation) -> Void = { _ in }) {
    self.onCall = onCall
  }

  func orientationDidChange(_ information: OrientationInformation) {
    received.append(information)
    onCall(information)
  }

  var allowed: [Interface.OrientationMask] { received.map(\.current.allowed) }
}

/// A publisher that keeps what it is told, and does something when it is called.
final class PublicationLog: OrientationPublisher {
  private(set) var published: [OrientationPublication] = []
  var onCall: (OrientationPublication) -> Void = { _ in }

  func publish(_ publication: OrientationPublication) {
    published.append(publication)
    onCall(publication)
  }

  var masks: [Interface.OrientationMask] { published.map(\.mask) }

  var requests: [OrientationPublication.GeometryRequest] { published.compactMap(\.request) }
}

extension OrientationCoordinator {
  /// A coordinator that knows a phone, its publisher, and an observer of everything.
  static func observing(
    _ scene: OrientationScene = .phone(), showing orientation: Interface.Orientation? = nil
  ) -> (coordinator: OrientationCoordinator, probe: OrientationProbe, log: PublicationLog) {
    let log = PublicationLog()
    let coordinator = OrientationCoordinator(publisher: log)
    let probe = OrientationProbe()
    coordinator.addObserver(probe)
    if let orientation { coordinator.update(.showing(orientation)) }
    coordinator.send(.scene(scene))
    return (coordinator, probe, log)
  }
}
