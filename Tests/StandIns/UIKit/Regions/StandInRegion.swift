/// Test-only: a region as the platform knows it, in the coordinates of its window.
public struct StandInRegion {
  public var entity: Int
  public var isDivision: Bool
  public var frame: CGRect
  public var margins: UIEdgeInsets
  public var isActive: Bool

  public init(
    _ entity: Int, isDivision: Bool, frame: CGRect, margins: UIEdgeInsets = .zero, isActive: Bool
  ) {
    self.entity = entity
    self.isDivision = isDivision
    self.frame = frame
    self.margins = margins
    self.isActive = isActive
  }
}
