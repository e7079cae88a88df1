import FoldLayout
import FoldLayoutUIKit
import Testing
import UIKit
import UIKitTestSupport

@Suite("Windows, scenes and screens that change (A1, A6)")
@MainActor
struct SceneTests {
  @Test("A turn by half, which changes neither size nor traits, is told", arguments: SystemVersion.all)
  func half(_ version: SystemVersion) throws {
    let stage = try Stage.showing(.flat, capabilities: version.capabilities)
    let recorder = stage.listening()
    var turned = try Pose.flat.environment
    turned.orientation = .landscapeRight
    stage.window.standInTracksRegions = false
    stage.apply(turned)
    stage.device.settle()
    stage.wait(1)
    #expect(recorder.emissions.map(\.changes).last == .orientation)
    #expect(recorder.emissions.count == 2)
  }

  @Test("Before iOS 16 a turn is found although it takes a while after the device reports it")
  func slowTurn() throws {
    let stage = try Stage.showing(.flat, capabilities: [])
    let recorder = stage.listening()
    NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: nil)
    stage.wait(0.5)
    var turned = try Pose.flat.environment
    turned.orientation = .landscapeRight
    stage.scene.standInUpdate(UIWindowScene.Geometry(turned))
    stage.wait(0.5)
    #expect(recorder.emissions.count == 2)
    #expect(stage.scheduler.plannedTimes.isEmpty)
  }

  @Test("A set of changes of traits is one emission with both classes from before", arguments: SystemVersion.all)
  func traits(_ version: SystemVersion) throws {
    let stage = try Stage.showing(.closed, capabilities: version.capabilities)
    let recorder = stage.listening()
    let previous = stage.environment?.sizeClasses
    stage.scene.traitCollection = UITraitCollection(
      standInHorizontal: .regular, vertical: .compact, displayScale: 2, layoutDirection: .rightToLeft,
      barEdge: .leading)
    stage.device.settle()
    #expect(recorder.emissions.count == 2)
    let told = try #require(recorder.emissions.last)
    #expect(told.previousSizeClasses == previous)
    #expect(told.didChangeToRegularWidth)
    #expect(told.didChangeToCompactHeight)
    #expect(told.changes.isSuperset(of: [.sizeClasses, .displayScale, .layoutDirection]))
  }

  @Test(
    "Each trait alone wakes the probe, on each system",
    arguments: SystemVersion.all,
    [LayoutAspects.horizontalSizeClass, .verticalSizeClass, .displayScale, .layoutDirection, .verticalBar])
  func eachTrait(_ version: SystemVersion, _ aspect: LayoutAspects) throws {
    let stage = try Stage.showing(.closed, capabilities: version.capabilities)
    let recorder = stage.listening()
    stage.scene.traitCollection = UITraitCollection(
      standInHorizontal: aspect == .horizontalSizeClass ? .regular : .compact,
      vertical: aspect == .verticalSizeClass ? .compact : .regular,
      displayScale: aspect == .displayScale ? 2 : 3,
      layoutDirection: aspect == .layoutDirection ? .rightToLeft : .leftToRight,
      barEdge: aspect == .verticalBar ? .leading : .trailing)
    stage.device.settle()
    let isTold = aspect != .verticalBar || version.capabilities.contains(.reservedRegions)
    #expect(recorder.emissions.dropFirst().map(\.changes) == (isTold ? [aspect] : []))
  }

  @Test("A scene that moves between screens is told in one emission, from the window and not from a screen (case 13)")
  func screens() throws {
    let stage = try Stage.showing(.closed)
    let recorder = stage.listening()
    try stage.pose(.flat)
    #expect(recorder.emissions.count == 2)
    let told = try #require(recorder.emissions.last)
    #expect(told.current.size == LayoutSize(width: 951, height: 669))
    #expect(told.current.display == .inner)
    #expect(told.changes.isSuperset(of: [.size, .horizontalSizeClass, .placement, .divisions]))
    #expect(told.didChangeToRegularWidth)
    #expect(!told.changes.contains(.verticalSizeClass), "only one axis changes on unfolding (case 17)")
  }

  @Test("A window that moves to another scene is that scene's from then on", arguments: SystemVersion.all)
  func windowMoves(_ version: SystemVersion) throws {
    let stage = try Stage.showing(.flat, capabilities: version.capabilities)
    let recorder = stage.listening()
    let other = stage.device.connectScene(on: .main)
    other.traitCollection = stage.scene.traitCollection
    var turned = try Pose.flat.environment
    turned.orientation = .landscapeRight
    other.standInUpdate(UIWindowScene.Geometry(turned), screen: stage.device.innerScreen)
    stage.window.windowScene = other
    #expect(stage.scene.windows.isEmpty)
    other.standInMove(to: .foregroundActive)
    stage.device.settle()
    #expect(stage.environment?.orientation == .landscapeRight)
    #expect(stage.scene.standInObservationCount == 0, "nobody listens to the scene that was left")
    #expect(other.standInObservationCount == (version.capabilities.contains(.sceneGeometry) ? 1 : 0))
    let count = recorder.emissions.count
    guard version.capabilities.contains(.sceneGeometry) else { return }
    stage.scene.standInMove(to: .background)
    other.standInUpdate(UIWindowScene.Geometry(try Pose.flat.environment))
    stage.device.settle()
    #expect(recorder.emissions.count == count + 1, "the old scene's background is nothing")
    other.standInMove(to: .background)
    other.standInUpdate(UIWindowScene.Geometry(turned))
    stage.device.settle()
    #expect(recorder.emissions.count == count + 1)
  }

  @Test(
    "A window that is moved from a scene in the background to one in front is told again", arguments: SystemVersion.all)
  func outOfBackground(_ version: SystemVersion) throws {
    let stage = try Stage.showing(.flat, capabilities: version.capabilities)
    let recorder = stage.listening()
    stage.scene.standInMove(to: .background)
    let other = stage.device.connectScene(on: .main)
    other.standInMove(to: .foregroundInactive)
    other.standInUpdate(UIWindowScene.Geometry(try Pose.closed.environment))
    stage.window.windowScene = other
    stage.device.settle()
    other.standInMove(to: .foregroundActive)
    stage.device.settle()
    #expect(recorder.emissions.count == 2)
    #expect(recorder.emissions.last?.orientation == .portrait)
  }

  @Test(
    "So is one that is moved to a scene that is in front already, when it becomes visible or key",
    arguments: SystemVersion.all, [UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeKeyNotification])
  func intoActive(_ version: SystemVersion, _ name: NSNotification.Name) throws {
    let stage = try Stage.showing(.flat, capabilities: version.capabilities)
    let recorder = stage.listening()
    let other = stage.device.connectScene(on: .main)
    other.standInMove(to: .foregroundActive)
    other.standInUpdate(UIWindowScene.Geometry(try Pose.closed.environment))
    stage.scene.standInMove(to: .background)
    stage.device.settle()
    stage.window.windowScene = other
    NotificationCenter.default.post(name: name, object: stage.window)
    stage.device.settle()
    #expect(recorder.emissions.last?.orientation == .portrait)
  }

  @Test("Two scenes, each with its own window, are two environments")
  func twoScenes() throws {
    let left = try Stage.showing(.splitLeft)
    let right = try Stage.showing(.splitRight, on: left.device)
    let recorders = (left.listening(), right.listening())
    left.moveHinge(.partiallyOpen, angle: 2)
    #expect(recorders.0.hinges.last?.angle == 2)
    #expect(recorders.1.hinges.last?.angle == 2, "there is one hinge, and both hear of it")
    left.moveHinge(.fullyOpen, angle: 3)
    left.device.settle()
    let count = recorders.1.emissions.count
    #expect(left.environment?.verticalBarSide == .left)
    #expect(right.environment?.verticalBarSide == .right)
    try left.pose(.flat)
    #expect(left.environment?.size.width == 951)
    #expect(recorders.1.emissions.count == count)
  }

  @Test("A scene on another role's display is external")
  func external() throws {
    let stage = try Stage.showing(.book)
    let scene = stage.device.connectScene(on: stage.device.innerScreen, role: .windowExternalDisplayNonInteractive)
    scene.standInMove(to: .foregroundActive)
    let window = UIWindow(windowScene: scene)
    window.frame = CGRect(x: 0, y: 0, width: 1920, height: 1080)
    let layout = LayoutCoordinator(capabilities: .current, scheduler: stage.scheduler) { [weak window] in window }
    stage.device.settle()
    #expect(layout.environment?.display == .external, "although this device has an inner display too")
    #expect(layout.environment?.size == LayoutSize(width: 1920, height: 1080))
  }

  @Test("A window of its own is a container too, with its whole frame (A5)")
  func window() throws {
    let stage = try Stage.showing(.book)
    let window = stage.window
    let layout = LayoutCoordinator(attachedTo: window)
    stage.window.standInSafeAreaInsets = stage.container.safeAreaInsets
    stage.device.settle()
    #expect(layout.environment?.size == stage.environment?.size)
    #expect(layout.environment?.activeDivisionRegion == stage.environment?.activeDivisionRegion)
    #expect(layout.environment?.frameInWindow == stage.environment?.frameInWindow)
  }

  @Test("A key that changes on another thread is heard on the main actor (case 62)")
  func otherThreadsKey() async throws {
    let stage = try Stage.showing(.flat)
    let recorder = stage.listening()
    var turned = try Pose.flat.environment
    turned.orientation = .landscapeRight
    let notification = stage.scene.standInNotification
    stage.window.standInTracksRegions = false
    stage.scene.standInReplace(UIWindowScene.Geometry(turned))
    await Task.detached { notification() }.value
    while recorder.emissions.count < 2 {
      await Task.yield()
      stage.device.settle()
    }
    #expect(recorder.emissions.last?.changes == .orientation)
    #expect(recorder.emissions.last?.previous?.orientation == .landscapeLeft)
  }

  @Test("A signal that is posted on another thread is heard on the main actor (case 62)")
  func otherThread() async throws {
    let stage = try Stage.showing(.flat, capabilities: [])
    await Task.detached {
      NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: nil)
    }.value
    while stage.scheduler.plannedTimes.isEmpty { await Task.yield() }
    #expect(stage.scheduler.plannedTimes == [0.1])
  }
}
