import FoldLayout
import SwiftUI
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@testable import FoldLayoutSwiftUI

private typealias Mask = Interface.OrientationMask

/// Up to three screens, of which some are shown.
private struct Screens: View {
  static let masks: [Mask] = [.portrait.union(.landscapeRight), .landscape, .allButUpsideDown]

  var shown: Set<Int> = []

  var body: some View {
    screen(0)
    screen(1)
    screen(2)
  }

  @ViewBuilder
  private func screen(_ index: Int) -> some View {
    if shown.contains(index) { Color.red.supportedInterfaceOrientations(Self.masks[index], name: "screen \(index)") }
  }

  /// What those that are shown leave.
  static func expected(_ shown: Set<Int>) -> Mask {
    let mask = shown.reduce(Mask.all) { $0.intersection(masks[$1]) }
    // A phone without a home button does not turn upside down, nor does a controller that says nothing.
    return mask.intersection(.allButUpsideDown)
  }
}

/// A screen with a constraint that can change.
private struct Screen: View {
  var mask: Mask?
  var orLock = false
  var isLocked = false

  var body: some View {
    Color.red.supportedInterfaceOrientations(mask, orLock: orLock).locksInterfaceOrientation(isLocked)
  }
}

/// A constraint and a lock with a name, or without.
private struct Named: View {
  var name: String?

  var body: some View {
    Color.red.supportedInterfaceOrientations(.landscape, name: name).locksInterfaceOrientation(name: name)
  }
}

/// Two constraints, of which one can change.
private struct Two: View {
  var first = Mask.landscapeRight
  var orLock = false

  var body: some View {
    Color.red.supportedInterfaceOrientations(.all, name: "second").background {
      Color.red.supportedInterfaceOrientations(first, name: "first", orLock: orLock)
    }
  }
}

@Suite("A view's orientations count while it is shown, on its scene and with its controllers (O1 to O4, O11)")
@MainActor
struct OrientationModifierTests {
  @Test(
    "Whatever the order in which screens appear and disappear, those count that are shown (O3)",
    arguments: [false, true])
  func orders(appearsFirst: Bool) throws {
    // Each order of three appearances and three disappearances, each screen's after its appearance.
    var orders: [[Int]] = [[]]
    for _ in 0..<6 {
      orders = orders.flatMap { order in
        (0..<3).filter { screen in order.count { $0 == screen } < 2 }.map { order + [$0] }
      }
    }
    #expect(orders.count == 90)
    for order in orders {
      let stage = OrientationStage(plist: .all)
      let hosting = UIHostingController(rootView: Screens())
      hosting.standInAppearsFirst = appearsFirst
      stage.show(hosting)
      var shown: Set<Int> = []
      for screen in order {
        shown.formSymmetricDifference([screen])
        hosting.rootView.shown = shown
        stage.settle()
        #expect(try stage.allowed == Screens.expected(shown), "\(order)")
        #expect(stage.supported == Screens.expected(shown))
        #expect(stage.registered == shown.count)
      }
      #expect(hosting.standInFaults.isEmpty)
    }
  }

  @Test("Any number that change at once, within one turn, are one change", arguments: [false, true])
  func together(appearsFirst: Bool) throws {
    let all = (0..<8).map { bits in Set((0..<3).filter { bits >> $0 & 1 == 1 }) }
    let stage = OrientationStage(plist: .all)
    let hosting = UIHostingController(rootView: Screens())
    hosting.standInAppearsFirst = appearsFirst
    stage.show(hosting)
    for before in all {
      for after in all {
        hosting.rootView.shown = before
        stage.settle()
        hosting.rootView.shown = after
        stage.settle()
        #expect(try stage.allowed == Screens.expected(after), "\(before) to \(after)")
        #expect(stage.supported == Screens.expected(after))
        #expect(stage.registered == after.count)
      }
    }
  }

  @Test("A mask that changes replaces the one before; nil and empty clear")
  func changes() throws {
    let stage = OrientationStage(plist: .all)
    let hosting = UIHostingController(rootView: Screen())
    stage.show(hosting)
    let masks: [Mask?] = [.portrait, .landscape, nil, .landscape, [], .landscapeLeft, .landscapeLeft]
    for mask in masks {
      hosting.rootView.mask = mask
      stage.settle()
      let expected = mask.flatMap { $0.isEmpty ? nil : $0 } ?? .allButUpsideDown
      #expect(try stage.allowed == expected, "\(mask.map { "\($0)" } ?? "nil")")
      #expect(stage.registered == (expected == .allButUpsideDown ? 0 : 1))
    }
    #expect(stage.rotation.raised.isEmpty)
  }

