import FoldLayout
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@testable import FoldLayoutUIKit

@Suite("UIKit never raises an exception for what is answered from the resolution (A4)")
@MainActor
struct ExceptionTests {
  private typealias Display = StandInRotation.Display

  /// A root, what is presented over it, and a constraint, with masks as bits 1 to 4.
  private struct Combination: CustomStringConvertible {
    var plist: Mask
    var hooks: OrientationStage.Hooks
    var display: StandInRotation.Display
    var isOwn: Bool
    var root: Mask
    var presented: Mask
    var constraint: Mask
    var preferred: Interface.Orientation?
    var holder: Int

    var description: String {
      "plist \(plist), hooks \(hooks), on \(display), \(isOwn ? "own" : "foreign") \(root) under \(presented) preferring "
        + "\(preferred.map { "\($0)" } ?? "nothing"), constraint \(constraint) of \(holder)"
    }

    init(using generator: inout SeededGenerator) {
      plist = Mask(rawValue: UInt.random(in: 1...15, using: &generator) << 1)
      hooks = OrientationStage.Hooks.allCases.randomElement(using: &generator) ?? .both
      display = [.single, .outer, .inner].randomElement(using: &generator) ?? .single
      isOwn = Bool.random(using: &generator)
      root = Mask(rawValue: UInt.random(in: 1...15, using: &generator) << 1)
      presented = Mask(rawValue: UInt.random(in: 1...15, using: &generator) << 1)
      constraint = Mask(rawValue: UInt.random(in: 1...15, using: &generator) << 1)
      // One that its own mask lacks is the controller's own fault; no hook can help there, and the line does.
      let (isOwn, presented) = (isOwn, presented)
      let all = Interface.Orientation.allCases.filter { $0 != .unknown && (isOwn || presented.contains($0)) }
      preferred = Bool.random(using: &generator) ? nil : all.randomElement(using: &generator)
      holder = Int.random(in: 0...2, using: &generator)
    }

    @MainActor
    func controller(_ mask: Mask, preferring preferred: Interface.Orientation? = nil) -> UIViewController {
      isOwn ? ResolvedController(mask, preferring: preferred) : ForeignController(mask, preferring: preferred)
    }
  }

  @Test("Whatever is declared, preferred and wanted, presented and dismissed, on whichever display")
  func combinations() async throws {
    var generator = RandomTesting.generator()
    var raisedWithout = 0
    for number in 0..<RandomTesting.count(full: 20_000) {
      if number % 100 == 0 { await Task.yield() }
      let combination = Combination(using: &generator)
      let raised = play(combination)
      // Without a hook, UIKit knows of no resolution, and foreign controllers answer for themselves.
      if combination.hooks == .none, !combination.isOwn {
        raisedWithout += raised.isEmpty ? 0 : 1
      } else {
        #expect(raised == [], "\(combination)")
      }
    }
    #expect(raisedWithout > 0, "the rules that raise are not applied")
  }

  private func play(_ combination: Combination) -> [String] {
    let stage = OrientationStage(plist: combination.plist, hooks: combination.hooks, display: combination.display)
    let root = combination.controller(combination.root)
    let presented = combination.controller(combination.presented, preferring: combination.preferred)
    let free = combination.holder == 0 ? stage.scene.orientations.constrain(to: combination.constraint) : nil
    let held = combination.holder == 0 ? nil : (combination.holder == 1 ? root : presented)
    let constraint = held?.constrainOrientations(to: combination.constraint)
    stage.show(root)
    root.present(presented, animated: true)
    stage.turn()
    stage.device.endTransitions()
    stage.settle()
    stage.device.hold(.landscapeLeft)
    stage.settle()
    presented.dismiss(animated: true)
    stage.turn()
    stage.device.endTransitions()
    stage.settle()
    withExtendedLifetime((free, constraint)) {}
    return stage.rotation.raised
  }

  private final class ForeignDelegate: NSObject, UIApplicationDelegate, UIWindowSceneDelegate {
    let mask: UIInterfaceOrientationMask

    init(_ mask: Mask) {
      self.mask = UIInterfaceOrientationMask(mask)
    }

