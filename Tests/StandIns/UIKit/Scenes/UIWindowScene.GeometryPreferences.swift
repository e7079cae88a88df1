extension UIWindowScene {
  @available(iOS 16.0, tvOS 16.0, *)
  @MainActor
  public class GeometryPreferences: NSObject {
    @available(iOS 16.0, *)
    public final class iOS: GeometryPreferences {
      public var interfaceOrientations: UIInterfaceOrientationMask?

      public override init() {}

      public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.init()
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }
}
