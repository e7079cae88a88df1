import FoldLayout
import Testing
import UIKit
import UIKitTestSupport

@testable import FoldLayoutUIKit

@Suite("Each scene has orientations of its own, which follow its key window and go with it (O3, O4, A4)")
@MainActor
struct OrientationScenesTests {
  @Test("A constraint counts in the scene that shows its controller, and in no other")
  func twoScenes() throws {
    let stage = OrientationStage()
    let (first, second) = (ResolvedController(), ResolvedController())
    let other = SecondScene(beside: stage, showing: second)
    stage.show(first)
    let landscape = second.constrainOrientations(to: .landscape)
    stage.settle()
    #expect(stage.supported == .allButUpsideDown)
    #expect(Mask(other.rotation.supported) == .landscape)
    #expect(other.scene.orientations.situation.constraints.count == 1)
    #expect(stage.orientations.coordinator.situation.constraints == [])
    second.requestOrientation(.landscapeLeft)
    stage.settle()
    #expect(Interface.Orientation(other.rotation.orientation) == .landscapeLeft)
    #expect(stage.shown == .portrait)
    #expect(first.shownOrientation == .portrait)
    #expect(second.shownOrientation == .landscapeLeft)
    #expect(!stage.rotation.calls.contains { $0.hasPrefix("request") })
    withExtendedLifetime(landscape) {}
  }

  @Test("The application's delegate answers for the scene of the window that UIKit asks for")
  func applicationDelegate() throws {
    let version = SystemVersion.all[3]
    try version.run { () throws in
      let stage = OrientationStage(hooks: .application, capabilities: version.capabilities)
      let (first, second) = (ResolvedController(), ResolvedController())
      let other = SecondScene(beside: stage, showing: second)
      stage.show(first)
      let held = [first.constrainOrientations(to: .portrait), second.constrainOrientations(to: .landscape)]
      stage.settle()
      let application = stage.device.application
      #expect(Mask(application.resolvedInterfaceOrientations(for: stage.window)) == .portrait)
      #expect(Mask(application.resolvedInterfaceOrientations(for: other.window)) == .landscape)
      let nothing = application.resolvedInterfaceOrientations(for: nil)
      #expect(Mask(nothing) == .all, "without a window, what is declared: here nothing is")
      #expect(Mask(application.resolvedInterfaceOrientations(for: UIWindow(), declaring: .portrait)) == .portrait)
      #expect(try stage.resolution.allowed == .portrait)
      withExtendedLifetime(held) {}
    }
  }

  @Test("A constraint that is registered before its scene is known waits for it, and follows its controller to another")
  func moving() throws {
    let stage = OrientationStage()
    let other = SecondScene(beside: stage, showing: ResolvedController())
    let moving = ResolvedController()
    let landscape = moving.constrainOrientations(to: .landscape)
    #expect(!moving.isViewLoaded)
    stage.settle()
    #expect(stage.orientations.coordinator.situation.constraints == [])
    stage.show(moving)
    #expect(stage.supported == .landscape)
    stage.show(ResolvedController())
    #expect(stage.supported == .allButUpsideDown)
    #expect(stage.orientations.coordinator.situation.constraints.count == 1, "it is set aside, not cleared")
    other.window.rootViewController = moving
    stage.settle()
    #expect(Mask(other.rotation.supported) == .landscape)
    #expect(stage.orientations.coordinator.situation.constraints == [])
    landscape.update(.portrait)
    stage.settle()
    #expect(Mask(other.rotation.supported) == .portrait)
    landscape.update([])
    stage.settle()
    #expect(Mask(other.rotation.supported) == .allButUpsideDown)
    landscape.update(.landscapeLeft)
    stage.settle()
    #expect(Mask(other.rotation.supported) == .landscapeLeft)
  }

  @Test(
    "What is declared is the scene's from iOS 27 on, else the application's, else set in code, else the Info.plist's")
  func declared() throws {
    for (version, expected) in [(SystemVersion.all[6], Mask.portrait), (SystemVersion.all[3], Mask.landscape)] {
      try version.run { () throws in
        let stage = OrientationStage(plist: .all, capabilities: version.capabilities)
        stage.show(ResolvedController(.all))
        #expect(try stage.resolution.base == .all)
        stage.scene.declaredInterfaceOrientations = .landscapeLeft
        stage.settle()
        #expect(stage.scene.declaredInterfaceOrientations == .landscapeLeft)
        #expect(stage.supported == .landscapeLeft)
        stage.declared = (.landscape, .portrait)
        stage.orientations.setNeedsLook()
        stage.settle()
        #expect(stage.supported == expected)
        #expect(try stage.resolution.base == expected)
        stage.declared = (nil, nil)
        stage.scene.declaredInterfaceOrientations = nil
        stage.settle()
        #expect(try stage.resolution.base == .all)
      }
    }
  }

