import FoldLayout
import FoldLayoutUIKit
import Testing
import UIKit
import UIKitTestSupport

@Suite("While facts disagree the container is read again (A1, F6)")
@MainActor
struct SettlingTests {
  /// A stage lying flat, of which the hinge then reports half open: the flag of the fold still says flat.
  private static func lagging() throws -> (stage: Stage, recorder: Recorder) {
    let stage = try Stage.showing(.flat)
    stage.window.standInTracksRegions = false
    stage.device.settle()
    let recorder = stage.listening()
    stage.moveHinge(.partiallyOpen, angle: 2.23)
    stage.device.settle()
    return (stage, recorder)
  }

  @Test("Re-reads follow at 0.1, 0.35 and 1 s, and stop when the last is done")
  func times() throws {
    let (stage, recorder) = try Self.lagging()
    #expect(stage.scheduler.plannedTimes == [0.1])
    stage.advance(to: 0.1)
    #expect(stage.scheduler.plannedTimes == [0.35])
    stage.advance(to: 0.35)
    #expect(stage.scheduler.plannedTimes == [1])
    stage.advance(to: 10)
    #expect(stage.scheduler.plannedTimes.isEmpty)
    #expect(recorder.emissions.count == 2, "the first, and the hinge")
    #expect(stage.environment?.isSettled == false)
  }

  @Test(
    "A flag that flips without a layout pass is found by the next re-read (cases 1 and 2)", arguments: [0.05, 0.3, 0.9])
  func missedPass(flips: Double) throws {
    let (stage, recorder) = try Self.lagging()
    stage.advance(to: flips)
    stage.list(try Pose.book.environment.regions)
    #expect(recorder.emissions.count == 2, "nobody was laid out")
    stage.advance(to: 2)
    #expect(recorder.emissions.map(\.changes).dropFirst(2) == [.divisions])
    #expect(stage.environment?.posture == .book)
    #expect(stage.environment?.isSettled == true)
    #expect(stage.scheduler.plannedTimes.isEmpty)
  }

  @Test("Each report of the hinge has the container read, whether its pose changed or not")
  func eachReport() throws {
    let (stage, recorder) = try Self.lagging()
    stage.window.standInRegions = StandInRegion.list(try Pose.book.environment.regions, from: .zero)
    stage.moveHinge(.partiallyOpen, angle: 2)
    stage.device.settle()
    #expect(recorder.emissions.last?.posture == .book)
  }

  @Test("Regions that change alone are told by a tracked pass, and the same list again is nothing (case 4)")
  func regionsAlone() throws {
    let stage = try Stage.showing(.flat)
    let recorder = stage.listening()
    var regions = try #require(stage.environment?.regions)
    regions.occlusions[0].isActive.toggle()
    stage.list(regions)
    regions.divisions[0].isActive = true
    stage.list(regions)
    stage.list(regions)
    #expect(recorder.emissions.map(\.changes).dropFirst() == [.occlusions, .divisions])
  }

  @Test("Once it is settled one more read that agrees is the last")
  func agreement() throws {
    let (stage, _) = try Self.lagging()
    stage.window.standInRegions = StandInRegion.list(try Pose.book.environment.regions, from: .zero)
    stage.advance(to: 0.1)
    #expect(stage.environment?.isSettled == true)
    #expect(stage.scheduler.plannedTimes == [0.35], "it differs from the read before")
    stage.advance(to: 0.35)
    #expect(stage.scheduler.plannedTimes.isEmpty)
  }

  @Test("What is still at odds is not read again until a fact changes, however many reports come")
  func exhausted() throws {
    let (stage, _) = try Self.lagging()
    stage.advance(to: 5)
    for step in 1...20 {
      stage.moveHinge(.partiallyOpen, angle: 2 - Double(step) / 100)
      stage.device.settle()
    }
    #expect(stage.scheduler.plannedTimes.isEmpty)
    stage.moveHinge(.fullyOpen, angle: 3.14)
    stage.device.settle()
    stage.moveHinge(.partiallyOpen, angle: 2)
    stage.device.settle()
    #expect(stage.scheduler.plannedTimes == [5.1], "the pose changed and came back")
  }

  @Test("A read of something new begins the re-reads anew")
  func restarted() throws {
    let (stage, _) = try Self.lagging()
    stage.advance(to: 0.2)
    stage.container.standInSafeAreaInsets = UIEdgeInsets(top: 1, left: 0, bottom: 34, right: 84)
    stage.device.settle()
    #expect(stage.scheduler.plannedTimes == [0.2 + 0.1])
  }

