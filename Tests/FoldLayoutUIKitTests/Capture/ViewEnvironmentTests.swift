import FoldLayout
import FoldLayoutUIKit
import Testing
import UIKit
import UIKitTestSupport

@Suite("A view's environment, asked in its own layout pass (A5)")
@MainActor
struct ViewEnvironmentTests {
  /// A view that asks for its environment whenever it is laid out.
  private final class AskingView: UIView {
    var asked: [LayoutEnvironment?] = []

    override func layoutSubviews() {
      super.layoutSubviews()
      asked.append(layoutEnvironment)
    }
  }

  @Test("In the same pass it is what the coordinator is about to tell, number for number")
  func samePass() throws {
    let stage = try Stage.showing(.flat)
    let view = AskingView(frame: stage.container.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.container.addSubview(view)
    for pose in [Pose.book, .tabletop, .flatUpright, .closed] {
      try stage.pose(pose)
      #expect(view.layoutEnvironment == stage.environment, "\(pose)")
    }
  }

  @Test("Asked in a layout method it is tracked: a change of regions alone lays the view out again")
  func tracked() throws {
    let stage = try Stage.showing(.flat)
    let (asking, silent) = (AskingView(frame: stage.container.bounds), CountingView(frame: stage.container.bounds))
    stage.container.addSubview(asking)
    stage.container.addSubview(silent)
    stage.device.settle()
    let passes = (asking.asked.count, silent.counts.passes)
    stage.list(try Pose.book.environment.regions)
    #expect(asking.asked.count == passes.0 + 1)
    #expect(silent.counts.passes == passes.1, "one that did not ask is left alone")
    #expect(asking.asked.last??.divisionRegions.map(\.isActive) == [true])
  }

  @Test("A view within has what its window has, in its own coordinates, without what does not reach it (F10)")
  func nested() throws {
    let stage = try Stage.showing(.book)
    let environment = try #require(stage.environment)
    for frame in [
      LayoutRect(x: 400, y: 10, width: 300, height: 200), LayoutRect(x: 0, y: 0, width: 300, height: 669),
      LayoutRect(x: 600, y: 0, width: 351, height: 669), LayoutRect(x: 455.5, y: 0, width: 300, height: 100),
    ] {
      let view = UIView(frame: CGRect(frame))
      stage.container.addSubview(view)
      stage.device.settle()
      var expected = environment.restricted(to: frame)
      // UIKit answers corner insets for each view by itself, and hinges belong to the only division there is.
      expected.cornerInsets = view.layoutEnvironment?.cornerInsets
      if expected.divisionRegions.isEmpty { expected.hinges?[0].division = nil }
      #expect(view.layoutEnvironment == expected, "\(frame)")
      #expect(view.layoutRegions == expected.regions)
    }
  }

  @Test("A region is where it is however far the container is scrolled (F12)")
  func scrolled() throws {
    let stage = try Stage.showing(.book)
    let before = stage.environment
    stage.container.bounds.origin = CGPoint(x: 30, y: 400)
    stage.device.settle()
    let recorder = stage.listening()
    stage.moveHinge(.partiallyOpen, angle: 2)
    stage.device.settle()
    #expect(recorder.emissions.count == 1, "nothing has changed")
    #expect(stage.environment == before)
    #expect(stage.container.layoutEnvironment == before)
  }

  @Test("Scrolled far away it still hears of what meets what is seen, although a view is told only of what meets it")
  func scrolledAway() throws {
    let stage = try Stage.showing(.flat)
    stage.window.standInListsMeetingOnly = true
    let recorder = stage.listening()
    stage.container.bounds.origin = CGPoint(x: 0, y: 3000)
    stage.moveHinge(.partiallyOpen)
    stage.list(try Pose.book.environment.regions)
    #expect(recorder.emissions.allSatisfy { $0.current.divisionRegions.count == 1 })
    #expect(stage.environment?.activeDivisionRegion?.frame == LayoutRect(x: 455.5, y: 0, width: 40, height: 669))
  }

  @Test("Without a coordinator around it, hinges are not told and regions are what is listed now")
  func alone() throws {
    let stage = try Stage.showing(.book)
    let expected = try #require(stage.environment)
    stage.dropLayout()
    let environment = try #require(stage.container.layoutEnvironment)
    #expect(environment.hinges == nil)
    #expect(environment.divisionRegions.map(\.frame) == expected.divisionRegions.map(\.frame))
    stage.window.standInRegions = []
    #expect(stage.container.layoutRegions == LayoutRegions.none)
  }

  @Test("In no window it has its size and its traits, and no window")
  func noWindow() {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 50))
    let environment = view.layoutEnvironment
    #expect(environment?.size == LayoutSize(width: 100, height: 50))
    #expect(environment?.windowSize == nil)
    #expect(environment?.orientation == nil)
    #expect(environment?.regions == LayoutRegions.none, "what is listed is nothing")
  }

  @Test(
    "Bounds with a side that is empty, negative or not finite are not captured (A1)",
    arguments: [
      CGSize(width: 0, height: 10), CGSize(width: 10, height: 0), CGSize(width: -10, height: 10),
      CGSize(width: CGFloat.nan, height: 10), CGSize(width: 10, height: CGFloat.infinity),
    ])
  func impossibleBounds(_ size: CGSize) throws {
    #expect(UIView(frame: CGRect(origin: .zero, size: size)).layoutEnvironment == nil)
    let stage = try Stage.showing(.flat)
    let recorder = stage.listening()
    stage.container.frame.size = size
    stage.device.settle()
    #expect(recorder.emissions.count == 1)
    try stage.pose(.flatUpright)
    #expect(recorder.emissions.count == 2)
  }

  @Test("A division without thickness is handed in as inactive, and one without extent not at all (cases 1, 2 and 22)")
  func thinDivision() throws {
    let stage = try Stage.showing(.book)
    stage.window.standInRegions = [
      StandInRegion(9, isDivision: true, frame: CGRect(x: 475.5, y: 0, width: 0, height: 669), isActive: true),
      StandInRegion(10, isDivision: true, frame: .zero, isActive: true),
    ]
    stage.device.settle()
    #expect(stage.environment?.divisionRegions.map(\.isActive) == [false])
    #expect(stage.environment?.activeDivisionRegion == nil)
  }

  @Test("When identities change and places do not, numbers stay (F12)")
  func identitiesChange() throws {
    let stage = try Stage.showing(.book)
    let recorder = stage.listening()
    for round in 1...100 {
      for index in stage.window.standInRegions.indices { stage.window.standInRegions[index].entity += 10_000 * round }
      stage.device.settle()
    }
    #expect(recorder.emissions.count == 1)
  }

  @Test("They stay too where the container moves in its window meanwhile, which does not move the region")
  func containerMoves() throws {
    let stage = try Stage.showing(.book)
    let view = UIView(frame: CGRect(x: 400, y: 0, width: 300, height: 300))
    stage.container.addSubview(view)
    let layout = LayoutCoordinator(attachedTo: view)
    stage.device.settle()
    let id = try #require(layout.environment?.divisionRegions.first?.id)
    view.frame.origin.x = 350
    for index in stage.window.standInRegions.indices { stage.window.standInRegions[index].entity += 10_000 }
    stage.device.settle()
    #expect(layout.environment?.divisionRegions.map(\.id) == [id])
    #expect(layout.environment?.divisionRegions.map(\.frame.minX) == [105.5])
  }

  @Test("What is left over from another size is kept, and unsettles, also in a part of the window (F6)")
  func leftOver() throws {
    let stage = try Stage.showing(.book)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    stage.container.addSubview(view)
    stage.device.settle()
    #expect(view.layoutEnvironment?.divisionRegions == [])
    stage.window.standInRegions.append(
      StandInRegion(77, isDivision: true, frame: CGRect(x: 0, y: 980, width: 669, height: 40), isActive: false))
    #expect(view.layoutEnvironment?.divisionRegions.map(\.frame.minY) == [980])
    #expect(view.layoutEnvironment?.isSettled == false)
  }

  @Test("A window anywhere on its screen has its own coordinates (case 14)")
  func windowAnywhere() throws {
    let stage = try Stage.showing(.book)
    let before = stage.environment
    stage.window.frame.origin = CGPoint(x: -203, y: -273)
    stage.container.setNeedsLayout()
    stage.moveHinge(.partiallyOpen, angle: 1)
    stage.device.settle()
    #expect(stage.environment == before)
  }

  @Test("What cannot be is refused or dropped by the core, and reported (F9)")
  func issues() throws {
    let stage = try Stage.showing(.flat)
    var issues: [LayoutIssue] = []
    stage.layout?.onIssue = { issues.append($0) }
    stage.container.frame.size = .zero
    stage.device.settle()
    #expect(issues.isEmpty, "an empty size is one that is not known yet")
    stage.container.frame.size = CGSize(width: CGFloat.infinity, height: 10)
    stage.device.settle()
    #expect(issues == [.sizeRefused(LayoutSize(width: .infinity, height: 10))])
    try stage.pose(.flat)
    stage.window.standInRegions.append(StandInRegion(50, isDivision: true, frame: .zero, isActive: true))
    stage.device.settle()
    #expect(issues.count == 2)
    guard case .divisionDropped(_, .noExtent) = issues.last else { return #expect(Bool(false), "\(issues)") }
    #expect(stage.environment?.divisionRegions.count == 1, "its sibling is kept")
  }

  @Test("A scale of zero is UIKit's word for none, and the insets of each axis are its own")
  func scaleAndCorners() throws {
    let stage = try Stage.showing(.flat)
    var issues: [LayoutIssue] = []
    stage.layout?.onIssue = { issues.append($0) }
    stage.scene.traitCollection = UITraitCollection(standInHorizontal: .regular, vertical: .regular)
    stage.container.standInCornerInsets = (
      UIEdgeInsets(top: 0, left: 16, bottom: 34, right: 84), UIEdgeInsets(top: 16, left: 0, bottom: 34, right: 84)
    )
    stage.device.settle()
    #expect(stage.environment?.displayScale == nil)
    #expect(issues.isEmpty)
    #expect(stage.environment?.cornerInsets?.horizontal.left == 16)
    #expect(stage.environment?.cornerInsets?.vertical.top == 16)
    #expect(stage.environment?.cornerInsets?.vertical.left == 0)
  }

  @Test("What each system cannot tell is not told, and nothing else changes", arguments: SystemVersion.all)
  func capabilities(_ version: SystemVersion) throws {
    let stage = try version.run { try Stage.showing(.book, capabilities: version.capabilities) }
    let environment = try #require(stage.environment)
    #expect(stage.container.layoutEnvironment == environment)
    let has = version.capabilities.contains(_:)
    #expect((environment.regions != nil) == has(.reservedRegions))
    #expect((environment.hinges != nil) == has(.reservedRegions))
    #expect((environment.verticalBarEdge != nil) == has(.reservedRegions))
    #expect((environment.cornerInsets != nil) == has(.cornerInsets))
    #expect((environment.isOrientationLocked != nil) == has(.sceneState))
    #expect((environment.display == nil) == (has(.foldingDevices) && !has(.reservedRegions)))
    #expect(environment.orientation == .landscapeLeft)
    #expect(environment.sizeClasses == Interface.SizeClasses(horizontal: .regular, vertical: .regular))
  }
}
