/// An object that tells the platform what orientations a scene allows: the only way back from the core.
///
/// A class that belongs to the main actor conforms in isolation: `extension Adapter: @MainActor OrientationPublisher`. A
/// coordinator keeps its publisher alive; one that holds its coordinator holds it weakly, or neither ever goes.
public protocol OrientationPublisher: AnyObject {
  /// Tells the platform what to allow, and asks it to turn the scene where that is wanted.
  ///
  /// Hooks answer the new mask first, then the platform is asked to read it anew, and then the request is sent. It is
  /// called when observers have been told.
  ///
  /// - Parameter publication: What to tell.
  func publish(_ publication: OrientationPublication)
}