  @Test("In a stack of screens, that on top counts; in a sheet its own counts too, and goes with it (O3, O4)")
  func stack() throws {
    let stage = OrientationStage(plist: .all)
    let first = UIHostingController(rootView: Screen(mask: .portrait))
    let navigation = UINavigationController(rootViewController: first)
    stage.show(navigation)
    #expect(try stage.allowed == .portrait)
    navigation.pushViewController(UIHostingController(rootView: Screen(mask: .landscape)), animated: true)
    stage.settle()
    #expect(try stage.allowed == .landscape)
    let sheet = UIHostingController(rootView: Screen(mask: .landscapeLeft))
    navigation.present(sheet, animated: true)
    stage.settle()
    stage.device.endTransitions()
    stage.settle()
    #expect(try stage.allowed == .landscapeLeft)
    sheet.dismiss(animated: true)
    stage.settle()
    stage.device.endTransitions()
    stage.settle()
    #expect(try stage.allowed == .landscape)
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(try stage.allowed == .portrait)
    #expect(stage.supported == .portrait)
  }

  @Test("Each scene has its own, and a window that moves takes its views' along (O3)")
  func scenes() throws {
    let stage = OrientationStage(plist: .all)
    let other = SecondScene(beside: stage, showing: UIHostingController(rootView: Screen()))
    stage.show(UIHostingController(rootView: Screen(mask: .landscape)))
    #expect(try stage.allowed == .landscape)
    #expect(other.scene.orientations.resolution?.allowed == .allButUpsideDown)
    stage.window.windowScene = other.scene
    stage.window.makeKey()
    stage.settle()
    #expect(other.scene.orientations.resolution?.allowed == .landscape)
    #expect(stage.registered == 0)
  }

  @Test("When the hosting controller goes, nothing is left")
  func lifetime() throws {
    let stage = OrientationStage(plist: .all)
    weak var hosting: UIViewController?
    do {
      let shown = UIHostingController(rootView: Screen(mask: .landscape))
      hosting = shown
      stage.show(shown)
    }
    #expect(stage.registered == 1)
    stage.show(UIViewController())
    #expect(hosting == nil)
    #expect(stage.registered == 0)
    #expect(try stage.allowed == .allButUpsideDown)
  }

  @Test("A wish for a lock reaches UIKit by the hosting controller that answers for it (O11)")
  func lock() throws {
    let stage = OrientationStage(plist: .all, display: .inner)
    let hosting = OrientationHostingController(rootView: Screen(isLocked: true))
    stage.show(hosting)
    #expect(stage.rotation.isLocked)
    hosting.rootView.isLocked = false
    stage.settle()
    #expect(!stage.rotation.isLocked)
    // Where masks are ignored, one of them is kept instead once it is shown.
    hosting.rootView.mask = stage.shown.isPortrait ? .portrait : .landscape
    stage.settle()
    #expect(!stage.rotation.isLocked)
    hosting.rootView.orLock = true
    stage.settle()
    #expect(stage.rotation.isLocked)
  }

  @Test("Without any delegate the hosting controller that answers has UIKit act on it (A4)")
  func hostingAnswers() throws {
    let stage = OrientationStage(plist: .all, hooks: .none)
    stage.show(OrientationHostingController(rootView: Screen(mask: .landscape)))
    #expect(stage.supported == .landscape)
    #expect(stage.shown.isLandscape)
  }

  @Test("One line in either delegate has UIKit act on it (A4)", arguments: OrientationStage.Hooks.allCases)
  func hooks(_ hooks: OrientationStage.Hooks) throws {
    let stage = OrientationStage(plist: .all, hooks: hooks)
    stage.show(UIHostingController(rootView: Screen(mask: .landscape)))
    #expect(try stage.allowed == .landscape)
    #expect(stage.supported == (hooks == .none ? .allButUpsideDown : .landscape))
    #expect(stage.rotation.raised.isEmpty)
  }

  @Test("What is presented in an orientation of its own is presented in it, and names no child for the lock (O6, O11)")
  func presented() throws {
    let stage = OrientationStage(plist: .all)
    stage.show(UIHostingController(rootView: Screen(mask: .portrait)))
    let cover = OrientationHostingController(rootView: Screen(mask: .landscape))
    cover.modalPresentationStyle = .fullScreen
    stage.window.rootViewController?.present(cover, animated: true)
    stage.settle()
    stage.device.endTransitions()
    stage.settle()
    #expect(try stage.allowed == .landscape)
    #expect(stage.shown.isLandscape)
    #expect(stage.rotation.raised.isEmpty)
    let preferred = Interface.Orientation(cover.preferredInterfaceOrientationForPresentation)
    #expect(preferred.isLandscape)
    #expect(cover.childForInterfaceOrientationLock == nil)
  }

