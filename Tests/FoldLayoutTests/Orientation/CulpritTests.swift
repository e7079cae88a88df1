import TestSupport
import Testing

@testable import FoldLayout

@Suite("Who is to blame for what was skipped (O2)")
struct CulpritTests {
  private typealias Orientations = Set<Interface.Orientation>

  /// A slow second implementation: sets, and every question asked anew from the beginning.
  private struct SlowBlame {
    var culprits: Set<String> = []
    var conflicts: [String] = []
    var left: Orientations = Orientations(Interface.Orientation.allCases.dropFirst())

    init(_ layers: [(name: String, masks: [(name: String, mask: Mask)])]) {
      let everything = left
      var applied: [(name: String, mask: Orientations)] = []
      for layer in layers {
        let masks = layer.masks.map { (name: $0.name, mask: Orientations($0.mask.orientations)) }
          .filter { !$0.mask.isEmpty }
        func together(_ count: Int, _ start: Orientations) -> Orientations {
          masks.prefix(count).reduce(start) { $0.intersection($1.mask) }
        }
        guard !masks.isEmpty else { continue }
        if let breaking = masks.indices.first(where: { together($0 + 1, everything).isEmpty }) {
          culprits.insert(masks[breaking].name)
          for earlier in masks[..<breaking] where earlier.mask.isDisjoint(with: masks[breaking].mask) {
            culprits.insert(earlier.name)
          }
          conflicts.append("\(layer.name) alone")
        } else if let breaking = masks.indices.first(where: { together($0 + 1, left).isEmpty }) {
          culprits.insert(masks[breaking].name)
          let inner = together(masks.count, everything)
          for count in 1...applied.count
          where applied.prefix(count).reduce(inner, { $0.intersection($1.mask) }).isEmpty {
            culprits.insert(applied[count - 1].name)
            break
          }
          conflicts.append("\(layer.name) against an outer one")
        } else {
          left = together(masks.count, left)
          for mask in masks { applied.append(mask) }
        }
      }
    }
  }

  private static func name(_ contributor: OrientationAccount.Contributor) -> String {
    contributor.layer == .views ? contributor.name : "\(contributor.layer)"
  }

  @Test("The account agrees with a slow implementation, mask by mask")
  func againstSlowImplementation() {
    var generator = RandomTesting.generator()
    var conflictCount = 0
    for _ in 0..<RandomTesting.count(full: 30_000) {
      let masks = (0..<3).map { _ in Mask.everyMask.randomElement(using: &generator) ?? [] }
      let views = (0..<Int.random(in: 0...5, using: &generator)).map { _ in
        Mask.everyMask.randomElement(using: &generator) ?? []
      }
      var facts = OrientationScene()
      facts.applicationMask = masks[0]
      facts.deviceMask = masks[1]
      let situation = OrientationSituation(
        scene: facts, controllers: .root(masks[2]), constraints: OrientationConstraint.all(views))
      let resolution = situation.resolution
      let slow = SlowBlame([
        ("base", [("base", masks[0].isEmpty ? .all : masks[0])]),
        ("device", [("device", masks[1].isEmpty ? .all : masks[1])]), ("chain", [("chain", masks[2])]),
        ("views", views.enumerated().map { ("constraint \($0.offset + 1)", $0.element) }),
      ])
      let account = resolution.account
      #expect(Set(account.culprits.map(Self.name)) == slow.culprits, "\(masks) \(views)")
      #expect(
        account.conflicts.map { "\($0.skipped) \($0.outer == nil ? "alone" : "against an outer one")" }
          == slow.conflicts)
      #expect(Set(resolution.allowed.orientations) == slow.left)
      conflictCount += account.conflicts.count
    }
    #expect(conflictCount > 100)
  }

  @Test("Of four constraints, those are named that share nothing with the one at which nothing is left")
  func withinLayer() {
    let masks: [Mask] = [.allButUpsideDown, .landscape, [.landscapeLeft, .portrait], .landscapeRight]
    let account = OrientationSituation(scene: .phone(), constraints: OrientationConstraint.all(masks)).resolution
      .account
    #expect(account.contributors.filter { $0.layer == .views }.map(\.isCulprit) == [false, false, true, true])
    #expect(account.conflicts == [.init(skipped: .views, outer: nil)])
  }

  @Test("Between layers, the inner one is skipped and the outer one is named at which nothing was left")
  func betweenLayers() {
    var facts = OrientationScene.phone(.all)
    facts.hasHomeButton = true
    let situation = OrientationSituation(
      scene: facts, controllers: .root(.landscape), constraints: OrientationConstraint.all([.portrait]))
    let resolution = situation.resolution
    #expect(resolution.allowed == .landscape)
    #expect(resolution.account.conflicts == [.init(skipped: .views, outer: .chain)])
    #expect(resolution.account.culprits.map(\.name) == ["root", "constraint 1"])
    #expect(resolution.account.contributors.map(\.left) == [.all, .all, .landscape, []])
    #expect(resolution.account.contributors.map(\.isSkipped) == [false, false, false, true])
  }

  @Test("Nothing in common between application and screen (case 44)", arguments: [true, false])
  func nothingInCommon(isPresented: Bool) {
    let (app, screen): (Mask, Mask) = isPresented ? (.landscape, .portrait) : (.portrait, .landscape)
    let situation = OrientationSituation(
      scene: .phone(app), controllers: isPresented ? .presenting(screen, .fullScreen, over: nil) : .root(screen))
    let resolution = situation.resolution
    #expect(resolution.allowed == app)
    #expect(resolution.account.conflicts == [.init(skipped: .chain, outer: .base)])
    #expect(resolution.published == app.union(screen), "an answer that is disjoint from the controller's raises (A4)")
  }
}
