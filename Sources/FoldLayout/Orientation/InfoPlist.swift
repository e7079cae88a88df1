/// The dictionary of an Info.plist, as far as orientations are concerned.
///
/// It takes values and opens no file, so that it can be used and tested anywhere. Rule O8.
public struct InfoPlist: Hashable, Sendable {
  /// The values by key, raw or with the suffixes already resolved.
  public var values: [String: Value]

  /// The platform in a key's suffix, without the dash.
  public var platform: String

  /// Creates a dictionary.
  ///
  /// - Parameters:
  ///   - values: The values by key.
  ///   - platform: The platform in a key's suffix, without the dash.
  public init(_ values: [String: Value], platform: String = "iphoneos") {
    self.values = values
    self.platform = platform
  }
}

extension InfoPlist {
  /// What is declared for a product, and everything that could not be understood.
  ///
  /// Of several keys the first counts in the order in which CoreFoundation takes them: with the suffixes of platform and
  /// product, with that of the product, with that of the platform, without. Keys for other products are left out.
  /// Unknown names are skipped and reported; a list that is missing, empty or wholly unknown declares nothing, and
  /// then all four count.
  ///
  /// - Parameter product: The product; where it is `nil`, only keys without a product's suffix count, and the others are
  ///   reported.
  /// - Returns: The declaration, with its issues in the order of the keys.
  /// - Complexity: O(*n*) in the length of the list.
  public func declaration(for product: Interface.Product?) -> (declaration: OrientationDeclaration, issues: [Issue]) {
    var issues: [Issue] = []
    var declaration = OrientationDeclaration()
    if product == nil { issues = issuesOfProducts }
    if let (key, value) = value(of: "UISupportedInterfaceOrientations", for: product) {
      declaration.listed = mask(from: value, key: key, &issues)
    }
    if let (key, value) = value(of: "UIRequiresFullScreen", for: product) {
      if let flag = value.flag {
        declaration.requiresFullScreen = flag
      } else {
        issues.append(Issue(key: key, found: value.words, fault: .isNoFlag))
      }
    }
    if let (key, value) = value(of: "UIRequiresFullScreenIgnoredStartingWithVersion", for: product) {
      if case .text(let text) = value, let version = OrientationScene.Version(text) {
        declaration.fullScreenIgnoredFrom = declaration.requiresFullScreen ? version : nil
      } else {
        issues.append(Issue(key: key, found: value.words, fault: .isNoVersion))
      }
    }
    return (declaration, issues)
  }

  private static var names: [String] {
    [
      "UISupportedInterfaceOrientations", "UIRequiresFullScreen", "UIRequiresFullScreenIgnoredStartingWithVersion",
    ]
  }

  /// The keys that only count for a product, where none is known.
  private var issuesOfProducts: [Issue] {
    var issues: [Issue] = []
    for name in Self.names {
      for suffix in ["-\(platform)~iphone", "~iphone", "-\(platform)~ipad", "~ipad"] {
        guard let value = values[name + suffix] else { continue }
        issues.append(Issue(key: name + suffix, found: value.words, fault: .isForProduct))
      }
    }
    return issues
  }

  private func value(of key: String, for product: Interface.Product?) -> (key: String, value: Value)? {
    var keys = ["\(key)-\(platform)", key]
    if let suffix = product?.suffix { keys = ["\(key)-\(platform)~\(suffix)", "\(key)~\(suffix)"] + keys }
    for key in keys {
      if let value = values[key] { return (key, value) }
    }
    return nil
  }

  private func mask(from value: Value, key: String, _ issues: inout [Issue]) -> Interface.OrientationMask? {
    guard case .list(let elements) = value else {
      issues.append(Issue(key: key, found: value.words, fault: .isNoList))
      return nil
    }
    var mask: Interface.OrientationMask = []
    for element in elements {
      if case .text(let name) = element, let orientation = Interface.Orientation(infoPlistName: name) {
        mask.insert(Interface.OrientationMask(orientation))
      } else {
        issues.append(Issue(key: key, found: element.words, fault: .isNoOrientation))
      }
    }
    return mask.isConstraint ? mask : nil
  }
}

extension Interface.Product {
  /// The product in a key's suffix, without the tilde.
  fileprivate var suffix: String {
    switch self {
    case .phone: "iphone"
    case .pad: "ipad"
    }
  }
}

extension Interface.Orientation {
  /// The orientation of a name that stands in an Info.plist.
  fileprivate init?(infoPlistName name: String) {
    switch name {
    case "UIInterfaceOrientationPortrait": self = .portrait
    case "UIInterfaceOrientationPortraitUpsideDown": self = .portraitUpsideDown
    case "UIInterfaceOrientationLandscapeLeft": self = .landscapeLeft
    case "UIInterfaceOrientationLandscapeRight": self = .landscapeRight
    default: return nil
    }
  }
}
