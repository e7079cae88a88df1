@MainActor
public final class UIScreen: NSObject {
  /// Always the outer one, on a device that has two.
  @available(iOS, introduced: 2.0, deprecated: 100000)
  public class var main: UIScreen { outer }

  private static let outer = UIScreen()
}
