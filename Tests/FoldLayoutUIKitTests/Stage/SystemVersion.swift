import FoldLayoutUIKit
import Testing

/// What each system can tell.
struct SystemVersion: Sendable, CustomTestStringConvertible {
  let name: String
  let capabilities: PlatformCapabilities

  var testDescription: String { name }

  static let all = [
    SystemVersion(name: "iOS 15", capabilities: []),
    SystemVersion(name: "iOS 16", capabilities: [.sceneGeometry]),
    SystemVersion(name: "iOS 17", capabilities: [.sceneGeometry, .traitRegistration]),
    SystemVersion(name: "iOS 26", capabilities: [.sceneGeometry, .traitRegistration, .sceneState, .cornerInsets]),
    SystemVersion(
      name: "iOS 27.1, built without its SDK",
      capabilities: [.sceneGeometry, .traitRegistration, .sceneState, .cornerInsets, .foldingDevices]),
    SystemVersion(name: "iOS 27.1", capabilities: .current),
  ]
}
