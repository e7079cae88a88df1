/// An object that is told of a container's layout environment.
///
/// A class that belongs to the main actor conforms in isolation: `extension Player: @MainActor
/// LayoutEnvironmentObserver`. A coordinator never keeps its observers alive.
public protocol LayoutEnvironmentObserver: AnyObject {
  /// Tells the observer the environment, first as it is when the observer registers and then whenever it changes.
  ///
  /// An observer that asks for transitions is told of each of their phases too, even where nothing changes with it.
  /// Rules D1, D2 and D9.
  ///
  /// - Parameter information: The environment as it is and as it was, and what changed.
  func layoutEnvironmentDidChange(_ information: LayoutEnvironmentInformation)
}
