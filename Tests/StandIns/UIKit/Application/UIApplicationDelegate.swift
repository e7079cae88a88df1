@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  @available(iOS, introduced: 6.0, deprecated: 27.0)
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

// Optional requirements exist only with Objective-C.
extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .standInNotImplemented }
}
