extension StandInRotation {
  /// Asks whoever UIKit asks, and notes what that raises.
  func evaluate() {
    needsEvaluation = false
    guard !isMultitasking else {
      supported = .all
      return
    }
    guard let scene else { return }
    let key = scene.keyWindow
    for window in scene.windows where !window.isHidden {
      guard let top = window.standInTop else { continue }
      let possible = ask(top, of: window)
      if window === key { supported = honoursMasks ? cut(possible, to: limit) : limit }
    }
    if key?.standInTop == nil { supported = limit }
  }

  /// What hooks and a controller answer together.
  @discardableResult
  func ask(_ controller: UIViewController, of window: UIWindow) -> UIInterfaceOrientationMask {
    let hook = base(for: window)
    let own = controller.supportedInterfaceOrientations
    if window === scene?.keyWindow { hookAnswer = hook }
    if hook.orientations.isEmpty || own.orientations.isEmpty {
      raised.append("Supported orientations are empty, by \(own.orientations.isEmpty ? "a controller" : "a hook").")
    } else if hook.intersection(own).orientations.isEmpty {
      raised.append(
        "Supported orientations has no common orientation with the application: \(hook.names) and \(own.names).")
    }
    return hook.intersection(own)
  }

  /// The scene's delegate, else the application's, else the Info.plist.
  private func base(for window: UIWindow) -> UIInterfaceOrientationMask {
    guard let scene, let device = scene.standInDevice else { return .all }
    if StandInSystem.version >= 27, let answer = scene.standInDelegate?.supportedInterfaceOrientations(for: scene),
      answer != .standInNotImplemented
    {
      return answer
    }
    let application = device.application
    if let answer = application.delegate?.application(application, supportedInterfaceOrientationsFor: window),
      answer != .standInNotImplemented
    {
      return answer
    }
    return device.infoPlistMask
  }

  private func cut(
    _ mask: UIInterfaceOrientationMask, to limit: UIInterfaceOrientationMask
  ) -> UIInterfaceOrientationMask {
    mask.intersection(limit).orientations.isEmpty ? mask : mask.intersection(limit)
  }

  /// A controller comes to fill the window, by a presentation or the end of one: what it prefers is asked as well.
  func begin(_ controller: UIViewController, in window: UIWindow) {
    guard !isMultitasking else { return }
    let possible = ask(controller, of: window)
    controller.hasDefaultPreference = false
    let preferred = controller.preferredInterfaceOrientationForPresentation
    needsEvaluation = true
    needsLockEvaluation = true
    guard !controller.hasDefaultPreference else { return }
    guard possible.contains(preferred) else {
      raised.append(
        "preferredInterfaceOrientationForPresentation '\(preferred.name)' must match a supported interface "
          + "orientation: '\(possible.names)'!")
      return
    }
    guard window === scene?.keyWindow else { return }
    supported = honoursMasks ? cut(possible, to: limit) : limit
    if honoursMasks, controller.isBeingPresented, supported.contains(preferred) { show(preferred) }
  }

  /// Asks about the lock, by the children that are named for it.
  func evaluateLock() {
    needsLockEvaluation = false
    guard StandInSystem.version >= 26, var controller = scene?.keyWindow?.standInTop else { return }
    while let child = controller.childForInterfaceOrientationLock { controller = child }
    setLocked(controller.prefersInterfaceOrientationLocked && fillsScreen)
  }

  // MARK: Requests

  func request(_ preferences: UIWindowScene.GeometryPreferences, _ handler: ((any Error) -> Void)?) {
    let wanted = (preferences as? UIWindowScene.GeometryPreferences.iOS)?.interfaceOrientations ?? []
    calls.append("request \(wanted.names)")
    guard let device = scene?.standInDevice else { return }
    func refuse(_ code: UISceneError.Code, _ text: String) {
      let error = code.error(text)
      device.enqueue { handler?(error) }
    }
    // An empty mask is no preference.
    guard !wanted.orientations.isEmpty else { return }
    guard !isUnsupported else {
      return refuse(.geometryRequestUnsupported, "The requested geometry is not supported.")
    }
    guard fillsScreen, !isMultitasking else {
      return refuse(
        .geometryRequestDenied,
        "The current windowing mode does not allow for programmatic changes to interface orientation.")
    }
    if display == .inner, !innerDisplayRefuses { return }
    if needsEvaluation, !isFrozen { evaluate() }
    let possible = display == .inner ? [] : supported.intersection(wanted)
    guard !possible.orientations.isEmpty else {
      return refuse(
        .geometryRequestDenied,
        "None of the requested orientations are supported by the view controller. Requested: \(wanted.names); "
          + "Supported: \(supported.names)")
    }
    device.enqueue { [weak self] in
      guard let self, !possible.contains(orientation) else { return }
      show(pick(among: possible))
    }
  }

  // MARK: What is shown

  /// The device's way of being held where that is supported, else the nearest; a quarter turn before a half turn.
  func pick(among mask: UIInterfaceOrientationMask) -> UIInterfaceOrientation {
    let wanted = isLockedByUser ? orientation : mapped(UIDevice.current.orientation) ?? orientation
    if mask.contains(wanted) { return wanted }
    let quarterTurns: [UIInterfaceOrientation] =
      wanted == .portrait || wanted == .portraitUpsideDown
      ? [.landscapeRight, .landscapeLeft] : [.portrait, .portraitUpsideDown]
    return (quarterTurns + mask.orientations).first { mask.contains($0) } ?? orientation
  }

  /// Device to interface, as measured; the inner panel is mounted a quarter turn away.
  func mapped(_ held: UIDeviceOrientation) -> UIInterfaceOrientation? {
    switch (held, display == .inner) {
    case (.portrait, false): .portrait
    case (.portrait, true): .landscapeLeft
    case (.portraitUpsideDown, false): limit.contains(.portraitUpsideDown) ? .portraitUpsideDown : nil
    case (.portraitUpsideDown, true): .landscapeRight
    case (.landscapeLeft, false): .landscapeRight
    case (.landscapeLeft, true): .portrait
    case (.landscapeRight, false): .landscapeLeft
    case (.landscapeRight, true): .portraitUpsideDown
    case (.faceUp, _), (.faceDown, _), (.unknown, _): nil
    }
  }

  /// Turns the scene, its windows and its screen.
  public func show(_ orientation: UIInterfaceOrientation) {
    guard let scene, let device = scene.standInDevice else { return }
    let isUpright = orientation == .portrait || orientation == .portraitUpsideDown
    let shown = isUpright ? size : CGSize(width: size.height, height: size.width)
    let screen = display == .inner ? device.innerScreen : UIScreen.main
    let extent = fillsScreen ? shown : CGSize(width: shown.width + 100, height: shown.height + 100)
    screen.bounds = CGRect(origin: .zero, size: extent)
    for window in scene.windows { window.frame = CGRect(origin: .zero, size: shown) }
    scene.standInUpdate(
      UIWindowScene.Geometry(standInOrientation: orientation, size: shown, isLocked: isLocked), screen: screen)
  }

  func setLocked(_ isLocked: Bool) {
    guard let scene, isLocked != self.isLocked else { return }
    let geometry = scene.standInGeometry
    scene.standInUpdate(
      UIWindowScene.Geometry(
        standInOrientation: geometry.orientation, size: geometry.space.bounds.size, isLocked: isLocked))
  }
}
