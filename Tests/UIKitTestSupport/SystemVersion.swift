package import FoldLayoutUIKit
import UIKit

/// What each system can tell.
package struct SystemVersion: Sendable {
  package let name: String
  package let capabilities: PlatformCapabilities

  /// Runs what is tested on a system that misses what came later, as far as it is asked for.
  @MainActor
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let version =
      switch capabilities {
      case []: 15.0
      case [.sceneGeometry]: 16.0
      case [.sceneGeometry, .traitRegistration]: 17.0
      case .current: 27.1
      case _ where capabilities.contains(.foldingDevices): 27.1
      case _ where capabilities.contains(.sceneSupportedOrientations): 27.0
      default: 26.0
      }
    return try StandInSystem.$version.withValue(version, operation: body)
  }

  package static let all = [
    SystemVersion(name: "iOS 15", capabilities: []),
    SystemVersion(name: "iOS 16", capabilities: [.sceneGeometry]),
    SystemVersion(name: "iOS 17", capabilities: [.sceneGeometry, .traitRegistration]),
    SystemVersion(name: "iOS 26", capabilities: [.sceneGeometry, .traitRegistration, .sceneState, .cornerInsets]),
    SystemVersion(
      name: "iOS 27.0",
      capabilities: [
        .sceneGeometry, .traitRegistration, .sceneState, .cornerInsets, .sceneSupportedOrientations,
      ]),
    SystemVersion(
      name: "iOS 27.1, built without its SDK",
      capabilities: [.sceneGeometry, .traitRegistration, .sceneState, .cornerInsets, .foldingDevices]),
    SystemVersion(name: "iOS 27.1", capabilities: .current),
  ]
}
