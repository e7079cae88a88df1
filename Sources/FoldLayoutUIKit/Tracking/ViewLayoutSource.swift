#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
import FoldLayout
import UIKit

/// Reads a view for its coordinator whenever the probe in it is laid out.
///
/// The coordinator keeps this; this keeps neither the view nor its controller, the probe or the coordinator.
@MainActor
final class ViewLayoutSource {
  /// What may be called.
  let capabilities: PlatformCapabilities

  /// What waiting goes through.
  let scheduler: any LayoutScheduler

  /// Who is told.
  private(set) weak var coordinator: LayoutCoordinator?

  /// The container, once it is loaded.
  private(set) weak var view: UIView?

  /// What reads leave for the next.
  private(set) var memory = ReadingMemory()

  /// The transitions that have been told and not ended.
  var transitions = OpenTransitions()

  private let findView: () -> UIView?
  private weak var probe: LayoutProbeView?
  private var settling: SettlingReads
  private var cancelReread: (() -> Void)?
  private var signals: SceneSignals?
  private var otherSignals: [AnyObject] = []
  private weak var screen: UIScreen?
  private var isSuspended = false
  private var isAsked = false
  private var answer: LayoutEnvironment?

  /// Creates a source that is not attached yet.
  ///
  /// - Parameters:
  ///   - capabilities: What may be called.
  ///   - scheduler: What waiting goes through.
  ///   - rereads: When an unsettled container is read again, in seconds.
  ///   - findView: Answers the container, or `nil` as long as it is not loaded.
  init(
    capabilities: PlatformCapabilities, scheduler: any LayoutScheduler, rereads: [Double],
    findView: @escaping () -> UIView?
  ) {
    self.capabilities = capabilities
    self.scheduler = scheduler
    self.findView = findView
    settling = SettlingReads(delays: rereads)
  }

  deinit {
    guard let probe else { return }
    MainQueue.run { probe.removeFromSuperview() }
  }

  /// Begins to read for a coordinator, at once or when the view is there.
  func attach(to coordinator: LayoutCoordinator) {
    self.coordinator = coordinator
    attachIfLoaded()
  }

  /// Puts a probe into the container, where there is none in it: a controller may have got another view since, and
  /// somebody may have removed all subviews.
  private func attachIfLoaded() {
    guard let found = findView(), found !== view || probe?.superview !== found else { return }
    listenToDevice()
    view = found
    let old = probe
    let probe = LayoutProbeView()
    self.probe = probe
    old?.removeFromSuperview()
    probe.fill(found, for: self)
    updatePresence()
  }

  private func listenToDevice() {
    guard otherSignals.isEmpty else { return }
    // A window that moves to a scene says nothing; some scene is activated then, and the probe looks for its own.
    otherSignals.append(
      NotificationObservation(UIScene.didActivateNotification, from: nil) { [weak self] in self?.wake() })
    #if !os(tvOS)
    if !capabilities.contains(.sceneGeometry) {
      otherSignals.append(DeviceTurns { [weak self] in self?.expectChange() })
    }
    #endif
  }

  // MARK: Signals

  /// Has the container read in its next layout pass.
  func wake() {
    probe?.setNeedsLayout()
  }

  /// Somebody has taken the probe out of the container; what removes all subviews may go on to add some.
  func probeWasRemoved() {
    guard probe?.superview == nil else { return }
    _ = scheduler.after(0) { [weak self] in self?.attachIfLoaded() }
  }

  /// The probe has come to a window or left one.
  func probeDidMove() {
    memory.forgetRegions()
    listenToScene()
    updatePresence()
  }

  /// The scene has gone to the background or come from it.
  func sceneDidChangeState() {
    updatePresence()
    wake()
  }

  /// The hinge has reported; `nil` says that it does not, or not any more.
  ///
  /// That there is none is believed only where the container is shown and nothing was ever heard of one.
  func hingeDidReport(_ update: Hinge.Update?) {
    if let update {
      memory.hinge = .reporting(update.status)
    } else if probe?.window != nil {
      if memory.hinge == .untold || memory.hinge == .absent { memory.hinge = .absent } else { memory.hinge = .untold }
    }
    coordinator?.send(.hinge(update ?? Hinge.Update(status: .unknown)))
    wake()
  }

  /// Something is about to change of which nothing else will tell.
  private func expectChange() {
    guard isPresent else { return }
    follow(settling.expectChange())
  }

  // MARK: Presence

  /// Whether the container is in a window whose scene is not in the background.
  private var isPresent: Bool { probe?.window != nil && signals?.isInBackground != true }

  private func updatePresence() {
    if isPresent {
      if isSuspended { wake() }
    } else if !isSuspended {
      isSuspended = true
      follow(.stop)
      settling.reset()
      coordinator?.send(.suspend)
    }
  }

  private func listenToScene() {
    let scene = probe?.window?.windowScene
    guard scene == nil || scene !== signals?.scene else { return }
    signals = scene.map { SceneSignals(of: $0, for: self) }
  }

  // MARK: Reading

  /// The probe is being laid out: this is where everything is read.
  func probeDidLayOut() {
    listenToScene()
    updatePresence()
    guard isAsked || isPresent, let environment = read() else { return }
    guard !isAsked else {
      answer = environment
      return
    }
    endAbandonedTransitions()
    if isSuspended {
      isSuspended = false
      coordinator?.send(.resume(environment))
    } else {
      coordinator?.send(.update(environment))
    }
  }

  private func read() -> LayoutEnvironment? {
    guard let view, let probe else { return nil }
    if let current = probe.window?.windowScene?.screen, current !== screen {
      screen = current
      memory.forgetRegions()
    }
    let reader = EnvironmentReader(container: view, reader: probe, capabilities: capabilities)
    guard let environment = reader.environment(with: &memory) else { return nil }
    if isPresent {
      follow(settling.note(environment, isUnsettled: !environment.isSettled || memory.withholdsRegions))
    }
    return environment
  }

  private func layOutProbe() {
    probe?.setNeedsLayout()
    probe?.layoutIfNeeded()
  }

  private func follow(_ decision: SettlingReads.Decision) {
    guard decision != .leave else { return }
    cancelReread?()
    cancelReread = nil
    guard case .plan(let seconds) = decision else { return }
    cancelReread = scheduler.after(seconds) { [weak self] in self?.reread() }
  }

  private func reread() {
    cancelReread = nil
    follow(settling.advance())
    if settling.isExhausted { memory.believeEmptyList() }
    layOutProbe()
  }
}

extension ViewLayoutSource: LayoutEnvironmentSource {
  /// Lays the probe out, and answers what is read there.
  func capture() -> LayoutEnvironment? {
    attachIfLoaded()
    guard let probe, probe.window != nil else { return nil }
    isAsked = true
    defer {
      isAsked = false
      answer = nil
    }
    // A layout method that is running is not run again from inside.
    if probe.isLayingOut { probeDidLayOut() } else { layOutProbe() }
    return answer
  }

  func setNeedsCapture() {
    attachIfLoaded()
    assert(
      view != nil,
      "Observe a LayoutCoordinator that is attached to a controller once its view is loaded, for example in viewDidLoad."
    )
    wake()
  }
}
#endif
