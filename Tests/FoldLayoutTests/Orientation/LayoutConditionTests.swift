import TestSupport
import Testing

@testable import FoldLayout

@Suite("Conditions (O12)")
struct LayoutConditionTests {
  private static let phone: LayoutEnvironment = {
    var environment = LayoutEnvironment(size: LayoutSize(width: 402, height: 874))
    environment.sizeClasses = Interface.SizeClasses(horizontal: .compact, vertical: .regular)
    environment.display = .outer
    environment.hinges = [Hinge(status: .closed)]
    return environment
  }()

  @Test(
    "Each is met, not met, or not known",
    arguments: [
      (.shortestSideBelow(402), false, nil), (.shortestSideBelow(402.5), true, nil),
      (.shortestSideAtLeast(402), true, nil), (.shortestSideAtLeast(402.5), false, nil),
      (.horizontalSizeClass(.compact), true, nil), (.horizontalSizeClass(.regular), false, nil),
      (.verticalSizeClass(.regular), true, nil), (.verticalSizeClass(.compact), false, nil),
      (.display(.outer), true, nil), (.display(.inner), false, nil), (.posture(.closed), true, nil),
      (.posture(.book), false, nil), (.and([]), true, true), (.or([]), false, false), (.not(.and([])), false, false),
      (.shortestSideBelow(.nan), false, nil), (.shortestSideAtLeast(.nan), false, nil),
      (.shortestSideBelow(.infinity), true, nil),
    ] as [(LayoutCondition, Bool, Bool?)])
  func each(condition: LayoutCondition, isMet: Bool, without: Bool?) {
    #expect(condition.isMet(in: Self.phone) == isMet)
    #expect(condition.isMet(in: nil) == without)
    #expect(LayoutCondition.not(condition).isMet(in: Self.phone) == !isMet)
    #expect(condition.canonical.isMet(in: Self.phone) == isMet)
    #expect(condition.canonical == condition.canonical, "it is equal to itself")
  }

  @Test("Facts that are not told leave it open; a size is always told")
  func notTold() {
    let bare = LayoutEnvironment(size: LayoutSize(width: 500, height: 300))
    #expect(LayoutCondition.shortestSideBelow(301).isMet(in: bare) == true)
    let open: [LayoutCondition] = [
      .horizontalSizeClass(.compact), .verticalSizeClass(.compact), .display(.inner), .posture(.flat),
    ]
    #expect(open.allSatisfy { $0.isMet(in: bare) == nil })
    var window = bare
    window.windowSize = LayoutSize(width: 900, height: 800)
    #expect(LayoutCondition.shortestSideAtLeast(800).isMet(in: window) == true, "it is the window's side")
  }

  @Test("Lengths are snapped, so that equal ones are equal (F12)")
  func snapping() {
    let environment = LayoutEnvironment(size: LayoutSize(width: 399.3, height: 900)).canonical().environment
    #expect(environment?.size.width != 399.3)
    #expect(LayoutCondition.shortestSideAtLeast(399.3).isMet(in: environment) == true)
    #expect(LayoutCondition.shortestSideBelow(399.3).isMet(in: environment) == false)
    #expect(LayoutCondition.shortestSideBelow(399.3).canonical == LayoutCondition.shortestSideBelow(399.3001).canonical)
    #expect(LayoutCondition.not(.or([.shortestSideAtLeast(0.1)])).canonical != .not(.or([.shortestSideAtLeast(0.1)])))
  }

  @Test("A length that is no number is the same condition each time it is registered (D4, F9)")
  func noNumber() {
    let (coordinator, probe, _) = OrientationCoordinator.observing()
    let condition = LayoutCondition.and([.shortestSideBelow(.nan), .display(.single)])
    coordinator.send(.register(OrientationConstraint(1, .only(.portrait), when: condition)))
    let count = probe.received.count
    coordinator.send(.register(OrientationConstraint(1, .only(.portrait), when: condition)))
    coordinator.update(.showing(nil))
    #expect(probe.received.count == count)
    let told = LayoutCondition.and([.or([]), .display(.single)])
    #expect(coordinator.resolution?.account.setAside.map(\.reason) == [.conditionNotMet(told)])
  }

