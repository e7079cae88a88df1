import FoldLayout
import Testing

@Suite("When an environment is settled (F6)")
struct SettledTests {
  @Test(
    "A hinge and the flag of its seamless division must agree",
    arguments: [
      (.partiallyOpen, true, true), (.partiallyOpen, false, false), (.fullyOpen, false, true),
      (.fullyOpen, true, false), (.closed, true, true), (.closed, false, true), (.unknown, true, true),
      (.unknown, false, true),
    ] as [(Hinge.Status, Bool, Bool)])
  func hingeAndFlag(status: Hinge.Status, isActive: Bool, expected: Bool) {
    #expect(Environments.folded(isActive: isActive, status: status).isSettled == expected)
  }

  @Test("A physical gap never unsettles", arguments: Hinge.Status.allCases, [false, true])
  func gap(status: Hinge.Status, isActive: Bool) {
    var environment = Environments.folded(isActive: isActive, status: status)
    environment.regions?.divisions[0].isPhysicalGap = true
    #expect(environment.isSettled)
  }

  @Test("A hinge of another division unsettles nothing", arguments: Hinge.Status.allCases, [false, true])
  func anothersHinge(status: Hinge.Status, isActive: Bool) {
    var environment = Environments.folded(isActive: isActive, status: .unknown)
    environment.hinges = [Hinge(status: status, division: 9)]
    #expect(environment.isSettled)
  }

  @Test("A fold that was read together with the size of another moment does not fit")
  func foldOfAnotherMoment() {
    // The inner display upright, still with the sideways fold, as logged for one pass; and the reverse.
    var turned = Environments.innerLandscape
    turned.size = LayoutSize(width: 669, height: 951)
    #expect(!turned.isSettled)
    var sideways = Environments.innerLandscape
    sideways.regions = LayoutRegions(divisions: [
      DivisionRegion(
        id: 1, frame: LayoutRect(x: 0, y: 455.5, width: 669, height: 40),
        joining: LayoutRect(x: 0, y: 0, width: 669, height: 951), isActive: false)
    ])
    #expect(!sideways.isSettled)
    // The cover, still with the fold of the inner display, although the hinge is closed.
    var cover = Environments.outerPortrait
    cover.regions = Environments.innerLandscape.regions
    #expect(!cover.isSettled)
  }

  @Test("Slices of Split View fit, folded and flat")
  func slices() {
    for x in [0, 455.5] {
      var half = LayoutEnvironment(size: LayoutSize(width: 469, height: 669))
      half.regions = LayoutRegions(divisions: [
        DivisionRegion(
          id: 1, frame: LayoutRect(x: x, y: 0, width: 13.5, height: 669),
          margins: LayoutEdgeInsets(top: 0, left: 20, bottom: 0, right: 20), joining: half.bounds, isActive: true)
      ])
      #expect(half.isSettled)
      #expect(half.posture == .flat)
    }
  }

  @Test("A nested container keeps its window's fold unclipped, and that fits where the window is told")
  func nestedContainer() {
    // Logged: a view of 903 × 389 at (24, 180) is given a division at y −180 with the window's height.
    var view = LayoutEnvironment(size: LayoutSize(width: 903, height: 389))
    view.regions = LayoutRegions(divisions: [
      DivisionRegion(
        id: 1, frame: LayoutRect(x: 431.5, y: -180, width: 40, height: 669), joining: view.bounds, isActive: false)
    ])
    #expect(view.isSettled, "where the window is not told, how far the fold reaches beyond the view tells nothing")
    view.windowSize = LayoutSize(width: 951, height: 669)
    view.frameInWindow = LayoutRect(x: 24, y: 180, width: 903, height: 389)
    #expect(view.isSettled)
    view.frameInWindow = LayoutRect(x: 24, y: 100, width: 903, height: 389)
    #expect(!view.isSettled, "the fold would reach beyond the window")
  }

