/// Turns the angles of a hinge into poses, for sources that tell no more than angles.
///
/// It is used before an environment is captured, and never where the platform tells a status: that is decided from more
/// than the angle. A hinge that wavers about a threshold does not flicker: to leave a pose, the angle has to pass the
/// threshold by the profile's hysteresis. Opening, it never has to pass the largest angle that was seen, since many
/// sensors stop short of flat.
///
/// Rule F11.
public struct HingeClassifier: Hashable, Sendable {
  /// The thresholds.
  public let profile: Profile

  /// The pose of the last reading, or `nil` before the first.
  public private(set) var pose: Pose?

  /// The largest angle that was seen, in degrees.
  private var largest = -Double.infinity

  /// Creates a classifier that has seen nothing.
  ///
  /// - Parameter profile: The thresholds of the device.
  public init(profile: Profile) {
    self.profile = profile
  }

  /// Takes a reading.
  ///
  /// The first is judged by the thresholds alone. A pose may be skipped: a hinge that is opened fast goes from closed
  /// to fully open.
  ///
  /// - Parameter angle: The angle between the two panels, in degrees, 0 when shut, up to 360 when folded back. One
  ///   that is not finite is no reading.
  /// - Returns: The pose, which may be the one of before; `nil` where there has been no reading.
  public mutating func update(degrees angle: Double) -> Pose? {
    guard angle.isFinite else { return pose }
    largest = max(largest, angle)
    let poses = profile.steps
    let current = pose.flatMap { pose in poses.firstIndex { $0.pose == pose } }
    var step = current ?? 0
    // Only the pose that is left holds on; those that are passed are judged by their thresholds alone.
    var hysteresis = current == nil ? 0 : profile.hysteresis
    while step + 1 < poses.count, angle >= poses[step + 1].from,
      angle >= min(poses[step + 1].from + hysteresis, largest)
    {
      step += 1
      hysteresis = 0
    }
    while step > 0, angle < poses[step].from - hysteresis {
      step -= 1
      hysteresis = 0
    }
    pose = poses[step].pose
    return pose
  }
}
