import FoldLayout
import TestSupport

/// One step of a random session.
///
/// Observers are called by a number that stays the same when other steps are left out, so that a session can be shrunk;
/// a step about one that is not there does nothing.
indirect enum SessionOperation: Hashable, Sendable {
  /// How somebody registers.
  enum Kind: Hashable, Sendable, CaseIterable {
    case object
    case closure
    case closureWithInitial
    case stream
    case hinges
  }

  /// An observer registers, which is made first where there is none of this number.
  case register(Int, Kind, LayoutAspects)

  /// The registration that an observer made last is ended by its token.
  case cancel(Int)

  /// An observer is removed as an object.
  case remove(Int)

  /// An observer is let go of without being removed, and its streams with it.
  case free(Int)

  /// The coordinator is sent an event.
  case send(LayoutCoordinator.Event)

  /// What the source reads from now on.
  case prepareSource(LayoutEnvironment?)

  /// The coordinator is dropped.
  case drop

  /// Something is done from inside the next call of an observer, the next report of an issue, or the next read of the
  /// source.
  case within(Int, SessionOperation)
}

extension SessionOperation {
  /// The number that stands for whoever is told of issues.
  static let issues = 5

  /// The number that stands for the source.
  static let source = 6

  /// The number of an observer of everything, who is there from the start and stays.
  static let always = 7

  /// A session of some steps, the first of which registers somebody who hears everything.
  static func session(of count: Int, using generator: inout SeededGenerator) -> [SessionOperation] {
    [.register(always, .object, .all)] + (1..<count).map { _ in random(using: &generator) }
  }

  private static func random(using generator: inout SeededGenerator) -> SessionOperation {
    let observer = Int.random(in: 0..<issues, using: &generator)
    switch Int.random(in: 0..<64, using: &generator) {
    case 0..<8:
      let kind = Kind.allCases.randomElement(using: &generator) ?? .object
      return .register(observer, kind, randomAspects(using: &generator))
    case 8..<10: return .cancel(observer)
    case 10..<12: return .remove(observer)
    case 12..<14: return .free(observer)
    case 14..<18: return .prepareSource(.random(using: &generator) ? randomEnvironment(using: &generator) : nil)
    case 18..<26:
      let step = Int.random(in: 0..<30, using: &generator) == 0 ? .drop : random(using: &generator)
      return .within(.random(in: 0...source, using: &generator), step)
    default: return .send(randomEvent(using: &generator))
    }
  }

  private static func randomEvent(using generator: inout SeededGenerator) -> LayoutCoordinator.Event {
    let id = LayoutTransition.ID(rawValue: Int.random(in: 1...3, using: &generator))
    let capture = Int.random(in: 0..<3, using: &generator) == 0 ? nil : randomEnvironment(using: &generator)
    switch Int.random(in: 0..<24, using: &generator) {
    case 0..<6: return .update(randomEnvironment(using: &generator))
    case 6..<8: return .capture
    case 8..<11:
      let status = Hinge.Status.allCases.randomElement(using: &generator) ?? .unknown
      let angle = [nil, nil, 1, .nan].randomElement(using: &generator) ?? nil
      return .hinge(Hinge.Update(id: .random(using: &generator) ? 1 : 2, status: status, angle: angle))
    case 11..<14: return .transitionWillBegin(id, target: capture?.size)
    case 14..<17: return .transitionAlongside(id, capture)
    case 17..<20: return .transitionDidEnd(id, isCancelled: .random(using: &generator), capture)
    case 20..<22: return .suspend
    default: return .resume(capture)
    }
  }

  /// One of few, so that equal ones and ways back are frequent; one in twelve cannot be.
  private static func randomEnvironment(using generator: inout SeededGenerator) -> LayoutEnvironment {
    var environment = Environments.innerLandscape
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: environment.size.width = -1
    case 1, 2: environment = Environments.outerPortrait
    case 3, 4: environment = Environments.folded(isActive: true, status: .partiallyOpen)
    case 5, 6: environment.orientation = .landscapeLeft
    case 7: environment.displayScale = -2
    default: break
    }
    return environment
  }

  private static func randomAspects(using generator: inout SeededGenerator) -> LayoutAspects {
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: []
    case 1: .transitions
    case 2: LayoutAspects(rawValue: .random(in: 0...LayoutAspects.all.rawValue, using: &generator))
    default: .all
    }
  }
}
