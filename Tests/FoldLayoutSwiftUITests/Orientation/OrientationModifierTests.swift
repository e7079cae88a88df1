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
      let stage = OrientationStage()
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
    let stage = OrientationStage()
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
    let stage = OrientationStage()
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
    let stage = OrientationStage()
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
    let stage = OrientationStage()
    let other = OrientationStage(on: stage.device)
    stage.show(UIHostingController(rootView: Screen(mask: .landscape)))
    other.show(UIHostingController(rootView: Screen()))
    #expect(try stage.allowed == .landscape)
    #expect(try other.allowed == .allButUpsideDown)
    stage.window.windowScene = other.scene
    stage.window.makeKey()
    other.settle()
    stage.scheduler.endTurn()
    other.settle()
    #expect(try other.allowed == .landscape)
    #expect(stage.registered == 0)
  }

  @Test("When the hosting controller goes, nothing is left")
  func lifetime() throws {
    let stage = OrientationStage()
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
    let stage = OrientationStage(display: .inner)
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
    let stage = OrientationStage(hasDelegate: false)
    stage.show(OrientationHostingController(rootView: Screen(mask: .landscape)))
    #expect(stage.supported == .landscape)
    #expect(stage.shown.isLandscape)
  }

  @Test("The account calls it by its name (O10)")
  func account() {
    let stage = OrientationStage()
    stage.show(UIHostingController(rootView: Screens(shown: [1])))
    #expect(stage.scene.orientationExplanation.contains("screen 1"))
  }
}
