import FoldLayout
import Testing
import UIKit
import UIKitTestSupport

@testable import FoldLayoutUIKit

@Suite("A lock keeps what is shown, on both displays, or it is said why not (O11)")
@MainActor
struct OrientationLockTests {
  @Test(
    "It reaches UIKit by a controller that answers from here, and goes with what holds it",
    arguments: [StandInRotation.Display.single, .outer, .inner])
  func lock(_ display: StandInRotation.Display) throws {
    let stage = OrientationStage(plist: .all, display: display)
    let root = ResolvedController()
    stage.show(root)
    let shown = stage.shown
    var lock: ControllerConstraint? = root.lockOrientation()
    stage.settle()
    #expect(stage.rotation.isLocked)
    #expect(try stage.resolution.lock == .held)
    for way in [UIDeviceOrientation.landscapeLeft, .landscapeRight, .portrait] {
      stage.device.hold(way)
      stage.settle()
      #expect(stage.shown == shown)
    }
    stage.device.hold(.landscapeLeft)
    lock = nil
    stage.settle()
    #expect(!stage.rotation.isLocked)
    #expect(try stage.resolution.lock == .notWanted)
    withExtendedLifetime(lock) {}
  }

  @Test("Containers answer for it: what a child wants itself, and what is constrained in it")
  func containers() throws {
    let stage = OrientationStage(plist: .all, display: .inner)
    let child = ResolvedController()
    let tabs = OrientationTabBarController()
    tabs.viewControllers = [OrientationNavigationController(rootViewController: child), ResolvedController()]
    stage.show(tabs)
    child.prefersLock = true
    child.setNeedsUpdateOfResolvedOrientations()
    stage.settle()
    #expect(stage.rotation.isLocked)
    tabs.selectedIndex = 1
    stage.settle()
    #expect(!stage.rotation.isLocked, "another tab is shown")
    tabs.selectedIndex = 0
    stage.settle()
    #expect(stage.rotation.isLocked)
    child.prefersLock = false
    let lock = child.lockOrientation()
    child.setNeedsUpdateOfResolvedOrientations()
    stage.settle()
    #expect(stage.rotation.isLocked)
    withExtendedLifetime(lock) {}
  }

  /// UIKit's container names a child for the lock, as a third party's may.
  private final class NamingContainer: UINavigationController {
    override var childForInterfaceOrientationLock: UIViewController? { topViewController }
  }

  @Test("UIKit asks the child that a container names for it, and that child answers for the scene")
  func namedChild() throws {
    let stage = OrientationStage(plist: .all, display: .inner)
    let child = ResolvedController()
    let container = NamingContainer(rootViewController: child)
    stage.show(container)
    let lock = container.lockOrientation()
    stage.settle()
    #expect(stage.rotation.isLocked, "it is the child that is asked")
    withExtendedLifetime(lock) {}
  }

  @Test("On the inner display a constraint becomes a lock once one of its orientations is shown")
  func orLock() throws {
    let stage = OrientationStage(plist: .all, display: .inner)
    let root = ResolvedController()
    stage.show(root)
    let portrait = root.constrainOrientations(to: .portrait, orLock: true)
    stage.settle()
    #expect(!stage.rotation.isLocked)
    #expect(try stage.resolution.lock == .waiting)
    stage.device.hold(.landscapeLeft)
    stage.settle()
    #expect(stage.shown == .portrait)
    #expect(stage.rotation.isLocked)
    stage.device.hold(.portrait)
    stage.settle()
    #expect(stage.shown == .portrait)
    withExtendedLifetime(portrait) {}
  }

  @Test("Folding picks an orientation anew and holds that; the size follows the display (trap 22)")
  func folding() throws {
    let stage = OrientationStage(plist: .all, display: .inner)
    let root = ResolvedController()
    stage.show(root)
    let lock = root.lockOrientation()
    stage.settle()
    stage.device.hold(.landscapeLeft)
    stage.device.moveHinge(to: .closed)
    stage.rotation.move(to: .outer, size: OrientationStage.size(of: .outer))
    stage.settle()
    #expect(stage.shown == .landscapeRight)
    #expect(stage.rotation.isLocked)
    #expect(stage.window.bounds.size == CGSize(width: 678, height: 466))
    #expect(try stage.resolution.lock == .held)
    stage.device.hold(.portrait)
    stage.settle()
    #expect(stage.shown == .landscapeRight)
    withExtendedLifetime(lock) {}
  }

  @Test("A controller that UIKit does not come by answers what it wants itself")
  func beside() {
    let stage = OrientationStage()
    let (root, child) = (ResolvedController(), ResolvedController())
    root.addChild(child)
    root.view.addSubview(child.view)
    stage.show(root)
    let lock = root.lockOrientation()
    stage.settle()
    #expect(root.prefersInterfaceOrientationLocked)
    #expect(!child.prefersInterfaceOrientationLocked)
    child.prefersLock = true
    #expect(child.prefersInterfaceOrientationLocked)
    withExtendedLifetime(lock) {}
  }

  @Test("It is dropped while the window does not fill its screen, and counts again when it does")
  func monitored() throws {
    let stage = OrientationStage()
    let root = ResolvedController()
    stage.show(root)
    let lock = root.lockOrientation()
    stage.settle()
    #expect(try stage.resolution.lock == .held)
    stage.rotation.fillsScreen = false
    stage.settle()
    #expect(!stage.rotation.isLocked)
    #expect(try stage.resolution.lock == .smallerThanScreen)
    stage.rotation.fillsScreen = true
    stage.settle()
    #expect(stage.rotation.isLocked)
    #expect(try stage.resolution.lock == .held)
    withExtendedLifetime(lock) {}
  }

  @Test("Before iOS 26, in a window that does not fill its screen, and with nobody to answer, it is said why not")
  func refused() throws {
    try SystemVersion.all[2].run { () throws in
      let stage = OrientationStage(capabilities: SystemVersion.all[2].capabilities)
      let root = ResolvedController()
      stage.show(root)
      let lock = root.lockOrientation()
      stage.settle()
      #expect(try stage.resolution.lock == .notBeforeVersion26)
      withExtendedLifetime(lock) {}
    }
    let windowed = OrientationStage()
    windowed.rotation.fillsScreen = false
    windowed.rotation.show(.portrait)
    let root = ResolvedController()
    windowed.show(root)
    var lock = root.lockOrientation()
    windowed.settle()
    #expect(!windowed.rotation.isLocked)
    #expect(try windowed.resolution.lock == .smallerThanScreen)
    let silent = OrientationStage()
    let foreign = ForeignController(.all)
    silent.show(foreign)
    lock = foreign.lockOrientation()
    silent.settle()
    #expect(!silent.rotation.isLocked, "the controller that UIKit asks knows nothing of it")
    #expect(silent.scene.orientationExplanation.contains("ForeignController: answers by itself"))
    withExtendedLifetime(lock) {}
  }
}
