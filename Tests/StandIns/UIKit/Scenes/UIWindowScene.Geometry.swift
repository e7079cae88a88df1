extension UIWindowScene {
  @available(iOS 16.0, tvOS 16.0, *)
  @MainActor
  public class Geometry: NSObject {
    /// Test-only: the orientation, whichever system asks.
    public let orientation: UIInterfaceOrientation

    let space: any UICoordinateSpace
    /// Test-only: whether the orientation is locked, whichever system asks.
    public let standInIsLocked: Bool
    private let isResizing: Bool

    @available(iOS 16.0, *)
    public var interfaceOrientation: UIInterfaceOrientation { orientation }

    @available(iOS 26.0, tvOS 26.0, *)
    public var coordinateSpace: any UICoordinateSpace {
      StandInSystem.provides("coordinateSpace", since: 26)
      return space
    }

    @available(iOS 26.0, *)
    public var isInterfaceOrientationLocked: Bool {
      StandInSystem.provides("isInterfaceOrientationLocked", since: 26)
      return standInIsLocked
    }

    @available(iOS 26.0, *)
    public var isInteractivelyResizing: Bool {
      StandInSystem.provides("isInteractivelyResizing", since: 26)
      return isResizing
    }

    /// Test-only: UIKit makes these.
    public init(
      standInOrientation interfaceOrientation: UIInterfaceOrientation, size: CGSize, isLocked: Bool = false,
      isResizing: Bool = false
    ) {
      self.orientation = interfaceOrientation
      self.space = UIView(frame: CGRect(origin: .zero, size: size))
      self.standInIsLocked = isLocked
      self.isResizing = isResizing
    }
  }
}
