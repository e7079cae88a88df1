#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
#if !os(tvOS)
import FoldLayout
import Foundation
import UIKit

/// What the Info.plist of the application says that has to do with orientations.
struct ApplicationPlist: Sendable {
  /// The keys about orientations.
  let orientations: InfoPlist

  /// The version of the SDK that the application was built with, where Xcode has noted it.
  let sdk: OrientationScene.Version?

  /// That of the bundle that runs, in which the platform has resolved the suffixes of keys already.
  static let ofMainBundle = ApplicationPlist(Bundle.main.infoDictionary ?? [:])

  /// What is declared for the device that this runs on.
  @MainActor var mask: Interface.OrientationMask {
    orientations.declaration(for: UIDevice.current.userInterfaceIdiom == .pad ? .pad : .phone).declaration.mask
  }

  /// Takes over a dictionary.
  ///
  /// - Parameter dictionary: The dictionary of an Info.plist; other keys are left out.
  init(_ dictionary: [String: Any]) {
    let own = dictionary.filter {
      $0.key.hasPrefix("UISupportedInterfaceOrientations") || $0.key.hasPrefix("UIRequiresFullScreen")
    }
    orientations = InfoPlist(own.mapValues { InfoPlist.Value($0) })
    sdk = (dictionary["DTPlatformVersion"] as? String).flatMap { OrientationScene.Version($0) }
  }
}

extension InfoPlist.Value {
  /// Takes over a value of a property list.
  fileprivate init(_ value: Any) {
    if let text = value as? String {
      self = .text(text)
    } else if let elements = value as? [Any] {
      self = .list(elements.map { InfoPlist.Value($0) })
    } else if let flag = value as? Bool {
      self = .flag(flag)
    } else {
      self = .other("a value of another kind")
    }
  }
}
#endif
#endif
