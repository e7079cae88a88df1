extension HingeClassifier {
  /// The angles at which a device changes its pose.
  ///
  /// | profile | closed | partially open | fully open | folded back | source |
  /// | --- | --- | --- | --- | --- | --- |
  /// | ``androidEmulator`` | below 30 | 30 to 150 | from 150 | | three configurations of emulators |
  /// | ``surfaceDuo`` | below 4.9 | 4.9 to 140.8 | 140.8 to 236 | from 236 | skin of its emulator |
  /// | ``coarse`` | below 45 | 45 to 135 | from 135 | | ours: the nearest of 0, 90 and 180, as a sensor was logged on a Galaxy Z Fold7; another, of a TriFold, knows 0 and 180 |
  ///
  /// Lower bounds are inclusive. No source gives a hysteresis; 5 and 2 degrees are ours.
  public struct Profile: Hashable, Sendable {
    /// The angle from which the hinge is partially open, in degrees.
    public let partiallyOpenFrom: Double

    /// The angle from which the hinge is fully open, in degrees.
    public let fullyOpenFrom: Double

    /// The angle from which the hinge is folded back, in degrees, or `nil` where it cannot be.
    public let foldedBackFrom: Double?

    /// By how much a threshold must be passed to leave a pose, in degrees.
    public let hysteresis: Double

    /// The profile of Android's emulators.
    public static let androidEmulator = Profile(partiallyOpenFrom: 30, fullyOpenFrom: 150, hysteresis: 5)

    /// The profile of the Surface Duo, whose hinge goes all the way round.
    public static let surfaceDuo = Profile(
      partiallyOpenFrom: 4.9, fullyOpenFrom: 140.8, foldedBackFrom: 236, hysteresis: 2)

    /// The profile of sensors that know two or three angles.
    public static let coarse = Profile(partiallyOpenFrom: 45, fullyOpenFrom: 135, hysteresis: 0)

    /// Creates a profile.
    ///
    /// - Precondition: The angles are finite and ascend, and the hysteresis is finite and not below zero.
    ///
    /// - Parameters:
    ///   - partiallyOpenFrom: The angle from which the hinge is partially open, in degrees.
    ///   - fullyOpenFrom: The angle from which it is fully open, in degrees.
    ///   - foldedBackFrom: The angle from which it is folded back, in degrees, or `nil` where it cannot be.
    ///   - hysteresis: By how much a threshold must be passed to leave a pose, in degrees.
    public init(
      partiallyOpenFrom: Double, fullyOpenFrom: Double, foldedBackFrom: Double? = nil, hysteresis: Double
    ) {
      let angles = [partiallyOpenFrom, fullyOpenFrom] + (foldedBackFrom.map { [$0] } ?? [])
      precondition(
        angles.allSatisfy { $0.isFinite } && angles.isStrictlyAscending(by: <) && hysteresis >= 0
          && hysteresis.isFinite,
        "The thresholds of a hinge ascend, and its hysteresis is not below zero.")
      self.partiallyOpenFrom = partiallyOpenFrom
      self.fullyOpenFrom = fullyOpenFrom
      self.foldedBackFrom = foldedBackFrom
      self.hysteresis = hysteresis
    }

    /// The poses with the angles from which they hold, ascending.
    var steps: [(pose: Pose, from: Double)] {
      [(.closed, -.infinity), (.partiallyOpen, partiallyOpenFrom), (.fullyOpen, fullyOpenFrom)]
        + (foldedBackFrom.map { [(.foldedBack, $0)] } ?? [])
    }
  }
}
