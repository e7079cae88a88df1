extension OrientationSituation {
  /// The orientation that the platform will take, as far as that can be foreseen.
  ///
  /// It is among those that the platform acts on: the one that the device's way of being held comes to, if it is among
  /// them. Where that comes to nothing, or where rotation is locked, it is the one that is shown. Else it is the nearest,
  /// a quarter turn before a half turn; of equally near ones the shown one, then the one that is preferred for
  /// presentation, then portrait, landscape right, landscape left, upside down. At a presentation that fills the window,
  /// a preferred orientation that is allowed comes first, where masks are honoured.
  ///
  /// A forecast changes nothing: the orientation changes when the platform says so. On another display it is not known
  /// whether the scene fills that one, or what a condition on sizes, classes and postures comes to, unless its
  /// environment there is told. What is shown now makes none of equally near ones nearer there, though it is taken over
  /// where the way of holding comes to nothing; and a lock of the application's picks anew, as measured on the iPhone
  /// Duo. Rule O6.
  ///
  /// - Parameters:
  ///   - display: The display that the scene is to be on, or `nil` for the one that it is on.
  ///   - environment: The environment that its window is to have on another display, or `nil` where that is not known.
  /// - Returns: An orientation that is never the unknown one.
  /// - Complexity: O(*n*) in the number of controllers and constraints.
  public func forecast(
    on display: Interface.Display? = nil, in environment: LayoutEnvironment? = nil
  ) -> Interface.Orientation {
    let target = display ?? self.display
    guard target != self.display else { return forecast(from: resolution) }
    var moved = self
    moved.scene.display = target
    moved.scene.deviceMask = nil
    moved.scene.fillsScreen = nil
    moved.scene.isFreelyResizable = nil
    moved.environment = environment
    moved.environment?.display = target
    return forecast(from: moved.resolution, on: target)
  }

  /// What the preferred orientation for presentation is to be answered with.
  ///
  /// It is what the controller prefers, where UIKit will find it supported. UIKit raises an exception for one that it
  /// does not, so then it is the forecast among those that it will. Rule A4.
  ///
  /// - Parameters:
  ///   - preferred: What the controller prefers, or `nil` where it does not say.
  ///   - mask: What UIKit will find supported: what hooks answer and the controller as well.
  /// - Returns: An orientation of the mask; the forecast of the whole situation where the mask has none.
  /// - Complexity: O(*n*) in the number of controllers and constraints.
  public func preferredForPresentation(
    _ preferred: Interface.Orientation?, among mask: Interface.OrientationMask
  ) -> Interface.Orientation {
    if let preferred, mask.contains(preferred) { return preferred }
    var resolution = resolution
    if mask.isConstraint { resolution.effective = mask.orientationsOnly }
    return forecast(from: resolution)
  }

  /// The forecast where the resolution is at hand, for another display where one is given.
  func forecast(
    from resolution: OrientationResolution, on display: Interface.Display? = nil
  ) -> Interface.Orientation {
    let possible = resolution.effective
    if resolution.prefersOfItself(among: possible), let preferred = resolution.preferred { return preferred }
    let isMoving = display != nil
    let shown = environment?.orientation == .unknown ? nil : environment?.orientation
    let isHeld = environment?.isOrientationLocked == true && !isMoving
    let mapped = isRotationLockedByUser == true || isHeld ? nil : held(on: display ?? self.display)
    if let mapped, possible.contains(mapped) { return mapped }
    if mapped == nil, let shown, possible.contains(shown) { return shown }
    var order: [Interface.Orientation] = [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
    if let preferred = resolution.preferred { order.insert(preferred, at: 0) }
    if let shown, !isMoving { order.insert(shown, at: 0) }
    let wanted = mapped ?? shown
    var nearest = (orientation: Interface.Orientation.portrait, turns: Int.max)
    for orientation in order where possible.contains(orientation) {
      let turns = wanted?.quarterTurns(to: orientation) ?? 0
      if turns < nearest.turns { nearest = (orientation, turns) }
    }
    return nearest.orientation
  }

  /// What the device's way of being held comes to on a display that can show it.
  private func held(on target: Interface.Display?) -> Interface.Orientation? {
    guard let deviceOrientation, let mapped = Interface.Orientation(deviceOrientation, on: target),
      limit(on: target).contains(mapped)
    else { return nil }
    return mapped
  }
}

extension OrientationResolution {
  /// Whether the preferred orientation comes before everything else: at a presentation that fills the window, where it
  /// is among those that are possible and masks may be honoured.
  func prefersOfItself(among possible: Interface.OrientationMask) -> Bool {
    guard isPresentation, honouring.verdict == .yes || honouring.verdict == .unknown else { return false }
    return preferred.map(possible.contains) ?? false
  }
}
