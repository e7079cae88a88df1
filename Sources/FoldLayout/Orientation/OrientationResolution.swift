/// The orientations that are allowed in a scene, what the platform makes of them, and why.
///
/// Rules O1 to O5, O10 and O11.
public struct OrientationResolution: Hashable, Sendable {
  /// The orientation that is shown, as the platform says; `nil` where it has not said, and never guessed.
  public internal(set) var orientation: Interface.Orientation?

  /// What scene, application or Info.plist declare: what hooks answer where nothing restricts it.
  public internal(set) var base: Interface.OrientationMask

  /// What is allowed; it is never empty.
  public internal(set) var allowed: Interface.OrientationMask

  /// What the platform acts on: what is allowed, or where masks are not honoured, all that the display can show.
  public internal(set) var effective: Interface.OrientationMask

  /// Whether the platform acts on what is allowed, and why.
  public internal(set) var honouring: OrientationHonouring

  /// The answering controller's preferred orientation for presentation; `nil` where it has none.
  public internal(set) var preferred: Interface.Orientation?

  /// Whether a presentation that fills the window is under way, at which the preferred orientation comes first.
  public internal(set) var isPresentation: Bool

  /// What becomes of the wish to keep the orientation that is shown.
  public internal(set) var lock: OrientationLockState

  /// Why all of it is so.
  public internal(set) var account: OrientationAccount
}

extension OrientationResolution {
  /// What hooks are to answer: what is allowed, and the base unchanged where no constraint counts or masks are ignored.
  ///
  /// Where nothing of ours restricts anything, or restricting has no effect, the platform sees what the application
  /// declares. Where the answering controller was skipped, its orientations are in it as well, because UIKit raises
  /// an exception where what hooks answer has nothing in common with what the controller does. A hook that is asked
  /// while the controllers change resolves a copy of the coordinator's situation with the chain as it then is. Rule A4.
  ///
  /// - Complexity: O(*n*) in the number of contributors.
  public var published: Interface.OrientationMask {
    let skipped = account.contributors.first { $0.layer == .chain && $0.isSkipped }
    return (isRestricted && !isIgnored ? allowed : base).union(skipped?.mask ?? [])
  }

  /// What a hook is to answer where the controller that UIKit asks beside it is known.
  ///
  /// UIKit may ask another controller than the one that answered here, such as that of another window. Where that one has
  /// nothing in common with ``published``, both are answered. What it prefers for a presentation is in the answer too,
  /// because UIKit raises an exception for a preferred orientation that is not. Rule A4.
  ///
  /// - Parameters:
  ///   - mask: What the controller answers; an empty mask counts as no answer.
  ///   - preferred: What the controller prefers where it is being presented; it counts where the controller answers it.
  /// - Returns: A mask that is not empty, and not disjoint from the controller's.
  public func published(
    beside mask: Interface.OrientationMask, preferring preferred: Interface.Orientation? = nil
  ) -> Interface.OrientationMask {
    let mask = mask.orientationsOnly
    var answer = published.isDisjoint(with: mask) ? published.union(mask) : published
    if let preferred, mask.contains(preferred) { answer.insert(Interface.OrientationMask(preferred)) }
    return answer
  }

  /// What a controller is to answer whose answers come from here.
  ///
  /// One that UIKit's walk passes answers what is allowed: where a view restricts it and masks are not ignored, so that
  /// a constraint counts even where no hook is asked, and where the resolution skipped the controllers, since hooks then
  /// answer more. Otherwise every controller answers what it declares. What comes of it always has something in common with
  /// ``published``. Rule A4.
  ///
  /// - Parameters:
  ///   - controller: Which controller is asked.
  ///   - mask: What it declares, or leaves to the one that it forwards to; an empty mask counts as none.
  /// - Returns: The mask; empty only where the one declared is and has to do.
  /// - Complexity: O(*n*) in the length of the account.
  public func answer(
    of controller: ControllerHierarchy.Controller.ID, declaring mask: Interface.OrientationMask
  ) -> Interface.OrientationMask {
    guard account.passes(controller) else { return mask }
    let isSkipped = account.contributors.contains { $0.layer == .chain && $0.isSkipped }
    return isSkipped || (isRestricted && !isIgnored) ? allowed : mask
  }

  /// Whether a constraint of a view has an effect.
  private var isRestricted: Bool { account.contributors.contains { $0.layer == .views && !$0.isSkipped } }

  /// Whether the platform ignores masks, so that there is no use in restricting any.
  private var isIgnored: Bool { honouring.verdict == .no || honouring.verdict == .preference }
}

extension OrientationAccount {
  /// Whether the walk for an answer passed a controller, or ended with it.
  fileprivate func passes(_ controller: ControllerHierarchy.Controller.ID) -> Bool {
    visits.contains { visit in
      guard visit.controller == controller else { return false }
      switch visit.finding {
      case .forwards, .answers, .answersNothing: return true
      case .fillsWindow, .liesOver, .isBeingDismissed, .seenBefore, .isMissing: return false
      }
    }
  }
}
