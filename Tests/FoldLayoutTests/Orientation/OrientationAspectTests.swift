import Testing

@testable import FoldLayout

@Suite("Every stored fact of a resolution belongs to exactly one aspect (D9)")
struct OrientationAspectTests {
  typealias Change = (name: String, aspect: OrientationAspects, change: @Sendable (inout OrientationResolution) -> Void)

  static let changes: [Change] = [
    ("orientation", .orientation, { $0.orientation = .portrait }), ("base", .allowed, { $0.base = .portrait }),
    ("allowed", .allowed, { $0.allowed = .portrait }), ("effective", .honouring, { $0.effective = .portrait }),
    ("honouring", .honouring, { $0.honouring = .innerDisplay }),
    ("preferred", .presentation, { $0.preferred = .portrait }),
    ("isPresentation", .presentation, { $0.isPresentation = true }), ("lock", .lock, { $0.lock = .held }),
    ("account", .account, { $0.account.visits = [] }),
  ]

  private static let start = OrientationSituation(scene: .phone(), controllers: .root(nil)).resolution

  @Test("Changed by itself, a fact is found in its aspect and in no other", arguments: changes.indices)
  func oneAspectEach(index: Int) {
    let (name, aspect, change) = Self.changes[index]
    var changed = Self.start
    change(&changed)
    #expect(changed.changes(from: Self.start) == aspect, "\(name)")
    #expect(Self.start.changes(from: changed) == aspect, "\(name), back")
    #expect(OrientationInformation(current: changed, previous: Self.start).changes == aspect)
    #expect(OrientationInformation(current: changed).changes == [])
  }

  @Test("No stored fact is left out, and the list of all aspects has each that occurs")
  func complete() {
    let stored = Mirror(reflecting: Self.start).children.compactMap(\.label)
    #expect(Set(Self.changes.map(\.name)) == Set(stored))
    let union = Self.changes.reduce(into: OrientationAspects()) { $0.formUnion($1.aspect) }
    #expect(union.union(.requests) == .all)
    #expect(union.isDisjoint(with: .requests))
    #expect(OrientationAspects.all.rawValue == 127)
  }

  @Test(
    "Portrait or landscape, before and now; neither where it is not known", arguments: Interface.Orientation.allCases)
  func conveniences(orientation: Interface.Orientation) {
    func resolution(_ orientation: Interface.Orientation?) -> OrientationResolution {
      OrientationSituation(scene: .phone(), environment: .showing(orientation)).resolution
    }
    let information = OrientationInformation(current: resolution(orientation), previous: resolution(.landscapeLeft))
    #expect(information.orientation == orientation && information.previousOrientation == .landscapeLeft)
    #expect(information.isPortrait == orientation.isPortrait && information.isLandscape == orientation.isLandscape)
    let unknown = OrientationInformation(current: OrientationSituation(scene: .phone()).resolution)
    #expect(unknown.orientation == nil && !unknown.isPortrait && !unknown.isLandscape)
  }
}