  private final class ForeignDelegate: NSObject, UIApplicationDelegate {
    func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .portrait }
  }

  private final class ForeignSceneDelegate: NSObject, UIWindowSceneDelegate {
    func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask { .landscape }
  }

  @Test("A delegate that answers by itself is read, so the base is what UIKit goes by")
  func foreignDelegates() throws {
    let stage = OrientationStage(hooks: .none)
    let delegate = ForeignDelegate()
    stage.device.application.delegate = delegate
    stage.show(ResolvedController())
    #expect(try stage.resolution.allowed == .portrait)
    #expect(stage.supported == .portrait)
    stage.scene.delegate = ForeignSceneDelegate()
    stage.orientations.setNeedsLook()
    stage.settle()
    #expect(try stage.resolution.allowed == .landscape)
    #expect(stage.supported == .landscape)
  }

  private final class UnionDelegate: NSObject, UIApplicationDelegate {
    func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
      application.resolvedInterfaceOrientations(for: window).union(.portraitUpsideDown)
    }
  }

  /// A controller that asks the application's delegate itself, as some of UIKit's own do.
  private final class AskingController: UIViewController {
    weak var application: UIApplication?
    var answers: [UIInterfaceOrientationMask] = []

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      let window = viewIfLoaded?.window
      if let application {
        answers.append(
          application.delegate?.application(application, supportedInterfaceOrientationsFor: window) ?? .all)
      }
      return .allButUpsideDown
    }
  }

  @Test("Nobody hears an empty mask, also while it is read what is declared; what a delegate adds is declared")
  func whileReading() throws {
    let stage = OrientationStage(hooks: .application)
    let root = AskingController()
    root.application = stage.device.application
    stage.show(root)
    #expect(!root.answers.isEmpty && root.answers.allSatisfy { !$0.isEmpty })
    let union = OrientationStage(plist: .landscape, hooks: .none)
    let delegate = UnionDelegate()
    union.device.application.delegate = delegate
    union.show(ResolvedController(.all))
    #expect(try union.resolution.base == [.landscape, .portraitUpsideDown])
  }

  @Test("What a scene's delegate declares becomes known where UIKit asks it, built with whichever SDK")
  func declaredWithoutCapability() throws {
    let version = SystemVersion.all[5]
    #expect(version.name == "iOS 27.1, built without its SDK")
    try version.run { () throws in
      let stage = OrientationStage(hooks: .scene, capabilities: version.capabilities)
      stage.declared = (nil, .portrait)
      stage.show(ResolvedController())
      #expect(stage.supported == .portrait)
      #expect(try stage.resolution.base == .portrait)
      #expect(stage.scene.orientationExplanation.contains("scene's delegate: answers from the resolution"))
    }
  }

  @Test("A window that UIKit asks for before it is shown is answered for, and one that is gone is not any more")
  func windows() throws {
    for hooks in [OrientationStage.Hooks.application, .scene] {
      let stage = OrientationStage(hooks: hooks)
      let root = ForeignController(.allButUpsideDown)
      stage.show(root)
      let portrait = root.constrainOrientations(to: .portrait)
      stage.settle()
      #expect(stage.supported == .portrait)
      var overlay: UIWindow? = UIWindow(windowScene: stage.scene)
      overlay?.isHidden = true
      overlay?.rootViewController = ForeignController(.landscape)
      let asked = stage.device.application.resolvedInterfaceOrientations(for: overlay)
      #expect(Mask(asked).isSuperset(of: .landscape))
      overlay?.isHidden = false
      stage.settle()
      #expect(stage.rotation.raised == [])
      overlay?.isHidden = true
      stage.settle()
      #expect(stage.supported == .portrait, "\(hooks)")
      overlay = nil
      withExtendedLifetime(portrait) {}
    }
  }

  @Test(
    "An answer that somebody else reads does not keep UIKit from asking, and a getter that says so each time asks once")
  func readers() {
    let stage = OrientationStage()
    let root = ResolvedController(.portrait)
    stage.show(root)
    root.declared = .landscape
    root.setNeedsUpdateOfResolvedOrientations()
    #expect(Mask(root.supportedInterfaceOrientations) == .landscape)
    stage.settle()
    #expect(stage.supported == .landscape)

    final class RestlessController: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        setNeedsUpdateOfResolvedOrientations()
        return .portrait
      }
    }
    stage.show(RestlessController())
    #expect(stage.supported == .portrait)
    #expect(!stage.scheduler.isTurnPlanned)
  }

  @Test("The key window is followed, and whether the scene fills its screen, also where nobody answers from here")
  func unheard() throws {
    let stage = OrientationStage(hooks: .none)
    stage.show(ForeignController(.portrait))
    let other = UIWindow(windowScene: stage.scene)
    other.rootViewController = ForeignController([.portrait, .landscapeLeft])
    other.isHidden = false
    stage.settle()
    #expect(try stage.resolution.allowed == .portrait)
    other.makeKey()
    stage.settle()
    #expect(try stage.resolution.allowed == [.portrait, .landscapeLeft])
    #expect(try stage.resolution.honouring == .fillsScreen)
    let smaller = CGSize(width: 300, height: 500)
    stage.scene.standInUpdate(UIWindowScene.Geometry(standInOrientation: .portrait, size: smaller))
    for window in [stage.window, other] { window.frame = CGRect(origin: .zero, size: smaller) }
    stage.settle()
    #expect(try stage.resolution.honouring == .smallerThanScreen)
  }

  @Test("What is presented in another window is answered for, and what it may prefer is what UIKit finds for its own")
  func presentedElsewhere() throws {
    let stage = OrientationStage(hooks: .application)
    let root = ResolvedController()
    stage.show(root)
    let landscape = root.constrainOrientations(to: .landscape)
    let overlay = UIWindow(windowScene: stage.scene)
    let host = ForeignController(.all)
    overlay.rootViewController = host
    overlay.isHidden = false
    stage.settle()
    host.present(ForeignController(.all, preferring: .portrait), animated: true)
    stage.settle()
    stage.device.endTransitions()
    stage.settle()
    #expect(stage.rotation.raised == [])
    #expect(stage.supported == .landscape)

    let mixed = OrientationStage(plist: .landscape, hooks: .application)
    let own = ResolvedController()
    mixed.show(own)
    let foreign = UIWindow(windowScene: mixed.scene)
    foreign.rootViewController = ForeignController(.portrait)
    foreign.isHidden = false
    mixed.settle()
    mixed.device.hold(.portrait)
    own.present(ResolvedController(.all), animated: true)
    #expect(mixed.rotation.raised == [], "upright is supported for the other window alone")
    withExtendedLifetime((landscape, overlay, foreign)) {}
  }

  @Test("What UIKit lets pass in the middle of a presentation it is asked for again at its end")
  func droppedUpdates() throws {
    let stage = OrientationStage(plist: .all)
    let root = ResolvedController()
    stage.show(root)
    let presented = ResolvedController()
    root.present(presented, animated: true)
    stage.settle()
    stage.rotation.dropsUpdates = true
    let held = [presented.constrainOrientations(to: .landscape), presented.lockOrientation()]
    stage.settle()
    #expect(stage.supported == .allButUpsideDown)
    stage.rotation.dropsUpdates = false
    stage.settle()
    #expect(stage.supported == .allButUpsideDown, "nothing has happened that would tell")
    stage.device.endTransitions()
    stage.settle()
    #expect(stage.supported == .landscape)
    #expect(stage.rotation.isLocked)
    withExtendedLifetime(held) {}
  }

  @Test("What was published for the sake of a presentation goes when that has ended")
  func afterPresentation() throws {
    let stage = OrientationStage()
    let root = ResolvedController()
    stage.show(root)
    let presented = ForeignController(.allButUpsideDown)
    let landscape = presented.constrainOrientations(to: .landscape)
    root.present(presented, animated: true)
    stage.settle()
    #expect(stage.rotation.raised == [])
    #expect(stage.shown == .portrait, "what UIKit finds preferred by default is what is shown")
    stage.device.endTransitions()
    stage.settle()
    #expect(stage.shown == .landscapeRight)
    withExtendedLifetime(landscape) {}
  }

  @Test("A constraint that is made before the view is loaded counts in whichever container the controller comes to")
  func beforeLoading() throws {
    let stage = OrientationStage()
    let navigation = UINavigationController(rootViewController: UIViewController())
    stage.show(navigation)
    for delay in [0, 0.2, 1] {
      let screen = UIViewController()
      ControllerOrientations.install(on: screen, scheduler: stage.scheduler)
      let landscape = screen.constrainOrientations(to: .landscape)
      stage.wait(delay)
      navigation.pushViewController(screen, animated: false)
      stage.wait(1.5)
      #expect(stage.supported == .landscape, "shown \(delay) s later")
      navigation.popViewController(animated: false)
      stage.settle()
      #expect(stage.supported == .allButUpsideDown)
      withExtendedLifetime(landscape) {}
    }
    let late = UIViewController()
    ControllerOrientations.install(on: late, scheduler: stage.scheduler)
    let constraint = late.constrainOrientations(to: .landscape)
    stage.wait(5)
    navigation.pushViewController(late, animated: false)
    stage.settle()
    #expect(stage.supported == .allButUpsideDown, "it is not looked for for ever")
    late.setNeedsUpdateOfResolvedOrientations()
    stage.settle()
    #expect(stage.supported == .landscape)
    withExtendedLifetime(constraint) {}
  }

  @Test("A condition counts as the environment is: on the cover alone, and only while the window is small (O12)")
  func conditions() throws {
    let stage = OrientationStage(plist: .all, display: .outer)
    let root = ResolvedController()
    stage.show(root)
    let held = [
      root.constrainOrientations(to: .portrait, when: .display(.outer)),
      root.constrainOrientations(to: .landscape, when: .shortestSideAtLeast(600)),
    ]
    stage.settle()
    #expect(stage.supported == .portrait)
    stage.device.moveHinge(to: .fullyOpen, angle: 3.14)
    stage.rotation.move(to: .inner, size: OrientationStage.size(of: .inner))
    stage.settle()
    #expect(try stage.resolution.allowed == .landscape)
    stage.device.moveHinge(to: .closed)
    stage.rotation.move(to: .outer, size: OrientationStage.size(of: .outer))
    stage.settle()
    #expect(stage.supported == .portrait)
    withExtendedLifetime(held) {}
  }

  @Test("The view that tells of a screen's coming is not the first, by which UIKit knows what scrolls")
  func probe() {
    let stage = OrientationStage()
    let root = UIViewController()
    let constraint = root.constrainOrientations(to: .landscape)
    root.view.addSubview(UIView())
    let content = root.view.subviews.last
    stage.show(root)
    #expect(root.view.subviews.count == 2)
    #expect(root.view.subviews.first === content)
    withExtendedLifetime(constraint) {}
  }

  @Test("The window that becomes key decides, and the one before decides again when that goes")
  func keyWindows() throws {
    let stage = OrientationStage()
    stage.show(ResolvedController(.portrait))
    var passcode: UIWindow? = UIWindow(windowScene: stage.scene)
    passcode?.rootViewController = ResolvedController(.landscape)
    passcode?.makeKeyAndVisible()
    stage.settle()
    #expect(stage.supported == .landscape)
    #expect(try stage.resolution.allowed == .landscape)
    passcode?.isHidden = true
    passcode = nil
    stage.settle()
    #expect(stage.supported == .portrait)
  }

  @Test("A scene that is disconnected resolves nothing, and one that comes back resolves again")
  func disconnected() throws {
    let stage = OrientationStage()
    let root = ResolvedController()
    stage.show(root)
    let landscape = root.constrainOrientations(to: .landscape)
    stage.settle()
    stage.device.disconnect(stage.scene)
    stage.settle()
    #expect(stage.scene.orientations.forecast() == nil)
    #expect(stage.scene.orientations.explanation == "no scene is known, and 1 constraint waits for one")
    stage.scene.standInMove(to: .foregroundActive)
    stage.scheduler.endTurn()
    #expect(stage.scene.orientations.forecast() != nil)
    #expect(try stage.resolution.allowed == .landscape)
    withExtendedLifetime(landscape) {}
  }

  @Test("Nothing is kept: scene, window, controllers and coordinator go when the application lets go of them")
  func lifetime() throws {
    var stage: OrientationStage? = OrientationStage()
    weak let (scene, orientations) = (stage?.scene, stage?.orientations)
    weak let coordinator = stage?.orientations.coordinator
    weak var root: ResolvedController?
    do {
      let controller = ResolvedController()
      root = controller
      stage?.show(controller)
      let held = [controller.constrainOrientations(to: .landscape), controller.lockOrientation()]
      controller.requestOrientation(.landscape)
      controller.present(ForeignController(.portrait), animated: false)
      stage?.settle()
      stage?.window.rootViewController = nil
      withExtendedLifetime(held) {}
    }
    stage?.settle()
    #expect(root == nil)
    stage = nil
    #expect(scene == nil && orientations == nil && coordinator == nil)
  }

  @Test(
    "A constraint that outlives its controller is cleared with it, and one dropped on another thread is, too",
    .timeLimit(.minutes(1)))
  func outliving() async throws {
    let stage = OrientationStage()
    stage.show(ResolvedController())
    var navigation: UIViewController? = ResolvedController()
    let kept = navigation?.constrainOrientations(to: .landscape)
    navigation.map { stage.show($0) }
    #expect(stage.supported == .landscape)
    stage.show(ResolvedController())
    navigation = nil
    stage.settle()
    #expect(stage.orientations.coordinator.situation.constraints == [])
    kept?.update(.portrait)
    stage.settle()
    #expect(stage.orientations.coordinator.situation.constraints == [])
    let root = try #require(stage.window.rootViewController)
    var elsewhere: ControllerConstraint? = root.constrainOrientations(to: .portrait)
    #expect(stage.orientations.coordinator.situation.constraints.count == 1)
    let task = Task.detached { [elsewhere] in withExtendedLifetime(elsewhere) {} }
    elsewhere = nil
    await task.value
    while !stage.orientations.coordinator.situation.constraints.isEmpty { await Task.yield() }
  }
}
