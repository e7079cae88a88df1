extension ControllerHierarchy {
  /// One view controller: what it answers, what it contains, and what it presents.
  public struct Controller: Hashable, Sendable {
    /// Which controller it is.
    public var id: ID

    /// What the account calls it, or `nil` to call it by its number.
    public var name: String?

    /// What it is.
    public var kind: Kind

    /// What the application's own code answers, or `nil` where the controller does not say and UIKit's default counts.
    public var mask: Interface.OrientationMask?

    /// What the application's own code prefers for presentation, or `nil` where the controller does not say.
    public var preferred: Interface.Orientation?

    /// Whether the application's own code prefers the orientation to be locked.
    public var prefersLock: Bool

    /// The contained controllers that are shown at this moment.
    public var children: [ID]

    /// The contained controller whose answers stand for its own, or `nil` for a controller that does not forward.
    public var forwardsTo: ID?

    /// The contained controller whose wish for a lock stands for its own, or `nil` where that is who it forwards to.
    ///
    /// It is UIKit's child for the interface orientation lock.
    public var forwardsLockTo: ID?

    /// The controller that it presents.
    public var presented: ID?

    /// The adapted style in which it is itself presented; without meaning for one that is not.
    public var style: PresentationStyle

    /// Whether it fills the window, or `nil` where that follows from the style.
    public var fillsWindow: Bool?

    /// Whether it is being presented at this moment.
    public var isBeingPresented: Bool

    /// Whether it is being dismissed at this moment.
    public var isBeingDismissed: Bool

    /// Creates a controller that does not say anything and contains nothing.
    ///
    /// - Parameters:
    ///   - id: Which controller it is.
    ///   - name: What the account calls it.
    ///   - kind: What it is.
    ///   - mask: What it answers, or `nil` where it does not say.
    public init(_ id: ID, name: String? = nil, kind: Kind = .content, mask: Interface.OrientationMask? = nil) {
      self.id = id
      self.name = name
      self.kind = kind
      self.mask = mask
      preferred = nil
      prefersLock = false
      children = []
      forwardsTo = nil
      forwardsLockTo = nil
      presented = nil
      style = .automatic
      fillsWindow = nil
      isBeingPresented = false
      isBeingDismissed = false
    }
  }
}

extension ControllerHierarchy.Controller {
  /// What the account calls it.
  var label: String { name ?? "controller \(id.rawValue)" }

  /// Whether it takes the place of everything beneath it where it is presented.
  var replaces: Bool { fillsWindow ?? style.fillsWindow }
}
