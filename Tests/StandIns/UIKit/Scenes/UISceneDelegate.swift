@available(iOS 13.0, tvOS 13.0, *)
@MainActor
public protocol UISceneDelegate: NSObjectProtocol {}
