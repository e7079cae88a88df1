@MainActor
public final class UIScreen: NSObject {
  /// Always the outer one, on a device that has two.
  @available(iOS, introduced: 2.0, deprecated: 100000)
  public class var main: UIScreen { outer }

  /// Test-only: in points, the way up that the interface is; UIKit turns it with the interface.
  public var bounds = CGRect.zero

  private static let outer = UIScreen()
}
