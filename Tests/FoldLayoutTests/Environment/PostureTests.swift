import Testing

@testable import FoldLayout

@Suite("The posture of a container (F7)")
struct PostureTests {
  private let inner = LayoutSize(width: 951, height: 669)

  @Test(
    "A book while the fold is active and its hinge does not contradict",
    arguments: [
      (.partiallyOpen, true, .book), (.unknown, true, .book), (.partiallyOpen, false, .flat),
      (.fullyOpen, true, .flat), (.fullyOpen, false, .flat), (.closed, true, .closed), (.closed, false, .closed),
      (.unknown, false, .flat),
    ] as [(Hinge.Status, Bool, Posture)])
  func book(status: Hinge.Status, isActive: Bool, expected: Posture) {
    #expect(Environments.folded(isActive: isActive, status: status).posture == expected)
  }

  @Test("A line from side to side makes a tabletop")
  func tabletop() {
    let environment = Environments.container(669, 951, dividedAt: LayoutRect(x: 0, y: 455.5, width: 669, height: 40))
    #expect(environment.posture == .tabletop)
  }

  @Test(
    "A physical gap is folded only while its hinge, or the only one, is partially open",
    arguments: Hinge.Status.allCases, [nil, 1, 7] as [RegionID?])
  func gap(status: Hinge.Status, division: RegionID?) {
    var environment = LayoutEnvironment(size: LayoutSize(width: 1114, height: 720))
    environment.regions = LayoutRegions(divisions: [
      DivisionRegion(
        id: 1, frame: LayoutRect(x: 540, y: 0, width: 34, height: 720), axis: .vertical, isActive: true,
        isPhysicalGap: true)
    ])
    environment.hinges = [Hinge(status: status, division: division)]
    let isFolded = status == .partiallyOpen && division != 7
    #expect(environment.posture == (isFolded ? .book : status == .closed ? .closed : .flat))
    environment.regions?.divisions[0].isActive = false
    #expect(environment.posture == (status == .closed ? .closed : .flat), "an open hinge makes no gap active")
    environment.regions?.divisions[0].isActive = true
    environment.hinges = nil
    #expect(environment.posture == .book, "the source that tells no hinge tells the state with the region")
    environment.regions?.divisions[0].isActive = false
    #expect(environment.posture == .flat)
  }

  @Test(
    "Of several hinges that name no division one must be partially open for a gap to be folded",
    arguments: [
      ([.closed, .closed], .closed), ([.fullyOpen, .fullyOpen], .flat), ([.fullyOpen, .partiallyOpen], .book),
      ([.unknown, .unknown], .flat),
    ] as [([Hinge.Status], Posture)])
  func gapWithSeveralHinges(statuses: [Hinge.Status], expected: Posture) {
    var environment = LayoutEnvironment(size: LayoutSize(width: 1114, height: 720))
    environment.regions = LayoutRegions(divisions: [
      DivisionRegion(
        id: 1, frame: LayoutRect(x: 540, y: 0, width: 34, height: 720), axis: .vertical, isActive: true,
        isPhysicalGap: true)
    ])
    environment.hinges = statuses.enumerated().map { Hinge(id: Hinge.ID(rawValue: $0.offset), status: $0.element) }
    #expect(environment.posture == expected)
  }

  @Test("A slice that leaves less than half a pixel at an edge divides nothing, though its sum is rounded")
  func roundedSlice() {
    // At three pixels to the point, thirds are snapped one by one and no longer add up.
    var half = LayoutEnvironment(size: LayoutSize(width: 468 + 2 / 3.0, height: 669))
    half.displayScale = 3
    half.regions = LayoutRegions(divisions: [
      DivisionRegion(
        id: 1, frame: LayoutRect(x: 455 + 1 / 3.0, y: 0, width: 13 + 1 / 3.0, height: 669), joining: half.bounds,
        isActive: true)
    ])
    let told = half.canonical().environment
    #expect(told?.posture == .flat)
    #expect(told?.divisionRegions.first.map { $0.frame.maxX < half.bounds.snapped.maxX } == true)
  }

