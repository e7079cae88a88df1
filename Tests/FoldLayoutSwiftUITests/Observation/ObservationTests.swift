import FoldLayout
import SwiftUI
import Testing
import UIKit

@testable import FoldLayoutSwiftUI

/// A view that notes what it is told, and which of its closures was called.
private struct Listener: View {
  let log: Log<String>
  var name = "a"
  var aspects = LayoutAspects.all
  var isShown = true
  @State private var posture: Posture?

  var body: some View {
    if isShown {
      Color.red.onLayoutEnvironmentChange(aspects) { information in
        log.note("\(name) \(information.cause.isInitial ? "initial" : "change") \(words(information.current.posture))")
        posture = information.posture
      }
    }
  }

  private func words(_ posture: Posture?) -> String { posture.map { "\($0)" } ?? "none" }
}

extension LayoutEnvironmentInformation.Cause {
  fileprivate var isInitial: Bool { self == .initial }
}

@Suite("What changes is told to views while they are shown (D1 to D4, D9)")
@MainActor
struct ObservationTests {
  private let log = Log<String>()
  private let flat: LayoutEnvironment
  private let book: LayoutEnvironment

  init() throws {
    flat = try Fixtures.pose("duo-open-landscapeLeft")
    book = try Fixtures.pose("duo-book-landscapeLeft")
  }

  @Test("The first state once, then each change once, and nothing for what is equal")
  func calls() {
    let stage = Stage { [log] in Listener(log: log).tracksLayoutEnvironment() }
    // The hinge reports a little later than the first layout.
    stage.show(flat)
    #expect(log.entries == ["a initial flat", "a change flat"])
    log.clear()
    stage.show(flat)
    #expect(log.entries.isEmpty)
    stage.show(book)
    stage.show(book)
    stage.show(flat)
    #expect(log.entries == ["a change book", "a change flat"])
  }

  @Test("Only what is about its aspects, and others when it names others")
  func aspects() {
    let stage = Stage { [log] in Listener(log: log, aspects: .sizeClasses).tracksLayoutEnvironment() }
    stage.show(flat)
    log.clear()
    stage.show(book)
    #expect(log.entries.isEmpty)
    stage.hosting.rootView.content = { [log] in
      Listener(log: log, aspects: .divisions).tracksLayoutEnvironment()
    }
    stage.settle()
    stage.show(flat)
    #expect(log.entries == ["a change flat"])
  }

  @Test("The present state is not told where it is not wanted, and what changes is")
  func withoutInitial() {
    let stage = Stage { [log] in
      Color.red.onLayoutEnvironmentChange(.divisions, initial: false) { log.note("\($0.cause) \($0.posture == .book)") }
        .tracksLayoutEnvironment()
    }
    stage.show(flat)
    log.clear()
    stage.show(book)
    #expect(log.entries == ["change true"])
    let shown = Stage { [log] in
      Color.red.onLayoutEnvironmentChange(initial: false) { log.note("\($0.cause)") }.layoutEnvironment(flat)
    }
    log.clear()
    shown.show(flat)
    #expect(log.entries.isEmpty)
  }

  @Test("Each view is told, in the order in which they appeared, and keeps its place when it asks for others")
  func order() {
    let stage = Stage { [log] in
      Color.red.background { Listener(log: log, name: "a", aspects: .divisions) }
        .overlay { Listener(log: log, name: "b", aspects: .divisions) }.tracksLayoutEnvironment()
    }
    stage.show(flat)
    let order = log.entries.filter { $0.hasSuffix("initial flat") }.map { String($0.prefix(1)) }
    #expect(order.sorted() == ["a", "b"])
    log.clear()
    stage.show(book)
    #expect(log.entries == order.map { "\($0) change book" })
    // The first now asks for more, and is still the first.
    stage.hosting.rootView.content = { [log] in
      Color.red.background { Listener(log: log, name: "a", aspects: order[0] == "a" ? .all : .divisions) }
        .overlay { Listener(log: log, name: "b", aspects: order[0] == "b" ? .all : .divisions) }
        .tracksLayoutEnvironment()
    }
    stage.settle()
    log.clear()
    stage.show(flat)
    #expect(log.entries == order.map { "\($0) change flat" })
  }

  @Test("Where another container takes the place of the one before, that is heard, and the other is not")
  func another() {
    let (first, second) = (LayoutCoordinator(), LayoutCoordinator())
    first.update(flat)
    second.update(book)
    let stage = Stage { [log] in Listener(log: log).environment(\.layoutCoordinator, first) }
    stage.show(flat)
    stage.hosting.rootView.content = { [log] in Listener(log: log).environment(\.layoutCoordinator, second) }
    stage.settle()
    #expect(log.entries == ["a initial flat", "a initial book"])
    first.update(book)
    second.update(flat)
    #expect(log.entries == ["a initial flat", "a initial book", "a change flat"])
  }

