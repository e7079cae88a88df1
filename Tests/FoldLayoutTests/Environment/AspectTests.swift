import Testing

@testable import FoldLayout

@Suite("Every stored fact belongs to exactly one aspect (D9)")
struct AspectTests {
  typealias Change = (name: String, aspect: LayoutAspects, change: @Sendable (inout LayoutEnvironment) -> Void)

  private static let camera = OcclusionRegion(
    id: 2, frame: LayoutRect(x: 677.3, y: 21, width: 58, height: 37), isActive: true)

  /// Each stored fact, changed by itself; the size classes and the regions hold two.
  static let changes: [Change] = [
    ("size", .size, { $0.size.height += 1 }),
    ("safeAreaInsets", .safeArea, { $0.safeAreaInsets = .zero }),
    ("sizeClasses", .horizontalSizeClass, { $0.sizeClasses?.horizontal = .compact }),
    ("sizeClasses", .verticalSizeClass, { $0.sizeClasses?.vertical = .compact }),
    ("orientation", .orientation, { $0.orientation = .portrait }),
    ("layoutDirection", .layoutDirection, { $0.layoutDirection = .rightToLeft }),
    ("displayScale", .displayScale, { $0.displayScale = 2 }),
    ("hinges", .hinges, { $0.hinges?[0].status = .partiallyOpen }),
    ("regions", .divisions, { $0.regions?.divisions[0].isActive = true }),
    ("regions", .occlusions, { $0.regions?.occlusions = [camera] }),
    ("verticalBarEdge", .verticalBar, { $0.verticalBarEdge = .trailing }),
    ("windowSize", .placement, { $0.windowSize = $0.size }),
    ("frameInWindow", .placement, { $0.frameInWindow = $0.bounds }),
    ("display", .placement, { $0.display = .inner }),
    ("cornerInsets", .safeArea, { $0.cornerInsets = LayoutCornerInsets(horizontal: .zero, vertical: .zero) }),
    ("isOrientationLocked", .orientationLock, { $0.isOrientationLocked = false }),
    ("isInteractivelyResizing", .interactiveResizing, { $0.isInteractivelyResizing = false }),
  ]

  @Test("Changed by itself, a fact is found in its aspect and in no other", arguments: changes.indices)
  func oneAspectEach(index: Int) {
    let (name, aspect, change) = Self.changes[index]
    var changed = Environments.innerLandscape
    change(&changed)
    #expect(changed.changes(since: Environments.innerLandscape) == aspect, "\(name)")
    #expect(Environments.innerLandscape.changes(since: changed) == aspect, "\(name), back")
  }

  @Test("No stored fact is left out, and the list of all aspects has each that occurs")
  func complete() {
    let stored = Mirror(reflecting: Environments.innerLandscape).children.compactMap(\.label)
    #expect(Set(Self.changes.map(\.name)) == Set(stored))
    let union = Self.changes.reduce(into: LayoutAspects()) { $0.formUnion($1.aspect) }
    #expect(union.union(.transitions) == .all)
    #expect(union.isDisjoint(with: .transitions), "transitions are no fact")
  }

  @Test("Told that there are none differs from not told, for divisions and occlusions both (F2)")
  func toldNone() {
    var told = Environments.innerLandscape
    told.regions = nil
    told.sizeClasses = nil
    #expect(Environments.innerLandscape.changes(since: told) == [.sizeClasses, .divisions, .occlusions])
    var none = told
    none.regions = LayoutRegions.none
    #expect(none.changes(since: told) == [.divisions, .occlusions])
    told.hinges = nil
    none.hinges = []
    #expect(none.changes(since: told) == [.hinges, .divisions, .occlusions])
  }

  @Test("Equal environments differ in nothing")
  func equal() {
    #expect(Environments.innerLandscape.changes(since: Environments.innerLandscape) == [])
  }
}