  @Test("A fold that lies elsewhere in the window is not one of the container's")
  func foldElsewhere() {
    var view = LayoutEnvironment(size: LayoutSize(width: 200, height: 669))
    view.windowSize = LayoutSize(width: 951, height: 669)
    view.frameInWindow = LayoutRect(x: 0, y: 0, width: 200, height: 669)
    view.regions = LayoutRegions(divisions: [Environments.fold(isActive: false)])
    #expect(!view.isSettled)
  }

  @Test("The fold of the inner display upright does not fit the cover, though it spans it")
  func uprightFoldOnTheCover() {
    var cover = LayoutEnvironment(size: LayoutSize(width: 466, height: 678))
    cover.windowSize = cover.size
    cover.frameInWindow = cover.bounds
    let fold = LayoutRect(x: 0, y: 455.5, width: 669, height: 40)
    cover.regions = LayoutRegions(divisions: [
      DivisionRegion(id: 1, frame: fold, joining: cover.bounds, isActive: false)
    ])
    #expect(!cover.isSettled)
  }

  @Test(
    "A line may miss an edge by a pixel, not by more; a pixel is a point where the scale is not told",
    arguments: [(nil, 1, true), (nil, 1.5, false), (3, 0.25, true), (3, 0.5, false), (1, 1, true)]
      as [(Double?, Double, Bool)])
  func pixel(scale: Double?, missing: Double, expected: Bool) {
    var environment = LayoutEnvironment(size: LayoutSize(width: 951, height: 669))
    environment.displayScale = scale
    let frame = LayoutRect(x: 455.5, y: missing, width: 40, height: 669 - missing)
    environment.regions = LayoutRegions(divisions: [
      DivisionRegion(
        id: 1, frame: frame, joining: LayoutRect(x: 0, y: 0, width: 951, height: 669), isActive: false)
    ])
    #expect(environment.isSettled == expected)
  }

  @Test(
    "Regions that have not been told unsettle once a hinge has left closed",
    arguments: [
      ([], true), ([.closed], true), ([.unknown], true), ([.partiallyOpen], false), ([.fullyOpen], false),
      ([.closed, .partiallyOpen], false), ([.closed, .unknown], true),
    ] as [([Hinge.Status], Bool)])
  func regionsNotTold(statuses: [Hinge.Status], expected: Bool) {
    var environment = LayoutEnvironment(size: LayoutSize(width: 951, height: 669))
    #expect(environment.isSettled)
    environment.hinges = statuses.enumerated().map { Hinge(id: Hinge.ID(rawValue: $0.offset), status: $0.element) }
    #expect(environment.isSettled == expected)
    environment.regions = LayoutRegions.none
    #expect(environment.isSettled)
  }

  @Test("Every disagreement has its reason, and where there is none the facts agree")
  func reasons() {
    var environment = Environments.folded(isActive: false, status: .partiallyOpen)
    #expect(environment.unsettledReasons == [.hingeDisagrees(1, .partiallyOpen)])
    environment = Environments.folded(isActive: true, status: .fullyOpen)
    #expect(environment.unsettledReasons == [.hingeDisagrees(1, .fullyOpen)])
    environment.size.width = 300
    environment.hinges = []
    #expect(environment.unsettledReasons == [.doesNotFit(1)])
    environment.regions = nil
    environment.hinges = [Hinge(id: 1, status: .closed), Hinge(id: 2, status: .partiallyOpen)]
    #expect(environment.unsettledReasons == [.regionsAreMissing(.partiallyOpen)])
    #expect(!environment.isSettled)
    environment.hinges = [Hinge(status: .unknown)]
    #expect(environment.isSettled && environment.unsettledReasons.isEmpty)
    let sentences = [
      UnsettledReason.regionsAreMissing(.fullyOpen), .regionsAreMissing(.partiallyOpen), .hingeDisagrees(1, .fullyOpen),
      .hingeDisagrees(1, .partiallyOpen), .doesNotFit(1),
    ].map { $0.sentence { "division \($0.rawValue)" } }
    #expect(
      sentences == [
        "A hinge is fully open, and no regions were told.", "A hinge is partially open, and no regions were told.",
        "division 1 is active while its hinge is fully open.",
        "division 1 is not active while its hinge is partially open.",
        "division 1 does not fit the container and its window.",
      ])
  }
}
