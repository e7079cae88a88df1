@available(iOS 13.0, tvOS 13.0, *)
@MainActor
public protocol UIWindowSceneDelegate: NSObjectProtocol {
  @available(iOS 26.0, *)
  func windowScene(
    _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
}

// Optional requirements exist only with Objective-C.
extension UIWindowSceneDelegate {
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) {}
}
