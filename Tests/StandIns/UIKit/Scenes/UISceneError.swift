@available(iOS 13.0, tvOS 13.0, *)
public struct UISceneError: Error {
  public static let errorDomain = "UISceneErrorDomain"

  public enum Code: Int, Sendable {
    case multipleScenesNotSupported = 0
    case requestDenied = 1
    case geometryRequestUnsupported = 100
    case geometryRequestDenied = 101
  }
}

extension UISceneError.Code {
  /// What the platform hands out: the names of orientations stay English in every language.
  func error(_ text: String) -> any Error {
    NSError(domain: UISceneError.errorDomain, code: rawValue, userInfo: [NSLocalizedDescriptionKey: text])
  }
}
