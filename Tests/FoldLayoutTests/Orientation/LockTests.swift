import Testing

@testable import FoldLayout

@Suite("A lock keeps the orientation that is shown (O11)")
struct LockTests {
  private func situation(
    _ demand: OrientationConstraint.Demand, _ scene: OrientationScene = .duo(.inner),
    _ environment: LayoutEnvironment? = .showing(.landscapeLeft)
  ) -> OrientationSituation {
    OrientationSituation(scene: scene, constraints: [OrientationConstraint(1, demand)], environment: environment)
  }

  @Test("It restricts nothing, and is considered while the scene fills its screen")
  func considered() {
    let resolution = situation(.lock).resolution
    #expect(resolution.lock == .considered && resolution.lock.isWanted)
    #expect(resolution.allowed == .all)
    #expect(resolution.account.contributors.allSatisfy { $0.layer != .views })
    #expect(situation(.only(.portrait)).resolution.lock == .notWanted)
  }

  typealias Case = (
    name: String, state: OrientationLockState,
    change: @Sendable (inout OrientationScene, inout LayoutEnvironment) -> Void
  )

  static let cases: [Case] = [
    ("held", .held, { $1.isOrientationLocked = true }),
    (
      "held, whatever else is told", .held,
      {
        $0.fillsScreen = false
        $1.isOrientationLocked = true
      }
    ),
    ("not held yet", .considered, { $1.isOrientationLocked = false }),
    ("system 18", .notBeforeVersion26, { scene, _ in scene.system = .init(18, 4) }),
    ("system 26", .considered, { scene, _ in scene.system = .init(26) }),
    ("no system told", .unknown, { scene, _ in scene.system = nil }),
    ("no extent told", .unknown, { scene, _ in scene.fillsScreen = nil }),
    ("a window", .smallerThanScreen, { scene, _ in scene.fillsScreen = false }),
    ("being resized", .resizing, { $1.isInteractivelyResizing = true }),
    ("not being resized", .considered, { $1.isInteractivelyResizing = false }),
  ]

  @Test("The account says when the platform will not consider it", arguments: cases.indices)
  func states(index: Int) {
    var scene = OrientationScene.duo(.inner)
    var environment = LayoutEnvironment.showing(.landscapeLeft)
    Self.cases[index].change(&scene, &environment)
    let resolution = situation(.lock, scene, environment).resolution
    #expect(resolution.lock == Self.cases[index].state, "\(Self.cases[index].name)")
    #expect(resolution.lock.isWanted, "the platform is told all the same")
    #expect(resolution.explanation.contains("lock       \(resolution.lock)\n           constraint 1: wants a lock"))
  }

  @Test("A constraint becomes a lock only where masks are not honoured", arguments: OrientationHonouring.allCases)
  func becomesLock(honouring: OrientationHonouring) throws {
    let cases = HonouringTests.phones.map { ($0, OrientationScene.phone()) } + HonouringTests.pads.map { ($0, .pad()) }
    let (found, start) = try #require(cases.first { $0.0.reason == honouring })
    var scene = start
    found.change(&scene)
    let resolution = situation(.onlyOrLock(.landscape), scene).resolution
    #expect(resolution.lock.isWanted == (honouring.verdict == .no || honouring.verdict == .preference))
    #expect(resolution.account.contributors.last?.mask == .landscape, "it restricts all the same")
  }

  @Test(
    "It waits for one of its orientations to be shown, since a lock would keep another one",
    arguments: Interface.Orientation.allCases.map { Optional($0) } + [nil])
  func waits(shown: Interface.Orientation?) {
    let resolution = situation(.onlyOrLock(.landscape), .duo(.inner), .showing(shown)).resolution
    let isKept = shown == .landscapeLeft || shown == .landscapeRight
    #expect(resolution.lock == (isKept ? .considered : .waiting))
    #expect(resolution.lock.isWanted == isKept)
    #expect(resolution.account.lockWishes.map(\.isWaiting) == [!isKept])
    var both = situation(.onlyOrLock(.landscape), .duo(.inner), .showing(shown))
    both.constraints.append(OrientationConstraint(2, .lock))
    #expect(both.resolution.lock == .considered, "one that does not wait is enough")
  }

  @Test("A controller's own wish is forwarded by containers, and goes with its controller")
  func forwarded() {
    var container = ControllerHierarchy.Controller(1, kind: .navigation)
    container.children = [2]
    var player = ControllerHierarchy.Controller(2, name: "player")
    player.prefersLock = true
    var situation = OrientationSituation(
      scene: .duo(.inner), controllers: ControllerHierarchy(root: 1, controllers: [container, player]))
    #expect(situation.resolution.lock == .notWanted, "a container that does not forward answers for itself")
    situation.controllers?.controllers[0].forwardsTo = 2
    #expect(situation.resolution.lock == .considered)
    #expect(situation.resolution.account.lockWishes.map(\.name) == ["player"])
    situation.controllers?.controllers[0].forwardsTo = nil
    situation.controllers?.controllers[0].prefersLock = true
    #expect(situation.resolution.lock == .considered)
  }

  @Test("A container can forward the lock alone, and circles of that end without one")
  func forwardedAlone() {
    var container = ControllerHierarchy.Controller(1, kind: .navigation, mask: .portrait)
    container.children = [2, 3]
    container.forwardsLockTo = 2
    var player = ControllerHierarchy.Controller(2, name: "player", mask: .landscape)
    player.prefersLock = true
    let other = ControllerHierarchy.Controller(3)
    var situation = OrientationSituation(
      scene: .duo(.inner), controllers: ControllerHierarchy(root: 1, controllers: [container, player, other]))
    #expect(situation.resolution.lock == .considered)
    #expect(situation.resolution.allowed == .portrait, "it answers its own mask")
    situation.controllers?.controllers[0].forwardsTo = 3
    #expect(situation.resolution.lock == .considered, "whom it forwards the lock to comes first")
    for target in [ControllerHierarchy.Controller.ID(rawValue: 1), 9] {
      situation.controllers?.controllers[1].forwardsLockTo = target
      #expect(situation.resolution.lock == .notWanted)
    }
  }

  @Test("A constraint that is skipped does not become a lock, whatever is shown")
  func skipped() {
    let constraints = [
      OrientationConstraint(1, .onlyOrLock(.portrait)), OrientationConstraint(2, .onlyOrLock(.landscape)),
    ]
    for shown in Interface.Orientation.allCases {
      var situation = OrientationSituation(
        scene: .duo(.inner), constraints: constraints, environment: .showing(shown))
      #expect(situation.resolution.lock == .notWanted && situation.resolution.account.lockWishes == [])
      situation.constraints.append(OrientationConstraint(3, .lock))
      #expect(situation.resolution.lock == .considered, "a plain wish is no mask")
    }
  }

  @Test("It is set aside like a constraint, by controller and by condition (O3, O12)")
  func setAside() {
    var situation = OrientationSituation(scene: .duo(.inner), controllers: .root(nil))
    situation.constraints = [
      OrientationConstraint(1, .lock, controller: 9), OrientationConstraint(2, .lock, when: .display(.outer)),
    ]
    #expect(situation.resolution.lock == .notWanted)
    #expect(
      situation.resolution.account.setAside.map(\.reason) == [
        .notShown("controller 9"), .conditionNotMet(.display(.outer)),
      ])
  }
}
