import FoldLayout
import SwiftUI
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@testable import FoldLayoutSwiftUI

private typealias Mask = Interface.OrientationMask

/// A screen with any number of constraints, each on a view that is there or not.
private struct ManyConstraints: View {
  var masks: [Mask?] = [nil, nil]
  var shown: Set<Int> = []

  var body: some View {
    if shown.contains(0) { Color.red.supportedInterfaceOrientations(masks[0]) }
    if shown.contains(1) { Color.red.supportedInterfaceOrientations(masks[1]) }
  }

  /// What those that are shown want.
  var wanted: [Mask] { shown.compactMap { masks[$0] }.filter { !$0.isEmpty } }
}

@Suite("After any number of steps those views' orientations count that are on the screen (O2 to O4, A4)")
@MainActor
struct OrientationModifierWalkTests {
  @Test("Screens are pushed, popped, presented and dismissed, and their views come, go and change")
  func walk() async throws {
    var generator = RandomTesting.generator()
    var restricted = 0
    let sessions = RandomTesting.count(full: 100)
    for _ in 0..<sessions {
      let walk = Walk()
      for _ in 0..<40 {
        walk.step(using: &generator)
        guard Int.random(in: 0...2, using: &generator) > 0 else { continue }
        walk.stage.settle()
        walk.stage.device.endTransitions()
        walk.stage.settle()
        #expect(try walk.stage.allowed == walk.expected, "\(walk.steps.joined(separator: " "))")
        #expect(walk.stage.supported == walk.expected)
        #expect(walk.stage.registered == walk.registered)
        #expect(walk.stage.rotation.raised.isEmpty)
        if walk.expected != .allButUpsideDown { restricted += 1 }
      }
      await Task.yield()
    }
    #expect(restricted > sessions * 2)
  }
}

@MainActor
private final class Walk {
  let stage = OrientationStage(plist: .all)
  let navigation: UINavigationController
  var steps: [String] = []
  private var sheet: UIHostingController<ManyConstraints>?

  init() {
    navigation = UINavigationController(rootViewController: UIHostingController(rootView: ManyConstraints()))
    stage.show(navigation)
  }

  private var stack: [UIHostingController<ManyConstraints>] {
    navigation.viewControllers.compactMap { $0 as? UIHostingController<ManyConstraints> }
  }

  func step(using generator: inout SeededGenerator) {
    switch Int.random(in: 0...9, using: &generator) {
    case 0 where stack.count < 4 && sheet == nil:
      steps.append("push")
      let screen = UIHostingController(rootView: ManyConstraints())
      screen.standInAppearsFirst = Bool.random(using: &generator)
      navigation.pushViewController(screen, animated: true)
    case 1 where sheet == nil:
      steps.append("pop")
      navigation.popViewController(animated: true)
    case 2 where sheet == nil:
      steps.append("present")
      let sheet = UIHostingController(rootView: ManyConstraints())
      self.sheet = sheet
      navigation.present(sheet, animated: true)
      finish()
    case 3 where sheet != nil:
      steps.append("dismiss")
      sheet?.dismiss(animated: true)
      sheet = nil
      finish()
    default:
      guard let screen = (stack + [sheet].compactMap(\.self)).randomElement(using: &generator) else { return }
      let index = Int.random(in: 0...1, using: &generator)
      if Bool.random(using: &generator) {
        steps.append("toggle")
        screen.rootView.shown.formSymmetricDifference([index])
      } else {
        steps.append("change")
        let mask = Mask(rawValue: UInt.random(in: 0...15, using: &generator) << 1)
        screen.rootView.masks[index] = Bool.random(using: &generator) ? mask : nil
      }
    }
  }

  private func finish() {
    stage.settle()
    stage.device.endTransitions()
    stage.settle()
  }

  /// What is to be registered: covered screens have disappeared, and what lies beneath a sheet has not.
  var registered: Int {
    (stack.last?.rootView.wanted.count ?? 0) + (sheet?.rootView.wanted.count ?? 0)
  }

  /// What is to be allowed: a layer that would leave nothing is skipped.
  var expected: Mask {
    let wanted = (stack.last?.rootView.wanted ?? []) + (sheet?.rootView.wanted ?? [])
    let views = wanted.reduce(Mask.all) { $0.intersection($1) }
    let both = views.intersection(.allButUpsideDown)
    return both.isEmpty ? .allButUpsideDown : both
  }
}
