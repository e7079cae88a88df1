/// An object that is told of the orientations that a scene allows and shows.
///
/// A class that belongs to the main actor conforms in isolation: `extension Player: @MainActor OrientationObserver`. A
/// coordinator never keeps its observers alive.
public protocol OrientationObserver: AnyObject {
  /// Tells the observer the resolution, first as it is when the observer registers and then whenever it changes.
  ///
  /// Rules D1 and D2.
  ///
  /// - Parameter information: The resolution as it is and as it was, and the requests that have ended.
  func orientationDidChange(_ information: OrientationInformation)
}
