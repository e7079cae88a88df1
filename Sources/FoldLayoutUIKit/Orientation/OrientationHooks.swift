#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
#if !os(tvOS)
import FoldLayout

/// Who answers UIKit's questions about the orientations of a scene, and out of what.
///
/// A hook that is spelt otherwise compiles and is never asked, so the account says who answers.
struct OrientationHooks: Sendable {
  /// The scene's delegate; asked from iOS 27 on.
  var scene = Standing.isSilent

  /// The application's delegate; asked where the scene's does not answer.
  var application = Standing.isSilent

  /// The controller that UIKit asks, and its name.
  var controller: (name: String, standing: Standing)?

  /// A delegate that UIKit asks.
  enum Hook: Hashable, Sendable {
    case scene, application
  }

  enum Standing: String, Sendable {
    /// It does not answer.
    case isSilent = "does not answer"

    /// It answers by itself, and knows nothing of constraints.
    case answersByItself = "answers by itself"

    /// It answers out of the resolution.
    case answersFromHere = "answers from the resolution"
  }

  /// Whether something is declared in code, which only a delegate can tell UIKit.
  var isDeclaredInCode = false

  /// Whether the delegate that UIKit asks answers out of the resolution.
  var doesDelegateAnswer: Bool { (scene != .isSilent ? scene : application) == .answersFromHere }

  /// A line for each, and one more where what is resolved reaches nobody.
  var texts: [String] {
    var texts = ["scene's delegate: \(scene.rawValue)"]
    let isReplaced = scene != .isSilent && application != .isSilent
    texts.append("application's delegate: \(application.rawValue)\(isReplaced ? ", and is not asked" : "")")
    if let controller { texts.append("\(controller.name): \(controller.standing.rawValue)") }
    if isDeclaredInCode, !doesDelegateAnswer {
      texts.append("what is declared in code is not heard: let a delegate answer from the resolution")
    }
    // One of them is enough, as a constraint only takes away.
    if !doesDelegateAnswer, controller?.standing != .answersFromHere {
      texts.append("UIKit hears nothing of constraints: let one of them answer from the resolution")
    }
    return texts
  }
}
#endif
#endif
