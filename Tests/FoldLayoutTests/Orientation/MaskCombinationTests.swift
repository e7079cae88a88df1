import TestSupport
import Testing

@testable import FoldLayout

@Suite("What is allowed, for every combination of masks (O1, O2)")
struct MaskCombinationTests {
  /// The scene's if not empty, else the application's if not empty, else all; then each of the others, unless it is
  /// empty or would leave nothing.
  private static func oracle(scene: UInt, application: UInt, device: UInt, chain: UInt, views: UInt) -> UInt {
    var left: UInt = scene != 0 ? scene : application != 0 ? application : 30
    for mask in [device, chain, views] where left & mask != 0 { left &= mask }
    return left
  }

  private static func allowed(_ scene: Mask, _ application: Mask, _ device: Mask?, _ chain: Mask, _ views: Mask) -> Mask
  {
    var facts = OrientationScene()
    facts.sceneMask = scene
    facts.applicationMask = application
    facts.deviceMask = device
    let situation = OrientationSituation(
      scene: facts, controllers: .root(chain), constraints: [OrientationConstraint(1, .only(views))])
    return situation.resolution.allowed
  }

  @Test(
    "All 65,536 combinations of scene, application, chain and views are what an oracle says", arguments: Mask.everyMask)
  func everyCombination(scene: Mask) {
    var wrong: [String] = []
    for application in Mask.everyMask {
      for chain in Mask.everyMask {
        for views in Mask.everyMask {
          let expected = Self.oracle(
            scene: scene.rawValue, application: application.rawValue, device: 30, chain: chain.rawValue,
            views: views.rawValue)
          let allowed = Self.allowed(scene, application, nil, chain, views)
          if allowed.rawValue != expected { wrong.append("\(application) \(chain) \(views): \(allowed)") }
        }
      }
    }
    #expect(wrong == [])
  }

  @Test(
    "They are under every limit of the device, too: all of them in a full run, else every eleventh",
    arguments: Mask.everyMask.dropFirst())
  func everyLimit(device: Mask) {
    var wrong: [String] = []
    for combination in stride(from: 0, to: 65_536, by: RandomTesting.isFull ? 1 : 11) {
      let (scene, application, chain, views) = (
        Mask.everyMask[combination >> 12], Mask.everyMask[combination >> 8 & 15], Mask.everyMask[combination >> 4 & 15],
        Mask.everyMask[combination & 15]
      )
      let expected = Self.oracle(
        scene: scene.rawValue, application: application.rawValue, device: device.rawValue, chain: chain.rawValue,
        views: views.rawValue)
      let allowed = Self.allowed(scene, application, device, chain, views)
      if allowed.rawValue != expected { wrong.append("\(combination): \(allowed)") }
    }
    #expect(wrong == [])
  }

  @Test("Bits that are no orientation are dropped, and an orientation's number is not its mask (case 43)")
  func foreignBits() {
    let foreign = Mask(rawValue: 1 | 1 << 5 | 1 << 63)
    #expect(Self.allowed(foreign, .portrait, nil, foreign, foreign) == .portrait)
    #expect(Self.allowed([], [.portrait, foreign], nil, [], []) == .portrait)
    #expect(Self.allowed([], .allButUpsideDown, nil, Mask(rawValue: 2), []) == .portrait)
    #expect(Self.allowed([], .allButUpsideDown, nil, Mask(rawValue: 4), []) == .allButUpsideDown)
  }

  @Test(
    "The base is the first that is given, and each replaces the ones after it (O1)",
    arguments: [
      (Mask.portrait, Mask.landscape, 27, 0), (nil, .landscape, 27, 1), (Mask(), .landscape, 27, 1),
      (.portrait, .landscape, 26, 1), (.portrait, nil, 26, 2), (nil, Mask(), 27, 2), (nil, nil, 27, 2),
    ] as [(Mask?, Mask?, Int, Int)])
  func base(scene: Mask?, application: Mask?, system: Int, expected: Int) {
    var facts = OrientationScene.phone([.landscapeLeft, .portraitUpsideDown])
    facts.sceneMask = scene
    facts.applicationMask = application
    facts.system = OrientationScene.Version(system)
    let resolution = OrientationSituation(scene: facts).resolution
    let sources: [OrientationAccount.Source] = [.scene, .application, .infoPlist, .productDefault]
    #expect(resolution.account.candidates.map(\.source) == sources, "all are listed")
    #expect(resolution.account.candidates.filter { $0.standing == .isBase }.map(\.source) == [sources[expected]])
    #expect(resolution.base == [.portrait, .landscape, [.landscapeLeft, .portraitUpsideDown]][expected])
    #expect(resolution.account.candidates[3].standing == .isReplaced)
  }

  @Test("Where nothing is declared at all, the product's default is the base (O1)")
  func productDefault() {
    var facts = OrientationScene()
    #expect(OrientationSituation(scene: facts).resolution.base == .all)
    facts.product = .pad
    #expect(OrientationSituation(scene: facts).resolution.base == .all)
    facts.product = .phone
    #expect(OrientationSituation(scene: facts).resolution.base == .allButUpsideDown)
    facts.declaration = OrientationDeclaration(listed: [])
    #expect(OrientationSituation(scene: facts).resolution.base == .all, "an empty list is all four (O8)")
  }

  @Test(
    "A phone without a home button and a cover do not turn upside down (§5)",
    arguments: [
      (Interface.Product.phone, false, Interface.Display.single, Mask.allButUpsideDown), (.phone, true, .single, .all),
      (.phone, nil, .single, .all), (.phone, false, .outer, .allButUpsideDown),
      (.phone, nil, .outer, .allButUpsideDown),
      (.phone, false, .inner, .all), (.pad, false, .single, .all), (nil, nil, .single, .all),
    ] as [(Interface.Product?, Bool?, Interface.Display, Mask)])
  func deviceLimit(product: Interface.Product?, hasButton: Bool?, display: Interface.Display, expected: Mask) {
    var facts = OrientationScene()
    facts.product = product
    facts.hasHomeButton = hasButton
    facts.display = display
    facts.applicationMask = .all
    #expect(OrientationSituation(scene: facts).resolution.allowed == expected)
    facts.display = .external
    let environment = LayoutEnvironment.showing(nil, on: display)
    let moved = OrientationSituation(scene: facts, environment: environment)
    #expect(moved.resolution.allowed == expected, "the environment's display is believed")
  }
}
