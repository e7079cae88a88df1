import FoldLayoutUIKit

/// What the README's table of calls names on its right, each in a file that is compiled.
@available(iOS 27.1, *)
final class MovingOver: UIViewController {
  private(set) lazy var layout = LayoutCoordinator(attachedTo: self)
  private(set) var log: [String] = []

  /// The calls of a coordinator of one controller.
  func readController() {
    note(shownOrientation)
    note(layout.environment?.sizeClasses?.horizontal)
    note(layout.environment?.divisionRegions)
    note(layout.environment?.activeOcclusionRegions)
    note(layout.environment?.activeDivisionRegion)
    note(UISplitArrangement.DimensionRange(PaneDimensionRange(ratio: 0.3, minimum: 280, maximum: 400)))
  }

  func observe() {
    layout.observe(self, aspects: .sizeClasses) { screen, information in screen.read(information) }
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    layout.willTransition(to: size, with: coordinator, animation: { [weak self] in self?.read($0) })
  }

  private func read(_ information: LayoutEnvironmentInformation) {
    note(information.previousSizeClasses)
    note(information.sizeClasses)
    note(information.orientation)
    note(information.orientation == .unknown)
    note([information.isPortrait, information.isLandscape])
    note([information.isRegularWidth, information.isCompactWidth])
    note([information.isRegularHeight, information.isCompactHeight])
    note([information.didChangeToRegularWidth, information.didChangeToCompactWidth])
    note(information.sizeClasses?.horizontal)
  }

  /// What a test makes for itself.
  func information(of environment: LayoutEnvironment) -> LayoutEnvironmentInformation {
    LayoutEnvironmentInformation(current: environment)
  }

  /// The calls of one object for the whole application.
  func declare(on windowScene: UIWindowScene) {
    windowScene.declaredInterfaceOrientations = nil
    windowScene.declaredInterfaceOrientations = .portrait
    note(windowScene.resolvedInterfaceOrientations())
  }

  private(set) var portrait: ControllerConstraint?

  func constrain() {
    portrait = constrainOrientations(to: .portrait)
  }

  /// The calls around a flag that follows how the device is held.
  func followOrientation(of windowScene: UIWindowScene) {
    note(shownOrientation?.isPortrait)
    windowScene.orientations.observe(self, aspects: .orientation) { screen, information in
      screen.note(information.isPortrait)
    }
  }

  func clearLog() {
    log = []
  }

  private func note(_ value: Any?) {
    log.append(value.map { "\($0)" } ?? "nil")
  }
}