  @Test("Folds on both axes have no one name")
  func bothAxes() {
    var environment = Environments.folded(isActive: true, status: .partiallyOpen)
    let across = DivisionRegion(
      id: 2, frame: LayoutRect(x: 0, y: 334.5, width: 951, height: 0), joining: environment.bounds, isActive: true)
    environment.regions?.divisions.append(across)
    #expect(environment.posture == nil)
    environment.regions?.divisions[1].isActive = false
    #expect(environment.posture == .book)
  }

  @Test("Not told is not flat: nothing is known before regions or hinges are told (F2)")
  func notTold() {
    var environment = LayoutEnvironment(size: inner)
    #expect(environment.posture == nil)
    environment.hinges = []
    #expect(environment.posture == .flat)
    environment.hinges = nil
    environment.regions = LayoutRegions.none
    #expect(environment.posture == .flat)
  }

  @Test("A three-fold is closed when every hinge is")
  func severalHinges() {
    var environment = LayoutEnvironment(size: LayoutSize(width: 412, height: 960))
    environment.hinges = [Hinge(id: 1, status: .closed), Hinge(id: 2, status: .closed)]
    #expect(environment.posture == .closed)
    environment.hinges = [Hinge(id: 1, status: .closed), Hinge(id: 2, status: .fullyOpen)]
    #expect(environment.posture == .flat)
  }

  @Test("One public sensor that says 0, 180, 0 gives closed, flat, closed; half-open is never invented (case 34)")
  func oneSensorForTwoFolds() {
    let postures = [Hinge.Status.closed, .fullyOpen, .closed].map { status in
      var environment = LayoutEnvironment(size: LayoutSize(width: 1080, height: 792))
      environment.hinges = [Hinge(status: status)]
      return environment.posture
    }
    #expect(postures == [.closed, .flat, .closed])
  }

  @Test("Every posture has its reason, and the reason says the same (F7)")
  func reasons() {
    let expected: [(reason: PostureReason, posture: Posture?, sentence: String)] = [
      (.isFolded(along: 1, axis: .vertical), .book, "It is folded along division 1, whose line is vertical."),
      (.isFolded(along: 2, axis: .horizontal), .tabletop, "It is folded along division 2, whose line is horizontal."),
      (
        .isFoldedOnBothAxes(1, 2), nil,
        "It is folded along division 1 and division 2, which cross: that has no one name."
      ),
      (.isClosed, .closed, "Every hinge is closed."), (.isNotFolded, .flat, "No division folds it."),
      (.isNotTold, nil, "Neither regions nor hinges were told."),
    ]
    for (reason, posture, sentence) in expected {
      #expect(reason.posture == posture)
      #expect(reason.description == sentence)
    }
    var environment = Environments.folded(isActive: true, status: .partiallyOpen)
    #expect(environment.postureReason == expected[0].reason)
    environment.regions?.divisions.append(
      DivisionRegion(id: 2, frame: LayoutRect(x: 0, y: 300, width: 951, height: 0), axis: .horizontal, isActive: true))
    #expect(environment.postureReason == expected[2].reason)
    environment.regions?.divisions.removeFirst()
    #expect(environment.postureReason == expected[1].reason)
    #expect(Environments.outerPortrait.postureReason == .isClosed)
    #expect(Environments.innerLandscape.postureReason == .isNotFolded)
    #expect(LayoutEnvironment(size: .zero).postureReason == .isNotTold)
  }

  @Test("A division has one standing, whose clause says it (F5)")
  func standings() {
    let clauses: [(DivisionStanding, String, Bool)] = [
      (.isPhysicalGap, "is a physical gap", true), (.isDeclaredSeparating, "is declared separating", true),
      (.isActive, "is active", true),
      (.isContradicted(by: .closed), "is called active, but its hinge is closed", false),
      (.isContradicted(by: .fullyOpen), "is called active, but its hinge is fully open", false),
      (.isInactive, "is not active", false),
    ]
    for (standing, clause, separates) in clauses {
      #expect(standing.clause == clause && standing.separates == separates)
    }
  }
}