  @Test("An observer that is not shown follows nobody, and one that is shown again begins anew")
  func observer() {
    let layout = LayoutCoordinator()
    layout.update(flat)
    let log = Log<Posture?>()
    let observer = EnvironmentObserver()
    func follow(_ aspects: LayoutAspects) -> EnvironmentObserver.Subject {
      observer.follow(layout, aspects) { log.note($0.posture) }
    }
    let subject = follow(.all)
    observer.subjectDidChange()
    #expect(log.entries.isEmpty)
    observer.appear()
    #expect(follow(.all) == subject)
    #expect(follow(.divisions) != subject)
    observer.subjectDidChange()
    #expect(log.entries == [.flat], "other aspects tell nothing anew")
    observer.disappear()
    layout.update(book)
    _ = follow(.all)
    observer.subjectDidChange()
    layout.update(flat)
    #expect(log.entries == [.flat])
    observer.appear()
    #expect(log.entries == [.flat, .flat])
  }

  @Test("One that is no longer shown hears nothing, whatever it asks for")
  func silent() {
    let stage = Stage { [log] in Listener(log: log).tracksLayoutEnvironment() }
    stage.show(flat)
    stage.window.isHidden = true
    stage.window.rootViewController = nil
    log.clear()
    stage.hosting.rootView.content = { [log] in Listener(log: log, aspects: .divisions).tracksLayoutEnvironment() }
    stage.settle()
    #expect(log.entries.isEmpty)
    stage.window.rootViewController = stage.hosting
    stage.window.isHidden = false
    stage.settle()
    #expect(log.entries.first == "a initial flat")
  }

  @Test("By the closure that was evaluated last")
  func newest() {
    let stage = Stage { [log] in Listener(log: log).tracksLayoutEnvironment() }
    stage.show(flat)
    log.clear()
    stage.hosting.rootView.content = { [log] in Listener(log: log, name: "b").tracksLayoutEnvironment() }
    stage.settle()
    stage.show(book)
    #expect(log.entries == ["b change book"])
  }

  @Test("Not after it disappeared, and anew when it appears again")
  func presence() {
    func show(_ isShown: Bool) -> () -> some View {
      { [log] in Listener(log: log, isShown: isShown).tracksLayoutEnvironment() }
    }
    let stage = Stage(content: show(true))
    stage.show(flat)
    log.clear()
    stage.hosting.rootView.content = show(false)
    stage.settle()
    stage.show(book)
    #expect(log.entries.isEmpty)
    stage.hosting.rootView.content = show(true)
    stage.settle()
    #expect(log.entries == ["a initial book"])
  }

  @Test("Nothing is told where none is tracked")
  func untracked() {
    let stage = Stage { [log] in Listener(log: log) }
    stage.show(flat)
    stage.show(book)
    #expect(log.entries.isEmpty)
  }

  @Test("Whoever goes with its controller leaves nothing behind")
  func lifetime() {
    weak var hosting: UIViewController?
    weak var layout: LayoutCoordinator?
    do {
      let stage = Stage { [log] in Listener(log: log).tracksLayoutEnvironment() }
      stage.show(flat)
      hosting = stage.hosting
      layout = stage.layout
      #expect(layout != nil)
      stage.window.rootViewController = nil
      stage.window.windowScene = nil
      stage.device.disconnect(stage.scene)
    }
    #expect(hosting == nil)
    #expect(layout == nil)
  }

  @Test(
    "The property for the way up follows the scene, and is nil where none is tracked (O7)", arguments: [true, false])
  func shownOrientation(isTracked: Bool) throws {
    let log = Log<Interface.Orientation?>()
    let stage = Stage {
      if isTracked { OrientationNote(log: log).tracksLayoutEnvironment() } else { OrientationNote(log: log) }
    }
    for pose in ["duo-closed-portrait", "duo-closed-landscapeLeft", "duo-open-portrait"] {
      var environment = try Fixtures.pose(pose)
      // Inner panels are mounted a quarter turn away, and a wide window may be upright.
      if pose == "duo-open-portrait" { environment.orientation = .landscapeRight }
      stage.show(environment)
      #expect(log.entries.last == .some(isTracked ? environment.orientation : nil))
    }
  }
}

/// A view that notes the way up.
private struct OrientationNote: View {
  let log: Log<Interface.Orientation?>
  @ShownOrientation private var orientation

  var body: some View { noted() }

  private func noted() -> Color {
    log.note(orientation)
    return .clear
  }
}
