import Testing

@testable import FoldLayout

@Suite("When a division separates (F5)")
struct SeparatingTests {
  static let ownStatuses: [Hinge.Status?] = [nil] + Hinge.Status.allCases.map(Optional.some)

  @Test("A gap, a declaration or an uncontradicted flag, in all 60 combinations", arguments: ownStatuses)
  func allCombinations(ownStatus: Hinge.Status?) {
    for isPhysicalGap in [false, true] {
      for isDeclared in [nil, false, true] {
        for isActive in [false, true] {
          var division = Environments.fold(isActive: isActive)
          division.isPhysicalGap = isPhysicalGap
          division.isDeclaredSeparating = isDeclared
          var environment = LayoutEnvironment(size: LayoutSize(width: 951, height: 669))
          environment.hinges = ownStatus.map { [Hinge(status: $0, division: 1)] }
          environment.regions = LayoutRegions(divisions: [division])

          let isContradicted = ownStatus == .closed || ownStatus == .fullyOpen
          let expected = isPhysicalGap || isDeclared == true || (isActive && !isContradicted)
          #expect(environment.separates(division) == expected, "\(isPhysicalGap) \(isDeclared as Any) \(isActive)")
          #expect((environment.activeDivisionRegion == division) == expected)
        }
      }
    }
  }

  @Test("A hinge that names no division, or another one, contradicts nothing")
  func anothersHinge() {
    var environment = Environments.folded(isActive: true, status: .partiallyOpen)
    environment.hinges = [Hinge(id: 1, status: .fullyOpen), Hinge(id: 2, status: .closed, division: 7)]
    #expect(environment.separates(Environments.fold(isActive: true)))
    #expect(environment.hinge(of: Environments.fold(isActive: true)) == nil)
  }

  @Test("The flag lags the hinge on opening flat: nothing separates from the first moment (case 2)")
  func staleFlagWhileFlat() {
    let environment = Environments.folded(isActive: true, status: .fullyOpen)
    #expect(environment.activeDivisionRegion == nil)
    #expect(environment.divisionRegions.count == 1)
  }

  @Test("The active division is the first in reading order, which right-to-left turns round")
  func readingOrder() {
    let bounds = LayoutRect(x: 0, y: 0, width: 1080, height: 792)
    let left = DivisionRegion(
      id: 2, frame: LayoutRect(x: 333, y: 0, width: 0, height: 792), joining: bounds, isActive: true)
    let right = DivisionRegion(
      id: 1, frame: LayoutRect(x: 715.5, y: 0, width: 0, height: 792), joining: bounds, isActive: true)
    var environment = LayoutEnvironment(size: LayoutSize(width: 1080, height: 792))
    environment.regions = LayoutRegions(divisions: [right, left])
    environment.layoutDirection = .leftToRight
    #expect(environment.activeDivisionRegion == left)
    environment.layoutDirection = .rightToLeft
    #expect(environment.activeDivisionRegion == right)
  }

  @Test("The device's pose is the only hinge's status, and nothing where there are several (F2)")
  func hingeStatus() {
    var environment = LayoutEnvironment(size: .zero)
    #expect(environment.hingeStatus == nil)
    environment.hinges = []
    #expect(environment.hingeStatus == nil)
    environment.hinges = [Hinge(status: .closed)]
    #expect(environment.hingeStatus == .closed)
    environment.hinges = [Hinge(id: 1, status: .closed), Hinge(id: 2, status: .closed)]
    #expect(environment.hingeStatus == nil)
  }
}
