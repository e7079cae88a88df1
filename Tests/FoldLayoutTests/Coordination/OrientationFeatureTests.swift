import FoldLayout
import Testing

/// What the older orientation libraries give, one test a feature, and what their users asked for.
@Suite("Every feature of the older orientation libraries (section 5)")
struct OrientationFeatureTests {
  /// A view as such a library has it: it registers when it appears, and clears when it goes.
  private final class View {
    var orientations: OrientationRegistration?
  }

  private let coordinator = OrientationCoordinator()

  init() {
    coordinator.send(.scene(.phone(.all)))
    var scene = coordinator.situation.scene
    scene.hasHomeButton = true
    coordinator.send(.scene(scene))
  }

  @Test("A mask per view that registers and clears by itself")
  func maskPerView() {
    var view: View? = View()
    view?.orientations = coordinator.constrain(to: .portrait)
    #expect(coordinator.resolution?.allowed == .portrait)
    view = nil
    #expect(coordinator.resolution?.allowed == .all)
  }

  @Test("Several are intersected, in any order, and each takes back its own")
  func intersected() {
    let views = [View(), View(), View()]
    for (view, mask) in zip(views, [.allButUpsideDown, .landscape, [.landscapeLeft, .portrait]] as [Mask]) {
      view.orientations = coordinator.constrain(to: mask)
    }
    #expect(coordinator.resolution?.allowed == .landscapeLeft)
    views[1].orientations = nil
    #expect(coordinator.resolution?.allowed == [.landscapeLeft, .portrait])
    views[0].orientations = nil
    views[2].orientations = nil
    #expect(coordinator.resolution?.allowed == .all)
  }

  @Test("Where nothing is left, the defaults are, and the culprits are named, which no older one does")
  func fallback() {
    let views = [coordinator.constrain(to: .portrait, name: "a"), coordinator.constrain(to: .landscape, name: "b")]
    #expect(coordinator.resolution?.allowed == .all)
    #expect(coordinator.resolution?.account.culprits.map(\.name) == ["a", "b"])
    withExtendedLifetime(views) {}
  }

  @Test("Nil or an empty mask clears")
  func clearing() {
    let view = coordinator.constrain(to: .portrait)
    view.update(nil)
    #expect(coordinator.resolution?.allowed == .all)
    view.update(.landscape)
    #expect(coordinator.resolution?.allowed == .landscape)
    view.update([])
    #expect(coordinator.resolution?.allowed == .all)
  }

  @Test("Defaults from the Info.plist, or set in code")
  func defaults() {
    let infoPlist = InfoPlist([
      "UISupportedInterfaceOrientations": .list([.text("UIInterfaceOrientationPortrait")]),
      "UISupportedInterfaceOrientations~ipad": .list([.text("UIInterfaceOrientationLandscapeLeft")]),
    ])
    var scene = OrientationScene.phone()
    scene.declaration = infoPlist.declaration(for: .phone).declaration
    coordinator.send(.scene(scene))
    #expect(coordinator.resolution?.allowed == .portrait)
    scene.applicationMask = .landscape
    coordinator.send(.scene(scene))
    #expect(coordinator.resolution?.allowed == .landscape)
  }

  @Test("The platform is asked to read anew when what is allowed changes, and only then")
  func refresh() {
    let log = PublicationLog()
    let coordinator = OrientationCoordinator(publisher: log)
    coordinator.send(.scene(.phone()))
    let first = coordinator.constrain(to: .portrait)
    let second = coordinator.constrain(to: [.portrait, .landscapeLeft])
    #expect(log.masks == [.allButUpsideDown, .portrait])
    withExtendedLifetime((first, second)) {}
  }

  @Test("Portrait or landscape is tracked live, per scene, and unknown until it is known")
  func tracking() {
    let other = OrientationCoordinator()
    other.send(.scene(.pad()))
    var told: [(Bool, Bool)] = []
    let probe = OrientationProbe { told.append(($0.isPortrait, $0.isLandscape)) }
    coordinator.addObserver(probe, aspects: .orientation)
    #expect(coordinator.information?.orientation == nil)
    coordinator.update(.showing(.portrait))
    coordinator.update(.showing(.landscapeLeft))
    #expect(told.map(\.0) == [false, true, false] && told.map(\.1) == [false, false, true])
    #expect(coordinator.information?.previousOrientation == .portrait)
    #expect(other.information?.orientation == nil, "another scene shows what it shows")
  }

  @Test("A preferred orientation for presentation")
  func preferred() {
    var hierarchy = ControllerHierarchy.presenting(.landscape, .fullScreen)
    hierarchy.controllers[1].preferred = .landscapeLeft
    hierarchy.controllers[1].isBeingPresented = true
    coordinator.send(.controllers(hierarchy))
    coordinator.send(.device(.landscapeLeft))
    #expect(coordinator.forecast() == .landscapeLeft)
    #expect(coordinator.resolution?.preferred == .landscapeLeft && coordinator.resolution?.isPresentation == true)
  }

  @Test("Containers that forward, and those that do not")
  func forwarding() {
    var container = ControllerHierarchy.Controller(1, kind: .navigation, mask: .allButUpsideDown)
    container.children = [2]
    let screen = ControllerHierarchy.Controller(2, mask: .landscape)
    coordinator.send(.controllers(ControllerHierarchy(root: 1, controllers: [container, screen])))
    #expect(coordinator.resolution?.allowed == .allButUpsideDown)
    container.forwardsTo = 2
    coordinator.send(.controllers(ControllerHierarchy(root: 1, controllers: [container, screen])))
    #expect(coordinator.resolution?.allowed == .landscape)
  }

  @Test("Covered screens stop counting, and come back as they were")
  func covered() {
    coordinator.send(.controllers(.root(nil)))
    let list = coordinator.constrain(to: .portrait, shownBy: 1)
    #expect(coordinator.resolution?.allowed == .portrait)
    coordinator.send(.controllers(.presenting(.landscape, .fullScreen, over: nil)))
    #expect(coordinator.resolution?.allowed == .landscape)
    coordinator.send(.controllers(.root(nil)))
    #expect(coordinator.resolution?.allowed == .portrait)
    withExtendedLifetime(list) {}
  }

  @Test("A lock where masks are ignored, and a request that ends with a reason")
  func lockAndRequest() {
    coordinator.send(.scene(.duo(.inner)))
    coordinator.update(.showing(.portrait))
    let lock = coordinator.constrain(to: .portrait, orLock: true)
    #expect(coordinator.resolution?.lock == .considered)
    var outcome: RotationRequest.Outcome?
    let request = coordinator.requestRotation(to: .landscape) { outcome = $0 }
    coordinator.send(.requestRefused(request.id, .init(code: 101)))
    #expect(outcome == .refused(.init(code: 101)))
    #expect(coordinator.resolution?.allowed == .portrait)
    withExtendedLifetime(lock) {}
  }
}