  @Test("Asked before UIKit has turned, it prefers what its views allow (O6)")
  func preferred() {
    let stage = OrientationStage(plist: .all)
    let hosting = OrientationHostingController(rootView: Screen())
    stage.show(hosting)
    hosting.rootView.mask = .landscape
    hosting.view?.layoutIfNeeded()
    stage.scheduler.endTurn()
    #expect(stage.shown == .portrait)
    #expect(Interface.Orientation(hosting.preferredInterfaceOrientationForPresentation).isLandscape)
  }

  @Test("The account calls it by its name, or a view, and by another when it is given one (O10)")
  func account() {
    let stage = OrientationStage(plist: .all)
    let hosting = UIHostingController(rootView: Named())
    stage.show(hosting)
    #expect(stage.scene.orientationExplanation.contains("a view: landscape"))
    #expect(stage.scene.orientationExplanation.contains("a view: wants"))
    hosting.rootView.name = "video"
    stage.settle()
    #expect(stage.scene.orientationExplanation.contains("video: landscape"))
    #expect(!stage.scene.orientationExplanation.contains("a view"))
    #expect(stage.registered == 2)
  }

  @Test("Another mask takes the place of the one before: who is named as a culprit stays the same (O2)")
  func culprits() throws {
    let stage = OrientationStage(plist: .all)
    let hosting = UIHostingController(rootView: Two())
    stage.show(hosting)
    let ids = stage.scene.orientations.situation.constraints.map(\.id)
    let log = Log<Mask>()
    stage.scene.orientations.observe(log) { log, information in log.note(information.current.allowed) }
    log.clear()
    hosting.rootView.first = .landscapeLeft
    stage.settle()
    #expect(stage.scene.orientations.situation.constraints.map(\.id) == ids)
    hosting.rootView.first = .landscapeLeft
    stage.settle()
    #expect(stage.scene.orientations.situation.constraints.map(\.id) == ids, "nothing is registered anew")
    #expect(Set(log.entries) == [.landscapeLeft], "nothing is allowed in between that neither wants")
    // What may become a lock is another constraint.
    hosting.rootView.orLock = true
    stage.settle()
    #expect(stage.registered == 2)
    #expect(stage.scene.orientations.situation.constraints.map(\.id) != ids)
  }

  @Test("What is evaluated again and wants the same is not registered anew")
  func same() {
    let stage = OrientationStage(plist: .all)
    let hosting = UIHostingController(rootView: Screen(mask: .landscape, isLocked: true))
    stage.show(hosting)
    let ids = stage.scene.orientations.situation.constraints.map(\.id)
    #expect(ids.count == 2)
    let passes = hosting.standInPasses
    hosting.rootView = Screen(mask: .landscape, isLocked: true)
    stage.settle()
    #expect(hosting.standInPasses > passes)
    #expect(stage.scene.orientations.situation.constraints.map(\.id) == ids)
  }

  @Test("A condition has it count only where it holds (O12)")
  func conditions() throws {
    for display in [StandInRotation.Display.outer, .inner] {
      let stage = OrientationStage(plist: .all, display: display)
      let screen = Color.red.supportedInterfaceOrientations(.landscape, when: .display(.outer))
      stage.show(UIHostingController(rootView: screen))
      #expect(stage.registered == 1)
      #expect(try stage.allowed.isSuperset(of: .portrait) == (display == .inner))
    }
  }

  @Test("The controller behind it is neither touched nor heard, and takes no room")
  func unseen() throws {
    let stage = OrientationStage(plist: .all)
    let hosting = UIHostingController(rootView: Color.red.supportedInterfaceOrientations(.portrait))
    stage.show(hosting)
    #expect(hosting.standInNotes == ["unheard", "no touches"])
    let child = try #require(hosting.children.first as? OrientationDemandController)
    #expect(child.view?.frame.size == .zero)
    #expect(child.view?.isUserInteractionEnabled == false)
  }

  @Test("A controller that UIKit takes away and shows again wants again; one that SwiftUI takes away does not (O3)")
  func controller() {
    let stage = OrientationStage(plist: .all)
    let parent = UIViewController()
    stage.show(parent)
    let controller = OrientationDemandController()
    controller.want(OrientationDemand(kind: .lock, name: "x", condition: nil))
    #expect(stage.registered == 0)
    parent.addChild(controller)
    parent.view?.addSubview(controller.view)
    stage.settle()
    #expect(stage.registered == 1)
    controller.view?.removeFromSuperview()
    stage.settle()
    #expect(stage.registered == 0)
    controller.want(OrientationDemand(kind: .only(.portrait, orLock: false), name: "x", condition: nil))
    stage.settle()
    #expect(stage.registered == 0, "it is not on the screen")
    parent.view?.addSubview(controller.view)
    stage.settle()
    #expect(stage.registered == 1)
    OrientationDemandView.dismantleUIViewController(controller, coordinator: ())
    #expect(stage.registered == 0)
  }
}
