/// One hinge of a device, as the platform last told it.
///
/// The angle is not here: it would make every environment different from the one before (rule F8). It comes with
/// ``Hinge/Update``.
public struct Hinge: Hashable, Sendable {
  /// The identity, which tells several hinges of one device apart.
  public var id: ID

  /// The pose that the platform says the hinge is in.
  public var status: Status

  /// The division that this hinge folds, or `nil` where the source does not say.
  ///
  /// Only a hinge that names a division speaks for it (rule F5).
  public var division: RegionID?

  /// Creates a hinge.
  ///
  /// - Parameters:
  ///   - id: The identity; the default serves a device with one hinge.
  ///   - status: The pose, unknown until the hinge reports.
  ///   - division: The division it folds, where the source says so.
  public init(id: ID = 1, status: Status = .unknown, division: RegionID? = nil) {
    self.id = id
    self.status = status
    self.division = division
  }
}
