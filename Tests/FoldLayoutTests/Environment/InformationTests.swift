import FoldLayout
import Testing

@Suite("What an observer is told")
struct InformationTests {
  private func information(
    from previous: (Interface.SizeClass, Interface.SizeClass)?, to current: (Interface.SizeClass, Interface.SizeClass)
  ) -> LayoutEnvironmentInformation {
    func environment(_ classes: (Interface.SizeClass, Interface.SizeClass)) -> LayoutEnvironment {
      var environment = LayoutEnvironment(size: .zero)
      environment.sizeClasses = Interface.SizeClasses(horizontal: classes.0, vertical: classes.1)
      return environment
    }
    return LayoutEnvironmentInformation(
      current: environment(current), previous: previous.map(environment), cause: .change)
  }

  private func didChange(_ information: LayoutEnvironmentInformation) -> [Bool] {
    [
      information.didChangeToRegularWidth, information.didChangeToCompactWidth,
      information.didChangeToRegularHeight, information.didChangeToCompactHeight,
    ]
  }

  @Test("Opening the Duo changes the width's class and not the height's (case 17)")
  func opening() {
    let opened = information(from: (.compact, .regular), to: (.regular, .regular))
    #expect(didChange(opened) == [true, false, false, false])
    #expect(opened.previousSizeClasses == Interface.SizeClasses(horizontal: .compact, vertical: .regular))
    #expect(opened.isRegularWidth && opened.isRegularHeight && !opened.isCompactWidth && !opened.isCompactHeight)
  }

  @Test("Both axes in one rotation, with both previous values (case 70)")
  func bothAxes() {
    let turned = information(from: (.compact, .regular), to: (.regular, .compact))
    #expect(didChange(turned) == [true, false, false, true])
    #expect(turned.previousSizeClasses == Interface.SizeClasses(horizontal: .compact, vertical: .regular))
    #expect(turned.isRegularWidth && turned.isCompactHeight)
  }

  @Test("The first environment changes nothing: there is nothing that it differs from")
  func first() {
    let first = information(from: nil, to: (.regular, .regular))
    #expect(didChange(first) == [false, false, false, false])
    #expect(first.changes == [])
    #expect(first.previousSizeClasses == nil)
  }

  @Test("A class told for the first time has changed to what it is")
  func toldLater() {
    var later = LayoutEnvironmentInformation(
      current: Environments.innerLandscape, previous: LayoutEnvironment(size: .zero), cause: .change)
    #expect(later.didChangeToRegularWidth && later.didChangeToRegularHeight)
    #expect(later.changes == [.size, .sizeClasses, .displayScale, .hinges, .divisions, .occlusions])
    later.changes = []
    #expect(!later.didChangeToRegularWidth, "only what has not been told yet counts")
    later.changes = .verticalSizeClass
    #expect(!later.didChangeToRegularWidth && later.didChangeToRegularHeight, "on each axis by itself")
  }

  @Test("A value can be made for a test in one line, and is consistent unless it is told not to be")
  func making() {
    let first = LayoutEnvironmentInformation(current: Environments.innerLandscape)
    #expect(first.cause == .initial && first.changes == [] && first.revision == 1)
    let next = LayoutEnvironmentInformation(current: Environments.innerLandscape, previous: .wide(1), revision: 7)
    #expect(next.cause == .change && next.changes.contains(.size) && next.revision == 7)
    let told = LayoutEnvironmentInformation(
      current: Environments.innerLandscape, previous: .wide(1), changes: .hinges, cause: .initial)
    #expect(told.cause == .initial && told.changes == .hinges)
  }

  @Test("Orientation comes from the platform and from nothing else; unknown is neither way up")
  func orientation() {
    var environment = LayoutEnvironment(size: LayoutSize(width: 951, height: 669))
    func told() -> LayoutEnvironmentInformation { LayoutEnvironmentInformation(current: environment) }
    #expect(told().orientation == nil && !told().isLandscape && !told().isPortrait)
    environment.orientation = .unknown
    #expect(!told().isLandscape && !told().isPortrait)
    environment.orientation = .portraitUpsideDown
    #expect(told().isPortrait && !told().isLandscape)
    environment.orientation = .landscapeRight
    #expect(told().isLandscape && !told().isPortrait)
  }

  @Test("Regions, posture and agreement are those of the current environment")
  func forwarded() {
    var environment = Environments.folded(isActive: true, status: .partiallyOpen)
    let camera = OcclusionRegion(id: 2, frame: LayoutRect(x: 677.3, y: 21, width: 58, height: 37), isActive: false)
    let status = OcclusionRegion(id: 3, frame: LayoutRect(x: 867, y: 0, width: 84, height: 120), isActive: true)
    environment.regions?.occlusions = [camera, status]
    let told = LayoutEnvironmentInformation(current: environment)
    #expect(told.activeDivisionRegion == Environments.fold(isActive: true))
    #expect(told.activeOcclusionRegions == [status])
    #expect(told.posture == .book)
    #expect(told.isSettled)
    environment.hinges = [Hinge(status: .fullyOpen, division: 1)]
    #expect(!LayoutEnvironmentInformation(current: environment).isSettled)
  }

  @Test("An environment of which only the size is told has nothing else (F2)")
  func sizeAlone() {
    let environment = LayoutEnvironment(size: LayoutSize(width: 10, height: 20))
    #expect(environment.bounds == LayoutRect(x: 0, y: 0, width: 10, height: 20))
    let told = Mirror(reflecting: environment).children.filter { child in
      Mirror(reflecting: child.value).displayStyle != .optional || !Mirror(reflecting: child.value).children.isEmpty
    }
    #expect(told.compactMap(\.label) == ["size"])
    #expect(environment.divisionRegions.isEmpty && environment.occlusionRegions.isEmpty)
    #expect(environment.verticalBarSide == nil && environment.activeDivisionRegion == nil)
  }
}
