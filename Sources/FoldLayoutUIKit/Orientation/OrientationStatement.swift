#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
#if !os(tvOS)
import FoldLayout
import UIKit

/// What somebody whose answers come from here says of itself, while it is asked what the application declares.
///
/// UIKit's questions are the only ones that every delegate and controller understands. So the application's own code is
/// asked them as well, and what answers from here leaves word beside its answer. Rule O1.
@MainActor
final class OrientationStatement {
  /// What is declared, or `nil` where nothing is.
  var mask: Interface.OrientationMask?

  /// What is preferred for presentation, or `nil` where nothing is.
  var preferred: Interface.Orientation?

  /// The controller that says so; `nil` for a delegate.
  weak var controller: UIViewController?

  /// The child to which the answer is left.
  weak var child: UIViewController?

  /// What was answered beside it: where the question comes to something else, somebody has changed the answer.
  let answer: UInt

  init(answer: UInt) {
    self.answer = answer
  }
}
#endif
#endif
