import Testing

@testable import FoldLayout

@Suite("Whether the platform acts on what is allowed, and why (O5)")
struct HonouringTests {
  typealias Case = (name: String, reason: OrientationHonouring, change: @Sendable (inout OrientationScene) -> Void)

  /// Facts of a phone on its only display, changed.
  static let phones: [Case] = [
    ("a phone", .fillsScreen, { _ in }),
    ("a cover", .fillsScreen, { $0.display = .outer }),
    ("an inner display", .innerDisplay, { $0.display = .inner }),
    (
      "an inner display of which nothing else is known", .innerDisplay,
      {
        $0 = .init()
        $0.display = .inner
      }
    ),
    (
      "an inner display in a window", .innerDisplay,
      {
        $0.display = .inner
        $0.fillsScreen = false
      }
    ),
    ("a window", .smallerThanScreen, { $0.fillsScreen = false }),
    (
      "a window of which nothing else is known", .smallerThanScreen,
      {
        $0 = .init()
        $0.fillsScreen = false
      }
    ),
    ("a resizable scene", .freelyResizable, { $0.isFreelyResizable = true }),
    ("a scene that is not resizable", .fillsScreen, { $0.isFreelyResizable = false }),
    ("no display told", .displayNotTold, { $0.display = nil }),
    ("a television", .externalDisplay, { $0.display = .external }),
    ("no product told", .productNotTold, { $0.product = nil }),
    ("no extent told", .extentNotTold, { $0.fillsScreen = nil }),
    ("all four listed", .fillsScreen, { $0.declaration?.listed = .all }),
    ("no Info.plist told", .fillsScreen, { $0.declaration = nil }),
  ]

  /// Facts of a pad's application that lists all four, under system and SDK 26.1, changed.
  static let pads: [Case] = [
    ("all four", .multitasking, { _ in }),
    ("no list, which is all four", .multitasking, { $0.declaration?.listed = nil }),
    ("three", .declaresFewer, { $0.declaration?.listed = .allButUpsideDown }),
    (
      "three in a window", .smallerThanScreen,
      {
        $0.declaration?.listed = .allButUpsideDown
        $0.fillsScreen = false
      }
    ),
    ("all four in a window", .multitasking, { $0.fillsScreen = false }),
    (
      "three and the key", .declaresFewer,
      {
        $0.declaration = OrientationDeclaration(listed: .portrait, requiresFullScreen: true)
      }
    ),
    ("no Info.plist told", .declarationNotTold, { $0.declaration = nil }),
    (
      "three, and no extent told", .extentNotTold,
      {
        $0.declaration?.listed = .portrait
        $0.fillsScreen = nil
      }
    ),
    ("the key", .fullScreenKey, { $0.declaration?.requiresFullScreen = true }),
    (
      "the key, system 27 and SDK 26", .fullScreenKey,
      {
        $0.declaration?.requiresFullScreen = true
        $0.system = .init(27)
      }
    ),
    (
      "the key, system 26 and SDK 27", .fullScreenKey,
      {
        $0.declaration?.requiresFullScreen = true
        $0.sdk = .init(27)
      }
    ),
    (
      "the key, both 27", .fullScreenKeyIgnored,
      {
        $0.declaration?.requiresFullScreen = true
        $0.system = .init(27)
        $0.sdk = .init(27, 1)
      }
    ),
    (
      "the key, ignored from 26.1", .fullScreenKeyIgnored,
      {
        $0.declaration?.requiresFullScreen = true
        $0.declaration?.fullScreenIgnoredFrom = .init(26, 1)
      }
    ),
    (
      "the key, ignored from 26.2", .fullScreenKey,
      {
        $0.declaration?.requiresFullScreen = true
        $0.declaration?.fullScreenIgnoredFrom = .init(26, 2)
      }
    ),
    (
      "the key, and no versions", .versionNotTold,
      {
        $0.declaration?.requiresFullScreen = true
        $0.system = nil
        $0.sdk = nil
      }
    ),
    (
      "the key and an SDK before 27", .fullScreenKey,
      {
        $0.declaration?.requiresFullScreen = true
        $0.system = nil
      }
    ),
    (
      "the key, an SDK before 27, and ignored from 26", .versionNotTold,
      {
        $0.declaration?.requiresFullScreen = true
        $0.system = nil
        $0.declaration?.fullScreenIgnoredFrom = .init(26)
      }
    ),
    (
      "the key, system 27 and no SDK", .versionNotTold,
      {
        $0.declaration?.requiresFullScreen = true
        $0.system = .init(27)
        $0.sdk = nil
      }
    ),
    (
      "the key, no system and SDK 27", .versionNotTold,
      {
        $0.declaration?.requiresFullScreen = true
        $0.system = nil
        $0.sdk = .init(27)
      }
    ),
    (
      "three, and resizable or not is not told", .resizabilityNotTold,
      {
        $0.declaration?.listed = .portrait
        $0.isFreelyResizable = nil
      }
    ),
    (
      "three, neither that nor the system told", .resizabilityNotTold,
      {
        $0.declaration?.listed = .portrait
        $0.isFreelyResizable = nil
        $0.system = nil
      }
    ),
    (
      "three under an old system", .declaresFewer,
      {
        $0.declaration?.listed = .portrait
        $0.isFreelyResizable = nil
        $0.system = .init(18, 4)
      }
    ),
    (
      "three and the key, and that is not told", .declaresFewer,
      {
        $0.declaration = OrientationDeclaration(listed: .portrait, requiresFullScreen: true)
        $0.isFreelyResizable = nil
      }
    ),
    (
      "a resizable window", .smallerThanScreen,
      {
        $0.declaration?.listed = .portrait
        $0.isFreelyResizable = true
        $0.fillsScreen = false
      }
    ),
    (
      "all four without versions", .multitasking,
      {
        $0.system = nil
        $0.sdk = nil
      }
    ),
  ]

