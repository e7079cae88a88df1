import TestSupport
import Testing

@testable import FoldLayout

@Suite("What the platform will show (O6, O7)")
struct ForecastTests {
  /// A second implementation, from the sentences of the rule, by angles in quarter turns.
  private static func slow(
    _ situation: OrientationSituation, on target: Interface.Display?
  ) -> Interface.Orientation {
    let angles: [Interface.Orientation: Int] = [
      .portrait: 0, .landscapeRight: 1, .portraitUpsideDown: 2, .landscapeLeft: 3,
    ]
    var moved = situation
    if target != situation.display {
      moved.scene.deviceMask = nil
      moved.scene.fillsScreen = nil
      moved.scene.isFreelyResizable = nil
      moved.environment = nil
      moved.scene.display = target
    }
    let resolution = moved.resolution
    let isMoving = target != situation.display
    var candidates = resolution.effective.orientations
    if resolution.isPresentation, let preferred = resolution.preferred, candidates.contains(preferred),
      [.yes, .unknown].contains(resolution.honouring.verdict)
    {
      return preferred
    }
    let shown = situation.environment?.orientation.flatMap { $0 == .unknown ? nil : $0 }
    let limit = OrientationSituation(scene: moved.scene).limit(on: target)
    let mapped = situation.deviceOrientation.flatMap { Interface.Orientation($0, on: target) }
      .flatMap { limit.contains($0) ? $0 : nil }
    let isLocked =
      situation.isRotationLockedByUser == true || (situation.environment?.isOrientationLocked == true && !isMoving)
    let wish = isLocked || mapped == nil ? shown : mapped
    guard let wish, let angle = angles[wish] else {
      let order: [Interface.Orientation?] = [
        resolution.preferred, .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
      ]
      return order.compactMap { $0 }.first(where: candidates.contains) ?? .unknown
    }
    if candidates.contains(wish) { return wish }
    func distance(_ orientation: Interface.Orientation) -> Int {
      let turns = abs((angles[orientation] ?? 0) - angle)
      return min(turns, 4 - turns)
    }
    let nearest = candidates.map(distance).min() ?? 0
    candidates = candidates.filter { distance($0) == nearest }
    let order: [Interface.Orientation?] = [
      isMoving ? nil : shown, resolution.preferred, .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
    ]
    return order.compactMap { $0 }.first(where: candidates.contains) ?? .unknown
  }

  @Test("Every way of holding a device on every display, with every mask, shown orientation and lock, by a second way")
  func exhaustive() {
    let displays: [Interface.Display] = [.single, .outer, .inner, .external]
    var wrong: [String] = []
    for (display, mask) in displays.flatMap({ display in Mask.everyMask.map { (display, $0) } }) {
      for device in Interface.DeviceOrientation.allCases {
        for shown in Interface.Orientation.allCases {
          for lock in 0..<4 {
            var situation = OrientationSituation(scene: .duo(display, mask))
            situation.environment = .showing(shown)
            situation.environment?.isOrientationLocked = lock & 1 == 1
            situation.isRotationLockedByUser = lock & 2 == 2
            situation.deviceOrientation = device
            for target in [display, .outer, .inner]
            where situation.forecast(on: target) != Self.slow(situation, on: target) {
              wrong.append("\(display) \(mask) \(device) \(shown) \(lock) \(target): \(situation.forecast(on: target))")
            }
          }
        }
      }
    }
    #expect(wrong.prefix(5) == [])
  }