    func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { mask }

    func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask { mask }
  }

  /// Who answers for the application.
  enum Delegate: CaseIterable {
    case none, foreign, foreignScene, own, ownScene
  }

  @Test(
    "Each mask of the application with each of a controller that is presented, and each preference",
    arguments: Delegate.allCases, [true, false])
  func pairs(_ delegate: Delegate, _ isOwn: Bool) async throws {
    var raised: [String: Int] = [:]
    let step = RandomTesting.isFull ? 1 : 37
    for number in stride(from: 0, to: 15 * 15 * 5, by: step) {
      if number % 111 == 0 { await Task.yield() }
      let (declared, own) = (
        Mask(rawValue: UInt(1 + number % 15) << 1), Mask(rawValue: UInt(1 + number / 15 % 15) << 1)
      )
      let preferred = Interface.Orientation.allCases[number / 225]
      // What a controller prefers and does not support is its own fault, but where the line answers.
      guard isOwn || preferred == .unknown || own.contains(preferred) else { continue }
      let texts = play(declared, own, preferred == .unknown ? nil : preferred, delegate, isOwn)
      for text in texts { raised[text.hasPrefix("preferred") ? "preferred" : "common", default: 0] += 1 }
    }
    // Where neither delegate nor controller answers from the resolution, UIKit raises what it raises without it.
    let isDeaf = !isOwn && [.none, .foreign, .foreignScene].contains(delegate)
    #expect(isDeaf == (raised["common", default: 0] > 0), "\(raised)")
    #expect(isDeaf == (raised["preferred", default: 0] > 0), "\(raised)")
  }

  private func play(
    _ declared: Mask, _ own: Mask, _ preferred: Interface.Orientation?, _ delegate: Delegate, _ isOwn: Bool
  ) -> [String] {
    let hooks: OrientationStage.Hooks = delegate == .own ? .application : delegate == .ownScene ? .scene : .none
    let stage = OrientationStage(plist: delegate == .none || hooks != .none ? declared : .all, hooks: hooks)
    let foreign = ForeignDelegate(declared)
    if delegate == .foreign { stage.device.application.delegate = foreign }
    if delegate == .foreignScene { stage.scene.delegate = foreign }
    let root = ResolvedController(.all)
    stage.show(root)
    let presented: UIViewController =
      isOwn ? ResolvedController(own, preferring: preferred) : ForeignController(own, preferring: preferred)
    root.present(presented, animated: true)
    stage.turn()
    stage.device.endTransitions()
    stage.settle()
    return stage.rotation.raised
  }

  @Test("An empty mask of anybody is no constraint, and is never passed on", arguments: OrientationStage.Hooks.allCases)
  func emptyMasks(_ hooks: OrientationStage.Hooks) throws {
    let stage = OrientationStage(plist: [], hooks: hooks)
    stage.device.infoPlistMask = .all
    stage.declared = ([], [])
    let root = ResolvedController([])
    let nothing = root.constrainOrientations(to: [])
    stage.show(root)
    stage.scene.declaredInterfaceOrientations = []
    stage.settle()
    #expect(stage.rotation.raised == [])
    #expect(Mask(stage.rotation.hookAnswer) == .all)
    #expect(Mask(root.supportedInterfaceOrientations) == .allButUpsideDown, "what UIKit answers for one that does not")
    withExtendedLifetime(nothing) {}
  }

  @Test("A window over the others whose controller has nothing in common with the resolution is answered for as well")
  func overlays() throws {
    for hooks in [OrientationStage.Hooks.application, .scene, .both] {
      let stage = OrientationStage(hooks: hooks)
      let root = ResolvedController()
      stage.show(root)
      let portrait = root.constrainOrientations(to: .portrait)
      let overlay = UIWindow(windowScene: stage.scene)
      overlay.rootViewController = ForeignController(.landscape)
      overlay.isHidden = false
      stage.settle()
      #expect(stage.rotation.raised == [], "\(hooks)")
      #expect(stage.supported == .portrait, "the key window's controller decides")
      withExtendedLifetime((portrait, overlay)) {}
    }
  }
}
