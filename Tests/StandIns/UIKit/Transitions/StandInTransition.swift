/// Test-only: a transition whose steps the test takes.
@MainActor
public final class StandInTransition: UIViewControllerTransitionCoordinator {
  public let isAnimated = true
  public let initiallyInteractive: Bool
  public let isInterruptible = false
  public private(set) var isInteractive: Bool
  public private(set) var isCancelled = false
  public let transitionDuration: TimeInterval = 0.35
  public let percentComplete: CGFloat = 0
  public let completionVelocity: CGFloat = 1
  public let targetTransform = CGAffineTransform.identity
  public let containerView = UIView()

  /// What `animate` answers; where it is false, the animation blocks never run.
  private let animates: Bool
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var interactionHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  public init(animates: Bool = true, isInteractive: Bool = false) {
    self.animates = animates
    self.initiallyInteractive = isInteractive
    self.isInteractive = isInteractive
  }

  @discardableResult
  public func animate(
    alongsideTransition animation: (((any UIViewControllerTransitionCoordinatorContext)) -> Void)?,
    completion: (((any UIViewControllerTransitionCoordinatorContext)) -> Void)?
  ) -> Bool {
    if let animation, animates { animations.append(animation) }
    if let completion { completions.append(completion) }
    return animates
  }

  public func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    interactionHandlers.append(handler)
  }

  /// The finger is lifted: only now is it known whether the transition is cancelled.
  public func endInteraction(cancelling: Bool) {
    precondition(isInteractive, "UIKit cancels interactive transitions only.")
    isInteractive = false
    isCancelled = cancelling
    for handler in interactionHandlers { handler(self) }
  }

  /// Runs the animation blocks, in the order in which they were handed in.
  public func runAnimations() {
    let blocks = animations
    animations = []
    for block in blocks { block(self) }
  }

  /// Runs the completions.
  public func complete(isCancelled: Bool = false) {
    if isInteractive { endInteraction(cancelling: isCancelled) }
    precondition(!isCancelled || self.isCancelled, "UIKit cancels interactive transitions only.")
    let blocks = completions
    completions = []
    animations = []
    for block in blocks { block(self) }
  }

  /// How many blocks wait to be run.
  public var waitingCount: Int { animations.count + completions.count }
}