  @Test("So are random ones, with preferred orientations, presentations and facts that are not told")
  func random() {
    var generator = RandomTesting.generator()
    for _ in 0..<RandomTesting.count(full: 20_000) {
      var situation = OrientationSituation(scene: .duo(.single))
      let displays: [Interface.Display?] = [.single, .outer, .inner, .external, nil]
      situation.scene.display = displays.randomElement(using: &generator) ?? nil
      situation.scene.deviceMask =
        Bool.random(using: &generator) ? Mask.everyMask.randomElement(using: &generator) : nil
      situation.scene.fillsScreen = [true, false, nil].randomElement(using: &generator) ?? nil
      situation.controllers = .presenting(Mask.everyMask.randomElement(using: &generator), .fullScreen)
      situation.controllers?.controllers[1].preferred = Interface.Orientation.allCases.randomElement(using: &generator)
      situation.controllers?.controllers[1].isBeingPresented = Bool.random(using: &generator)
      situation.constraints = OrientationConstraint.all([Mask.everyMask.randomElement(using: &generator) ?? []])
      situation.deviceOrientation = Interface.DeviceOrientation.allCases.randomElement(using: &generator)
      if Bool.random(using: &generator) {
        situation.environment = .showing(Interface.Orientation.allCases.randomElement(using: &generator))
      }
      let target = displays.randomElement(using: &generator) ?? nil
      #expect(
        situation.forecast(on: target) == Self.slow(situation, on: target ?? situation.display), "\(situation)")
    }
  }

  @Test("The Duo's inner panel is mounted a quarter turn away, its cover is not, and neither is a guess (O7)")
  func duo() {
    typealias Orientation = Interface.Orientation
    let devices: [Interface.DeviceOrientation] = [.portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight]
    #expect(
      devices.map { Orientation($0, on: .inner) } == [.landscapeLeft, .portrait, .landscapeRight, .portraitUpsideDown])
    #expect(devices.map { Orientation($0, on: .outer) } == [.portrait, .landscapeRight, nil, .landscapeLeft])
    #expect(
      devices.map { Orientation($0, on: .single) } == [.portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft])
    for display in [Interface.Display.external, nil] {
      #expect(devices.allSatisfy { Orientation($0, on: display) == nil })
    }
    for display in Interface.Display.allCases {
      for device in [Interface.DeviceOrientation.unknown, .faceUp, .faceDown] {
        #expect(Orientation(device, on: display) == nil)
      }
    }
  }

  @Test("Folding onto the cover takes what is nearest to the device, a quarter turn before a half turn")
  func folding() {
    var situation = OrientationSituation(scene: .duo(.inner, [.portrait, .landscapeRight]))
    situation.environment = .showing(.portraitUpsideDown)
    situation.deviceOrientation = .landscapeRight
    #expect(situation.forecast() == .portraitUpsideDown, "the inner display ignores what is declared")
    #expect(
      situation.forecast(on: .outer) == .portrait,
      "landscape left is a quarter turn from portrait, a half from the other")
  }

  @Test("Of equally near ones the shown one comes first, then the preferred one, then the fixed order")
  func ties() {
    var situation = OrientationSituation(scene: .phone(.landscape), controllers: .root(.landscape))
    situation.deviceOrientation = .portrait
    #expect(situation.forecast() == .landscapeRight)
    situation.controllers?.controllers[0].preferred = .landscapeLeft
    #expect(situation.forecast() == .landscapeLeft)
    situation.environment = .showing(.landscapeRight)
    #expect(situation.forecast() == .landscapeRight, "nothing turns without need")
  }

  @Test("A told limit of the device is one of the display in use, and of no other")
  func limitOfOneDisplay() {
    var situation = OrientationSituation(scene: .duo(.outer))
    situation.scene.deviceMask = .allButUpsideDown
    situation.deviceOrientation = .landscapeRight
    situation.environment = .showing(.landscapeLeft)
    #expect(situation.forecast(on: .inner) == .portraitUpsideDown)
  }

  @Test("Whether a scene fills another display, and what its sizes are there, is not known unless it is told")
  func otherDisplay() {
    var situation = OrientationSituation(scene: .duo(.inner, .portrait))
    situation.scene.fillsScreen = false
    situation.environment = .showing(.landscapeLeft)
    situation.deviceOrientation = .landscapeLeft
    #expect(situation.forecast(on: .outer) == .portrait, "a window in Split View says nothing of the cover")
    situation.scene.declaration = OrientationDeclaration(listed: .all)
    situation.constraints = [OrientationConstraint(1, .only(.portrait), when: .shortestSideBelow(600))]
    #expect(situation.forecast(on: .outer) == .landscapeRight)
    #expect(
      situation.forecast(on: .outer, in: LayoutEnvironment(size: LayoutSize(width: 466, height: 678))) == .portrait)
    #expect(situation.forecast(on: .inner, in: .showing(.portrait)) == situation.forecast(), "it is there already")
    situation.constraints[0].condition = .display(.outer)
    #expect(situation.forecast(on: .outer) == .portrait, "the display is known")
  }

  @Test("What is answered as preferred is always supported: what the controller prefers, else the forecast (A4)")
  func preferredIsPublished() {
    var generator = RandomTesting.generator()
    for _ in 0..<RandomTesting.count(full: 20_000) {
      var situation = OrientationSituation(scene: .duo(Bool.random(using: &generator) ? .inner : .outer))
      situation.scene.declaration?.listed = Mask.everyMask.randomElement(using: &generator)
      let declared = Mask.everyMask.dropFirst().randomElement(using: &generator) ?? .all
      let preferred = Interface.Orientation.allCases.randomElement(using: &generator)
      situation.controllers = .presenting(declared, .fullScreen)
      situation.controllers?.controllers[1].preferred = preferred
      situation.controllers?.controllers[1].isBeingPresented = Bool.random(using: &generator)
      situation.constraints = OrientationConstraint.all([Mask.everyMask.randomElement(using: &generator) ?? []])
      situation.deviceOrientation = Interface.DeviceOrientation.allCases.randomElement(using: &generator)
      let resolution = situation.resolution
      for asked: ControllerHierarchy.Controller.ID in [1, 2, 3] {
        let supported = resolution.published.intersection(resolution.answer(of: asked, declaring: declared))
        #expect(asked != 2 || !supported.isEmpty, "\(situation)")
        let answer = situation.preferredForPresentation(preferred, among: supported)
        #expect(supported.isEmpty || supported.contains(answer), "\(situation)")
        if let preferred, supported.contains(preferred) { #expect(answer == preferred) }
      }
      for mask in Mask.everyMask.dropFirst() {
        let published = resolution.published(beside: mask, preferring: preferred)
        #expect(!published.isDisjoint(with: mask) && published.isSuperset(of: resolution.published))
        if let preferred, mask.contains(preferred) { #expect(published.contains(preferred)) }
      }
      #expect(resolution.published(beside: []) == resolution.published)
      #expect(resolution.published(beside: .all) == resolution.published)
      #expect(resolution.published(beside: .all, preferring: .unknown) == resolution.published)
    }
    var situation = OrientationSituation(scene: .duo(.inner, .landscape), controllers: .root(nil))
    situation.deviceOrientation = .portraitUpsideDown
    #expect(situation.preferredForPresentation(.portrait, among: .landscape) == .landscapeRight)
    #expect(situation.preferredForPresentation(.portrait, among: []) == .landscapeRight)
    #expect(situation.preferredForPresentation(nil, among: .portrait) == .portrait)
  }

  @Test(
    "A controller on the walk answers what is allowed where a view restricts it or it was skipped, else its own (A4)")
  func answersOfControllers() {
    var situation = OrientationSituation(scene: .phone(), controllers: .presenting(.portrait, .fullScreen))
    func answer(_ id: ControllerHierarchy.Controller.ID, _ mask: Mask) -> Mask {
      situation.resolution.answer(of: id, declaring: mask)
    }
    #expect(answer(2, .allButUpsideDown) == .allButUpsideDown, "nothing restricts it")
    situation.controllers?.controllers[1].mask = .allButUpsideDown
    situation.constraints = [OrientationConstraint(1, .only(.landscape))]
    #expect(answer(2, .allButUpsideDown) == .landscape)
    #expect(answer(1, .portrait) == .portrait, "what is beneath is not asked")
    #expect(answer(9, .portrait) == .portrait, "what is not known answers for itself")
    situation.scene.fillsScreen = false
    #expect(answer(2, .allButUpsideDown) == .allButUpsideDown, "masks are ignored")
    situation.scene.fillsScreen = true
    situation.constraints = []
    situation.scene.declaration = OrientationDeclaration(listed: .landscape)
    situation.controllers?.controllers[1].mask = .portrait
    #expect(answer(2, .portrait) == .landscape, "it was skipped")
    #expect(situation.resolution.published == [.landscape, .portrait])
  }

  @Test("A preferred orientation comes first only at a presentation, only if allowed, and only where masks count")
  func presentation() {
    var situation = OrientationSituation(scene: .phone(), controllers: .presenting(.allButUpsideDown, .fullScreen))
    situation.deviceOrientation = .portrait
    situation.controllers?.controllers[1].preferred = .landscapeLeft
    #expect(situation.forecast() == .portrait)
    situation.controllers?.controllers[1].isBeingPresented = true
    #expect(situation.forecast() == .landscapeLeft)
    situation.controllers?.controllers[1].preferred = .portraitUpsideDown
    #expect(situation.forecast() == .portrait)
    situation.controllers?.controllers[1].preferred = .landscapeRight
    situation.scene = .duo(.inner)
    #expect(situation.forecast() == .landscapeLeft, "the inner display is not asked")
    situation.scene = .phone()
    situation.controllers?.controllers[1].style = .pageSheet
    #expect(situation.forecast() == .portrait, "a sheet is not asked either")
  }
}
