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

  /// Whether it is looked from time to time whether one was abandoned.
  var isWatchingTransitions = false

  private let findView: () -> UIView?
  private let isTooEarly: () -> Bool
  private weak var probe: LayoutProbeView?
  private var settling: SettlingReads
  private var cancelReread: (() -> Void)?
  private var signals: SceneSignals?
  private var otherSignals: [AnyObject] = []
  private var isSuspended = false
  private var lossesSinceRead = 0
  private var isToAttach = false
  private weak var window: UIWindow?
  private var isAsked = false
  private var answer: LayoutEnvironment?

  /// Creates a source that is not attached yet.
  ///
  /// - Parameters:
  ///   - capabilities: What may be called.
  ///   - scheduler: What waiting goes through.
  ///   - rereads: When an unsettled container is read again, in seconds.
  ///   - isTooEarly: Whether the container is still to be loaded.
  ///   - findView: Answers the container, or `nil` where it is not loaded or gone.
  init(
    capabilities: PlatformCapabilities, scheduler: any LayoutScheduler, rereads: [Double],
    isTooEarly: @escaping () -> Bool, findView: @escaping () -> UIView?
  ) {
    self.capabilities = capabilities
    self.scheduler = scheduler
    self.isTooEarly = isTooEarly
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
    guard let found = findView(), probe?.superview !== found else { return }
    listenToDevice()
    view = found
    probe?.source = nil
    probe?.removeFromSuperview()
    let probe = LayoutProbeView()
    self.probe = probe
    probe.fill(found, for: self)
    updatePresence()
    wake()
  }

  private func listenToDevice() {
    guard otherSignals.isEmpty else { return }
    // A window that moves to a scene says nothing; what happens then has the probe look for its own.
    for name in [
      UIScene.didActivateNotification, UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeKeyNotification,
    ] {
      otherSignals.append(NotificationObservation(name, from: nil) { [weak self] in self?.lookAgain() })
    }
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

  /// The probe is out of the container or out of the window: somebody may have removed all subviews, or the controller
  /// may have got another view.
  ///
  /// It is put back later, since what removes subviews goes on to add some; and later each time, so that a container
  /// that removes it in each pass is not laid out for ever.
  func probeWasLost() {
    guard !isToAttach else { return }
    isToAttach = true
    _ = scheduler.after(min(1, 0.1 * Double(lossesSinceRead))) { [weak self] in
      self?.isToAttach = false
      self?.attachIfLoaded()
    }
    lossesSinceRead += 1
  }

  /// The probe has come to a window or left one.
  func probeDidMove() {
    if view?.window !== window { containerDidMove() }
    updatePresence()
    wake()
    if probe?.window == nil { probeWasLost() }
  }

  /// The container has come to a window or left one; that the probe alone did is no matter.
  private func containerDidMove() {
    // Moved at once from one window to another, it was in none in between.
    let wasInWindow = window != nil
    window = view?.window
    memory.leaveWindow()
    if wasInWindow { suspend() }
  }

  /// Something has happened somewhere: the container is looked for, where it is not known, and read where it is in front.
  func lookAgain() {
    attachIfLoaded()
    updatePresence()
    wake()
  }

  /// The hinge has reported; `nil` says that it does not, or not any more.
  ///
  /// What is said of leaving a window is not about the hinge.
  func hingeDidReport(_ update: Hinge.Update?) {
    guard update != nil || probe?.window != nil else { return }
    updatePresence()
    memory.noteHinge(update?.status)
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
  private var isPresent: Bool { view?.window != nil && signals?.isInBackground != true }

  /// Looks at the window and its scene, whichever it is by now, and falls silent where they are not in front.
  func updatePresence() {
    guard view != nil else { return }
    listenToScene()
    if !isPresent { suspend() }
  }

  private func suspend() {
    guard !isSuspended else { return }
    isSuspended = true
    follow(.stop)
    settling.reset()
    // The core ends what is open, and what UIKit says of it later is not told any more.
    transitions.endAll()
    coordinator?.send(.suspend)
  }

  private func listenToScene() {
    let scene = view?.window?.windowScene
    signals?.look()
    guard scene == nil || scene !== signals?.scene else { return }
    signals = scene.map { SceneSignals(of: $0, for: self) }
  }

  // MARK: Reading

  /// The probe is being laid out: this is where everything is read.
  func probeDidLayOut() {
    // What observers do about an end comes before the read, which is told at once.
    if !isAsked { endAbandonedTransitions() }
    updatePresence()
    guard isAsked || isPresent, let environment = read() else { return }
    guard !isAsked else {
      answer = environment
      return
    }
    guard !isReturning else { return }
    if isSuspended {
      isSuspended = false
      coordinator?.send(.resume(environment))
    } else {
      coordinator?.send(.update(environment))
    }
  }

  private func read() -> LayoutEnvironment? {
    guard let view, let probe else { return nil }
    lossesSinceRead = 0
    probe.follow(view)
    let reader = EnvironmentReader(container: view, reader: probe, capabilities: capabilities)
    let wasWithholding = memory.withholdsRegions
    guard var environment = reader.environment(with: &memory) else { return nil }
    if memory.withholdsRegions, !wasWithholding { settling.beginWaiting() }
    if isPresent, let canonical = environment.canonical().environment {
      let isUnsettled = !canonical.isSettled || memory.withholdsRegions || memory.awaitsHinge
      follow(settling.note(canonical, isUnsettled: isUnsettled))
    }
    if settling.hasWaited, memory.withholdsRegions {
      memory.believeEmptyList()
      environment = reader.environment(with: &memory) ?? environment
    }
    return environment
  }

  /// Whether the container has only just returned, and neither regions nor the hinge have had time to report: what was
  /// told before is nearer to what will be than what is read now, and there is to be one emission.
  private var isReturning: Bool {
    isSuspended && (memory.withholdsRegions || memory.awaitsHinge) && coordinator?.information != nil
      && settling.isBeforeFirstReread
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
    // A layout method that is running is not run again from inside, and goes on to tell.
    guard !probe.isLayingOut else {
      probeDidLayOut()
      return answer
    }
    layOutProbe()
    // The pass that would have told has been this one, and what an earlier pass read may still be on its way.
    if isPresent { wake() }
    return answer
  }

  func setNeedsCapture() {
    attachIfLoaded()
    assert(
      !isTooEarly(),
      "Observe a LayoutCoordinator that is attached to a controller once its view is loaded, for example in viewDidLoad."
    )
    wake()
  }
}
#endif