  @Test("Divisions along both axes are no posture, and so none is met")
  func noPosture() {
    var environment = Environments.folded(isActive: true, status: .partiallyOpen)
    #expect(LayoutCondition.posture(.book).isMet(in: environment) == true)
    let bounds = environment.bounds
    environment.regions?.divisions.append(
      DivisionRegion(
        id: 9, frame: LayoutRect(x: 0, y: 300, width: 951, height: 40), margins: .zero, joining: bounds,
        isActive: true))
    #expect(Posture.allCases.allSatisfy { LayoutCondition.posture($0).isMet(in: environment) == false })
  }

  @Test(
    "And, or and not agree with three-valued logic, for every pair", arguments: [true, false, nil], [true, false, nil])
  func logic(first: Bool?, second: Bool?) {
    func condition(_ value: Bool?) -> LayoutCondition { value.map { $0 ? .and([]) : .or([]) } ?? .display(.inner) }
    let pair = [condition(first), condition(second)]
    let and: Bool? = first == false || second == false ? false : first == true && second == true ? true : nil
    let or: Bool? = first == true || second == true ? true : first == false && second == false ? false : nil
    #expect(LayoutCondition.and(pair).isMet(in: nil) == and)
    #expect(LayoutCondition.or(pair).isMet(in: nil) == or)
    #expect(LayoutCondition.not(pair[0]).isMet(in: nil) == first.map { !$0 })
  }

  @Test(
    "They print as a person would say them",
    arguments: [
      (.shortestSideBelow(600), "the shortest side is below 600"),
      (.shortestSideAtLeast(599.5), "the shortest side is at least 599.5"),
      (.horizontalSizeClass(.regular), "the width is regular"), (.verticalSizeClass(.compact), "the height is compact"),
      (.display(.single), "the display is the only one"), (.posture(.tabletop), "the posture is tabletop"),
      (.and([]), "always"), (.or([]), "never"), (.and([.display(.inner)]), "the display is inner"),
      (
        .and([.display(.inner), .or([.posture(.flat), .posture(.book)])]),
        "the display is inner and (the posture is flat or the posture is book)"
      ),
      (.or([.and([.display(.outer)]), .not(.display(.inner))]), "the display is outer or not (the display is inner)"),
      (.shortestSideBelow(.infinity), "the shortest side is below inf"),
      (LayoutCondition.shortestSideBelow(399.3).canonical, "the shortest side is below 399.3"),
      (LayoutCondition.shortestSideBelow(-0.7).canonical, "the shortest side is below -0.7"),
      (LayoutCondition.shortestSideBelow(1.0 / 1024).canonical, "the shortest side is below 0.001"),
      (.shortestSideBelow(2e9), "the shortest side is below 2000000000"),
    ] as [(LayoutCondition, String)])
  func printing(condition: LayoutCondition, text: String) {
    #expect(condition.description == text)
  }

  @Test("A constraint counts while its condition is met, and the account has it (O12)")
  func counting() {
    let condition = LayoutCondition.display(.inner)
    var situation = OrientationSituation(
      scene: .duo(.inner), constraints: [OrientationConstraint(1, .only(.portrait), when: condition)])
    #expect(situation.resolution.allowed == .portrait, "the scene's display is told")
    #expect(situation.resolution.account.contributors.last?.condition == condition)
    #expect(situation.resolution.explanation.contains("constraint 1: portrait, since the display is inner"))
    situation.scene.display = .outer
    #expect(situation.resolution.account.setAside.map(\.reason) == [.conditionNotMet(condition)])
    situation.environment = .showing(nil, on: .inner)
    #expect(situation.resolution.allowed == .portrait, "an environment's display is believed instead")
    situation.environment = nil
    situation.scene.display = nil
    #expect(situation.resolution.account.setAside.map(\.reason) == [.conditionUnknown(condition)])
    #expect(situation.resolution.allowed == .allButUpsideDown)
  }
}
