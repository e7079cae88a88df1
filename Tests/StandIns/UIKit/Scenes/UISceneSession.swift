@available(iOS 13.0, tvOS 13.0, *)
@MainActor
public final class UISceneSession: NSObject {
  public let role: Role

  init(role: Role) {
    self.role = role
  }

  public struct Role: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }
}
