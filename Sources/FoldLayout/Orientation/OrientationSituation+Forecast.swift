extension OrientationSituation {
  /// The orientation that the platform will take, as far as that can be foreseen.
  ///
  /// It is among those that the platform acts on: the one that the device's way of being held comes to, if it is among
  /// them. Where that comes to nothing, or where rotation is locked, it is the one that is shown. Else it is the nearest,
  /// a quarter turn before a half turn; of equally near ones the shown one, then the one that is preferred for
  /// presentation, then portrait, landscape right, landscape left, upside down. At a presentation that fills the window,
  /// a preferred orientation that is allowed comes first, where masks are honoured.
  ///
  /// A forecast changes nothing: the orientation changes when the platform says so. On another display what is shown
  /// now makes none of equally near ones nearer, and a lock of the application's picks anew, as measured on the iPhone
  /// Duo. Rule O6.
  ///
  /// - Parameter display: The display that the scene is to be on, or `nil` for the one that it is on.
  /// - Returns: An orientation that is never the unknown one.
  /// - Complexity: O(*n*) in the number of controllers and constraints.
  public func forecast(on display: Interface.Display? = nil) -> Interface.Orientation {
    let target = display ?? self.display
    return forecast(from: OrientationResolver(self, on: target).resolution, on: target)
  }

  /// The forecast where the resolution for a display is at hand.
  func forecast(
    from resolution: OrientationResolution, on target: Interface.Display?
  ) -> Interface.Orientation {
    let possible = resolution.effective
    let mayBeHonoured = resolution.honouring.verdict == .yes || resolution.honouring.verdict == .unknown
    if resolution.isPresentation, mayBeHonoured, let preferred = resolution.preferred, possible.contains(preferred) {
      return preferred
    }
    let isMoving = target != display
    let shown = environment?.orientation == .unknown ? nil : environment?.orientation
    let isHeld = environment?.isOrientationLocked == true && !isMoving
    let mapped = isRotationLockedByUser == true || isHeld ? nil : held(on: target)
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
