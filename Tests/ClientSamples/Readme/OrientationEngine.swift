public import FoldLayout

/// The README's sample of orientations, with what it needs around it.
///
/// - Returns: The outcomes of the request, and what is allowed at the end.
public func runOrientationSample(
  adapter: any OrientationPublisher
) -> (outcomes: [RotationRequest.Outcome], allowed: Interface.OrientationMask?) {
  var outcomes: [RotationRequest.Outcome] = []
  let plist = InfoPlist(["UISupportedInterfaceOrientations": .list([])])

  let orientations = OrientationCoordinator(publisher: adapter)  // adapter tells the platform
  var scene = OrientationScene()
  scene.product = .phone
  scene.display = .single
  scene.fillsScreen = true
  scene.declaration = plist.declaration(for: .phone).declaration
  orientations.send(.scene(scene))

  let video = orientations.constrain(to: .landscape, name: "video", orLock: true)  // for as long as it is held
  let turn = orientations.requestRotation(to: .landscapeLeft) { outcome in
    outcomes.append(outcome)  // granted, refused, expired, superseded or noScene
  }
  print(orientations.explanation)  // what is allowed, and why, for a report of a fault

  orientations.send(.requestExpired(turn.id))
  return withExtendedLifetime((video, turn)) { (outcomes, orientations.resolution?.allowed) }
}