  private func check(_ facts: OrientationScene, _ expected: OrientationHonouring, _ name: String) {
    let resolution = OrientationSituation(scene: facts, constraints: OrientationConstraint.all([.portrait])).resolution
    #expect(resolution.honouring == expected, "\(name)")
    let isActedOn = [.yes, .unknown].contains(expected.verdict)
    let limit: Mask =
      facts.display == .outer || (facts.hasHomeButton == false && facts.display != .inner) ? .allButUpsideDown : .all
    #expect(resolution.effective == (isActedOn ? resolution.allowed : limit), "\(name)")
    #expect(resolution.published == (isActedOn ? resolution.allowed : resolution.base), "\(name) (A4)")
  }

  @Test("On a phone", arguments: phones.indices)
  func phone(index: Int) {
    var facts = OrientationScene.phone()
    Self.phones[index].change(&facts)
    check(facts, Self.phones[index].reason, Self.phones[index].name)
  }

  @Test("On a pad (case 53)", arguments: pads.indices)
  func pad(index: Int) {
    var facts = OrientationScene.pad()
    Self.pads[index].change(&facts)
    check(facts, Self.pads[index].reason, Self.pads[index].name)
  }

  @Test("Every reason occurs, has a sentence of its own, and comes to one verdict")
  func everyReason() {
    let occurring = Set((Self.phones + Self.pads).map(\.reason))
    #expect(occurring == Set(OrientationHonouring.allCases))
    #expect(Set(OrientationHonouring.allCases.map(\.description)).count == OrientationHonouring.allCases.count)
    #expect(Set(OrientationHonouring.allCases.map(\.verdict)) == Set(OrientationHonouring.Verdict.allCases))
  }

  @Test("With no constraint that counts, hooks answer the base unchanged (A4)")
  func published() {
    var situation = OrientationSituation(scene: .phone(.all), controllers: .root(.portrait))
    #expect(situation.resolution.allowed == .portrait)
    #expect(situation.resolution.published == .all)
    situation.constraints = OrientationConstraint.all([.landscape])
    #expect(situation.resolution.published == .all, "a constraint that is skipped does not count")
    let narrow = OrientationSituation(scene: .phone(.portrait), constraints: OrientationConstraint.all([.landscape]))
    #expect(narrow.resolution.published == .portrait, "and adds nothing")
    situation.constraints = OrientationConstraint.all([[.portrait, .landscapeLeft]])
    #expect(situation.resolution.published == .portrait)
  }

  @Test(
    "Versions as they stand in an Info.plist",
    arguments: [
      ("27", 27, 0), ("27.1", 27, 1), ("26.4.1", 26, 4), ("0", 0, 0), ("007.010", 7, 10),
    ])
  func versions(text: String, major: Int, minor: Int) {
    #expect(OrientationScene.Version(text) == OrientationScene.Version(major, minor))
  }

  @Test(
    "Texts that are no version", arguments: ["", ".", "27.", ".1", "27.1.2.3", "x", "27 ", "-1", "2７", "1234567", "+1"])
  func noVersions(text: String) {
    #expect(OrientationScene.Version(text) == nil)
  }

  @Test("Versions are compared by their numbers")
  func comparing() {
    typealias Version = OrientationScene.Version
    #expect(Version(27).isAtLeast(Version(26, 9)) && !Version(26, 9).isAtLeast(Version(27)))
    #expect(Version(26, 2).isAtLeast(Version(26, 2)) && !Version(26, 2).isAtLeast(Version(26, 10)))
    #expect("\(Version(26, 10))" == "26.10")
  }
}
