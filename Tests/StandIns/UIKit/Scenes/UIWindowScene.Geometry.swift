extension UIWindowScene {
  @available(iOS 16.0, tvOS 16.0, *)
  @MainActor
  public class Geometry: NSObject {
    @available(iOS 16.0, *)
    public let interfaceOrientation: UIInterfaceOrientation

    @available(iOS 26.0, tvOS 26.0, *)
    public let coordinateSpace: any UICoordinateSpace

    @available(iOS 26.0, *)
    public let isInterfaceOrientationLocked: Bool

    @available(iOS 26.0, *)
    public let isInteractivelyResizing: Bool

    /// Test-only: UIKit makes these.
    public init(
      standInOrientation interfaceOrientation: UIInterfaceOrientation, size: CGSize, isLocked: Bool = false,
      isResizing: Bool = false
    ) {
      self.interfaceOrientation = interfaceOrientation
      self.coordinateSpace = UIView(frame: CGRect(origin: .zero, size: size))
      self.isInterfaceOrientationLocked = isLocked
      self.isInteractivelyResizing = isResizing
    }
  }
}