  @Test("An empty list is believed when nothing has come in a second, and at once when the hinge is closed or absent")
  func emptyList() throws {
    let stage = Stage()
    stage.apply(try Pose.book.environment)
    stage.window.standInRegions = []
    stage.show()
    stage.device.settle()
    #expect(stage.environment?.regions == nil)
    stage.advance(to: 0.99)
    #expect(stage.environment?.regions == nil)
    stage.advance(to: 1)
    #expect(stage.environment?.regions == LayoutRegions.none)

    let closed = Stage()
    closed.apply(try Pose.closedTurned.environment)
    closed.window.standInRegions = []
    closed.show()
    closed.device.settle()
    #expect(closed.environment?.regions == LayoutRegions.none)
    closed.advance(to: 0.1)
    #expect(closed.scheduler.plannedTimes.isEmpty, "one more read has agreed")

    let phone = Stage()
    phone.apply(LayoutEnvironment(size: LayoutSize(width: 390, height: 844)))
    phone.show()
    phone.device.settle()
    #expect(phone.environment?.hinges == [])
    #expect(phone.environment?.regions == LayoutRegions.none)
    phone.advance(to: 0.1)
    #expect(phone.scheduler.plannedTimes.isEmpty)
  }

  @Test("Where no hinge ever reports, an empty list is believed all the same")
  func silentHinge() throws {
    let stage = Stage()
    stage.device.standInSilencesHinge = true
    stage.apply(LayoutEnvironment(size: LayoutSize(width: 390, height: 844)))
    stage.show()
    stage.device.settle()
    #expect(stage.environment?.hinges == nil)
    #expect(stage.environment?.regions == nil)
    stage.advance(to: 1)
    #expect(stage.environment?.regions == LayoutRegions.none)
  }

  @Test("Without re-reads an empty list is believed at once")
  func noRereads() throws {
    let stage = Stage(rereads: [])
    stage.device.standInSilencesHinge = true
    stage.apply(try Pose.book.environment)
    stage.window.standInRegions = []
    stage.show()
    stage.device.settle()
    #expect(stage.environment?.regions == LayoutRegions.none)
    #expect(stage.scheduler.plannedTimes.isEmpty)
  }

  @Test("A view that is asked in its own pass knows of the other screen before the coordinator does")
  func anotherScreenAsked() throws {
    final class Asking: UIView {
      var asked: [LayoutEnvironment?] = []

      override func layoutSubviews() {
        super.layoutSubviews()
        asked.append(layoutEnvironment)
      }
    }
    let stage = try Stage.showing(.closed)
    let view = Asking(frame: stage.container.bounds)
    let layout = LayoutCoordinator(capabilities: .current, scheduler: stage.scheduler) { [weak view] in view }
    stage.container.addSubview(view)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.device.settle()
    view.asked = []
    var opening = try Pose.flat.environment
    opening.regions = nil
    stage.apply(opening)
    stage.device.settle()
    #expect(view.asked.first??.regions == nil, "\(String(describing: view.asked.first))")
    #expect(view.asked.first??.display == .inner)
    withExtendedLifetime(layout) {}
  }

  @Test("On another screen the first empty lists are no answer again")
  func anotherScreen() throws {
    let stage = try Stage.showing(.closed)
    var opening = try Pose.flat.environment
    opening.regions = nil
    stage.apply(opening)
    stage.device.settle()
    #expect(stage.environment?.display == .inner)
    #expect(stage.environment?.regions == nil)
    #expect(stage.environment?.isSettled == false)
    try stage.pose(.flat)
    #expect(stage.environment?.isSettled == true)
  }

  @Test("Nothing is read while nothing is told")
  func suspended() throws {
    let (stage, recorder) = try Self.lagging()
    stage.scene.standInMove(to: .background)
    #expect(stage.scheduler.plannedTimes.isEmpty)
    stage.scene.standInMove(to: .foregroundActive)
    stage.device.settle()
    #expect(stage.scheduler.plannedTimes == [0.1], "it is still at odds")
    #expect(recorder.emissions.count == 2)
  }

  @Test("The delays can be chosen, and those that cannot be are left out")
  func chosen() throws {
    let stage = Stage(rereads: [2, .nan, -1, 0, 0.5, .infinity])
    stage.apply(try Pose.flat.environment)
    stage.show()
    stage.device.settle()
    stage.moveHinge(.partiallyOpen)
    stage.device.settle()
    #expect(stage.scheduler.plannedTimes == [0.5])
    stage.advance(to: 0.5)
    #expect(stage.scheduler.plannedTimes == [2])
  }
}
