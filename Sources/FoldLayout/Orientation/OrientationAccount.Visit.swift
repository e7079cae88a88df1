extension OrientationAccount {
  /// Something that the walk through the controllers found.
  ///
  /// Controllers that are merely on the screen are not listed.
  public struct Visit: Hashable, Sendable {
    /// Which controller it is.
    public internal(set) var controller: ControllerHierarchy.Controller.ID

    /// What it is called.
    public internal(set) var name: String

    /// What it is.
    public internal(set) var kind: ControllerHierarchy.Controller.Kind

    /// What was found.
    public internal(set) var finding: Finding
  }
}
