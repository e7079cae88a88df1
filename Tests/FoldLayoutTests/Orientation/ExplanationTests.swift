import Testing

@testable import FoldLayout

@Suite("The account as a person reads it (O10)")
struct ExplanationTests {
  @Test("Everything that can be in it, to the letter")
  func everything() {
    var scene = OrientationScene.phone(.portrait)
    scene.sceneMask = .all
    scene.applicationMask = []
    scene.system = .init(26, 1)
    scene.sdk = .init(27)
    var hierarchy = ControllerHierarchy.presenting(.landscape, .fullScreen, over: nil)
    hierarchy.controllers[1].presented = 3
    var sheet = ControllerHierarchy.Controller(3, name: "sheet")
    sheet.style = .pageSheet
    hierarchy.controllers.append(sheet)
    var situation = OrientationSituation(
      scene: scene, controllers: hierarchy,
      constraints: [
        OrientationConstraint(1, .only(.landscapeLeft), name: "video"),
        OrientationConstraint(2, .only(.landscapeRight), controller: 3),
        OrientationConstraint(3, .only(.portrait), name: "list", controller: 1),
        OrientationConstraint(4, .onlyOrLock(.portrait), when: .shortestSideAtLeast(600)),
        OrientationConstraint(5, .lock, name: "canvas"),
        OrientationConstraint(6, .only(.all), when: .not(.display(.outer))),
      ],
      environment: .showing(.portrait))
    situation.deviceOrientation = .landscapeLeft
    #expect(
      situation.explanation == """
        shown      portrait
        allowed    portrait
        honoured   yes: the scene fills the screen
        base       Info.plist: portrait, to blame
                   scene: all, not asked before iOS 27
                   application: none, which is no constraint
        device     allButUpsideDown
        chain      presented: presented full screen, covers what is beneath
                   sheet: presented as a page sheet, not asked
                   presented: landscape, skipped, to blame
        views      video: landscapeLeft, skipped, to blame
                   constraint 2: landscapeRight, skipped, to blame
                   constraint 6: all, since not (the display is outer), skipped
        published  allButUpsideDown, so that it is not disjoint from what the controller answers, which raises an exception
        skipped    chain: presented would leave nothing of what Info.plist leaves
                   views: video and constraint 2 leave nothing together
        set aside  list: portrait; root is not on the screen
                   constraint 4: portrait, or a lock; only when the shortest side is at least 600
        lock       wanted, and the platform considers it
                   canvas: wants a lock
        scene      phone, without a home button, display: the only one, fills its screen, system 26.1, SDK 27.0
        forecast   portrait, the device is held landscapeLeft
        """)
  }

  @Test("What a contributor leaves is said only where it took something away that its mask does not show")
  func leaves() {
    let situation = OrientationSituation(
      scene: .pad([.portrait, .landscapeLeft]), controllers: .root(.all),
      constraints: OrientationConstraint.all([.landscape, .all, .landscapeLeft]))
    let text = situation.explanation
    #expect(text.contains("device     all, as far as is known\nchain      root: all\n"))
    #expect(text.contains("views      constraint 1: landscape, leaves landscapeLeft\n"))
    #expect(text.contains("           constraint 2: all\n           constraint 3: landscapeLeft\n"))
    var phone = OrientationSituation(scene: .phone(.portrait), controllers: .root(nil))
    phone.scene.hasHomeButton = nil
    #expect(phone.explanation.contains("scene      phone, home button not told, "))
    #expect(!phone.explanation.contains("published"), "there is nothing to say about it")
  }

  @Test("One alone that leaves nothing is said to, and the coordinator's own numbers are no names")
  func oneCulprit() {
    let masks: [Mask] = [[.portrait, .landscapeLeft], .landscape, [.portrait, .landscapeRight]]
    let constraints = masks.enumerated().map {
      OrientationConstraint(.init(rawValue: -1 - $0.offset), .only($0.element))
    }
    let text = OrientationSituation(scene: .phone(), constraints: constraints).explanation
    #expect(text.contains("skipped    views: unnamed 3 leaves nothing of what those before it leave\n"))
    #expect(text.contains("           unnamed 3: portrait, landscapeRight, skipped, to blame\n"))
  }

  @Test("A forecast says why: a lock that the platform holds, or a presentation")
  func forecasts() {
    var situation = OrientationSituation(scene: .phone(.all), controllers: .presenting(nil, .fullScreen))
    situation.environment = .showing(.portrait)
    situation.environment?.isOrientationLocked = true
    situation.deviceOrientation = .landscapeLeft
    #expect(
      situation.explanation
        .hasSuffix("forecast   portrait, the device is held landscapeLeft, and the platform holds what is shown"))
    situation.controllers?.controllers[1].preferred = .landscapeRight
    situation.controllers?.controllers[1].isBeingPresented = true
    #expect(situation.explanation.hasSuffix("forecast   landscapeRight, which is preferred for the presentation"))
  }

  @Test("What little there is where nothing is told")
  func nothing() {
    #expect(
      OrientationSituation().explanation == """
        shown      not known
        allowed    all
        honoured   not known: the display is not known
        base       product's default: all
        device     all, as far as is known
        scene      product not told, display not told, system not told, SDK not told
        forecast   portrait, how the device is held is not told
        """)
  }

  @Test("An ignored mask says what the platform acts on, and that the base is published unchanged")
  func ignored() {
    let situation = OrientationSituation(
      scene: .duo(.inner, .allButUpsideDown), constraints: OrientationConstraint.all([.portrait]))
    let lines = situation.resolution.explanation.split(separator: "\n")
    #expect(
      lines[2]
        == "honoured   no: the inner display takes every orientation, whatever is declared; the platform acts on all")
    #expect(lines.contains("published  allButUpsideDown, the base unchanged, since masks are ignored"))
  }

  @Test("What the walk found that ends it, and a controller that answers nothing")
  func walkEndings() {
    var first = ControllerHierarchy.Controller(1, name: "first", kind: .wrapper)
    first.forwardsTo = 2
    first.children = [7]
    var second = ControllerHierarchy.Controller(2, kind: .split)
    second.forwardsTo = 1
    let circle = OrientationSituation(
      scene: .phone(), controllers: ControllerHierarchy(root: 1, controllers: [first, second]))
    let text = circle.explanation
    #expect(text.contains("chain      controller 7: is not in the hierarchy\n"))
    #expect(text.contains("           first: wrapper, forwards to controller 2\n"))
    #expect(text.contains("           controller 2: split view controller, forwards to first\n"))
    #expect(text.contains("           first: seen before, the walk ends here\n"))
    second.forwardsTo = 9
    let nobody = OrientationSituation(
      scene: .phone(), controllers: ControllerHierarchy(root: 2, controllers: [second]))
    #expect(
      nobody.explanation.contains("chain      controller 2: split view controller, forwards to nobody who is known"))
    let empty = OrientationSituation(scene: .phone(), controllers: .root([]))
    #expect(empty.explanation.contains("chain      root: none, which UIKit refuses and which is no constraint"))
    var leaving = ControllerHierarchy.presenting(.portrait, .custom)
    leaving.controllers[1].isBeingDismissed = true
    #expect(
      OrientationSituation(scene: .phone(), controllers: leaving).explanation
        .contains("chain      presented: being dismissed, not asked\n"))
  }

  @Test("Scenes in words, and what is not told of them")
  func scenes() {
    var scene = OrientationScene.pad()
    scene.declaration?.requiresFullScreen = true
    scene.isFreelyResizable = true
    scene.fillsScreen = false
    scene.hasHomeButton = true
    var situation = OrientationSituation(scene: scene)
    situation.isRotationLockedByUser = true
    situation.deviceOrientation = .faceUp
    let text = situation.explanation
    #expect(
      text.contains(
        "scene      pad, with a home button, display: the only one, does not fill its screen, freely resizable, "
          + "system 26.1, SDK 26.1, UIRequiresFullScreen\n"))
    #expect(text.hasSuffix("forecast   portrait, the device is held faceUp, and the user has locked rotation"))
  }

  @Test("Every kind and every style has words of its own")
  func words() {
    #expect(Set(ControllerHierarchy.Controller.Kind.allCases.map(\.words)).count == 6)
    #expect(Set(ControllerHierarchy.PresentationStyle.allCases.map(\.words)).count == 9)
    #expect(Set(OrientationLockState.allCases.map(\.description)).count == OrientationLockState.allCases.count)
    #expect(
      Mask.everyMask.map(\.description).sorted()
        == [
          "all", "allButUpsideDown", "landscape", "landscapeLeft", "landscapeRight", "none", "portrait",
          "portrait, landscapeLeft", "portrait, landscapeRight", "portrait, portraitUpsideDown",
          "portrait, portraitUpsideDown, landscapeLeft", "portrait, portraitUpsideDown, landscapeRight",
          "portraitUpsideDown", "portraitUpsideDown, landscapeLeft",
          "portraitUpsideDown, landscapeLeft, landscapeRight",
          "portraitUpsideDown, landscapeRight",
        ])
    #expect(Interface.DeviceOrientation.allCases.map(\.description).last == "faceDown")
    #expect(Interface.Orientation.allCases.map(\.description).first == "unknown")
  }
}
