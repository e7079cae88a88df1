#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
#if !os(tvOS)
import FoldLayout
import UIKit

/// What UIKit knows of a scene's orientations, and whether it is to ask anew.
///
/// UIKit asks by itself, too, in the middle of something, and what it is answered then may be otherwise when that is over.
/// Somebody else may read an answer as well, so that it is not enough that it was given: UIKit has asked for it as well.
/// Rule A4.
struct PlatformKnowledge: Sendable {
  /// What UIKit is answered.
  struct Answers: Equatable, Sendable {
    /// What the scene's delegate answers, and what the application's does for the window whose controllers count.
    var sceneMask: UIInterfaceOrientationMask?
    var windowMask: UIInterfaceOrientationMask?

    /// The controller that UIKit asks, and what it answers: in the end, and by its line, of which it may make another.
    var top: ControllerHierarchy.Controller.ID?
    var mask: UIInterfaceOrientationMask?
    var line: UIInterfaceOrientationMask?
    var prefersLock = false

    fileprivate func hasSameMasks(as other: Answers) -> Bool {
      var same = self
      same.prefersLock = other.prefersLock
      return same == other
    }

    /// A lock that nobody wants is the same whoever is asked.
    fileprivate func hasSameLock(as other: Answers) -> Bool {
      prefersLock == other.prefersLock && (!prefersLock || top == other.top)
    }
  }

  private var answered = Answers()
  private var asked = Answers()
  private var isDoubtful = false

  /// Notes what somebody has been answered, perhaps UIKit.
  ///
  /// - Returns: Whether it is something else than before.
  mutating func note(_ change: (inout Answers) -> Void) -> Bool {
    let before = answered
    change(&answered)
    return answered != before
  }

  /// Notes that UIKit may have let pass what it was asked.
  mutating func doubt() {
    isDoubtful = true
  }

  /// Decides what UIKit is to ask anew, and takes it that it does.
  ///
  /// - Parameter now: What it would be answered now.
  /// - Returns: Whether it is to ask about masks, and about the lock.
  mutating func whatToAsk(now: Answers) -> (masks: Bool, lock: Bool) {
    let areMasksKnown = now.hasSameMasks(as: asked) && now.hasSameMasks(as: answered)
    let isLockKnown = now.hasSameLock(as: asked) && now.hasSameLock(as: answered)
    defer { (asked, answered, isDoubtful) = (now, now, false) }
    return (!areMasksKnown || isDoubtful, !isLockKnown || (isDoubtful && now.prefersLock))
  }
}
#endif
#endif
