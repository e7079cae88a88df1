import FoldLayout
import Testing

@Suite("Reading an Info.plist (O8)")
struct InfoPlistTests {
  private static let key = "UISupportedInterfaceOrientations"

  private static func list(_ names: String...) -> InfoPlist.Value {
    .list(names.map { .text("UIInterfaceOrientation\($0)") })
  }

  @Test(
    "Of several keys the first counts, by platform and product, then product, then platform (case 53)",
    arguments: 0..<16, [Interface.Product.phone, .pad, nil] as [Interface.Product?])
  func suffixes(present: Int, product: Interface.Product?) {
    let suffix = product == .phone ? "~iphone" : "~ipad"
    let keys = ["-iphoneos\(suffix)", suffix, "-iphoneos", ""].map { Self.key + $0 }
    let values = ["Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight"]
    let masks: [Mask] = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
    var dictionary: [String: InfoPlist.Value] = [:]
    for index in 0..<4 where present & 1 << index != 0 { dictionary[keys[index]] = Self.list(values[index]) }
    let read = (product == nil ? 2 : 0)..<4
    let first = read.first { present & 1 << $0 != 0 }
    let (declaration, issues) = InfoPlist(dictionary).declaration(for: product)
    #expect(declaration.listed == first.map { masks[$0] })
    #expect(product == nil || issues == [])
  }

  @Test("Keys of another product and of another platform are left out")
  func otherProducts() {
    let dictionary: [String: InfoPlist.Value] = [
      Self.key + "~ipad": Self.list("Portrait"), Self.key + "-iphonesimulator": Self.list("LandscapeLeft"),
      Self.key + "~IPHONE": Self.list("LandscapeRight"),
    ]
    #expect(InfoPlist(dictionary).declaration(for: .phone).declaration.listed == nil)
    #expect(InfoPlist(dictionary).declaration(for: .pad).declaration.listed == .portrait)
    let simulator = InfoPlist(dictionary, platform: "iphonesimulator")
    #expect(simulator.declaration(for: .phone).declaration.listed == .landscapeLeft)
  }

  @Test(
    "Without a product, keys that only count for one are reported",
    arguments: ["~ipad", "~iphone", "-iphoneos~ipad", "-iphoneos~iphone"])
  func noProduct(suffix: String) {
    let version = "UIRequiresFullScreenIgnoredStartingWithVersion" + suffix
    let infoPlist = InfoPlist([
      Self.key + suffix: Self.list("Portrait"), "UIRequiresFullScreen" + suffix: .flag(true), version: .text("27.0"),
    ])
    let (declaration, issues) = infoPlist.declaration(for: nil)
    #expect(declaration == OrientationDeclaration())
    #expect(issues.map(\.key) == [Self.key + suffix, "UIRequiresFullScreen" + suffix, version])
    #expect(issues.map(\.fault) == [.isForProduct, .isForProduct, .isForProduct])
    #expect(infoPlist.declaration(for: .pad).issues == [])
  }

  @Test("Unknown names are skipped and reported; nothing that is known declares nothing, and all four count")
  func unknownNames() {
    let dictionary: [String: InfoPlist.Value] = [
      Self.key: .list([
        .text("UIInterfaceOrientationPortrait"), .text("UIInterfaceOrientationPortait"), .flag(true),
        .other("a number"),
        .text("UIInterfaceOrientationPortrait"),
      ])
    ]
    let (declaration, issues) = InfoPlist(dictionary).declaration(for: .phone)
    #expect(declaration.listed == .portrait && declaration.mask == .portrait)
    #expect(issues.map(\.fault) == [.isNoOrientation, .isNoOrientation, .isNoOrientation])
    #expect(issues.map(\.found) == ["\"UIInterfaceOrientationPortait\"", "true", "a number"])
    #expect(
      issues[0].description
        == "UISupportedInterfaceOrientations: \"UIInterfaceOrientationPortait\" is no orientation, and is skipped; "
        + "there are UIInterfaceOrientationPortrait, …PortraitUpsideDown, …LandscapeLeft and …LandscapeRight")
    for list in [InfoPlist.Value.list([]), .list([.text("x")]), .text("UIInterfaceOrientationPortrait"), .flag(false)] {
      let (declaration, _) = InfoPlist([Self.key: list]).declaration(for: .phone)
      #expect(declaration.listed == nil && declaration.mask == .all)
    }
    #expect(InfoPlist([:]).declaration(for: nil).declaration == OrientationDeclaration())
    let text = InfoPlist([Self.key: .text("UIInterfaceOrientationPortrait")]).declaration(for: .phone)
    #expect(text.issues.map(\.fault) == [.isNoList])
  }

  @Test(
    "The full-screen key is a Boolean, as the platform reads one",
    arguments: [
      (.flag(true), true, 0), (.flag(false), false, 0), (.text("YES"), true, 0), (.text("true"), true, 0),
      (.text("NO"), false, 0), (.text("false"), false, 0), (.text("maybe"), false, 1), (.other("a number"), false, 1),
      (.list([]), false, 1),
    ] as [(InfoPlist.Value, Bool, Int)])
  func fullScreen(value: InfoPlist.Value, expected: Bool, issueCount: Int) {
    let (declaration, issues) = InfoPlist(["UIRequiresFullScreen~ipad": value]).declaration(for: .pad)
    #expect(declaration.requiresFullScreen == expected)
    #expect(issues.map(\.fault) == Array(repeating: .isNoFlag, count: issueCount))
  }

  @Test("The version from which on that key is ignored is read only where the key is set")
  func ignoredFrom() {
    let version = "UIRequiresFullScreenIgnoredStartingWithVersion"
    func read(_ isSet: Bool, _ value: InfoPlist.Value) -> (OrientationDeclaration, [InfoPlist.Issue]) {
      InfoPlist(["UIRequiresFullScreen": .flag(isSet), version: value]).declaration(for: .pad)
    }
    #expect(read(true, .text("26.4")).0.fullScreenIgnoredFrom == OrientationScene.Version(26, 4))
    #expect(read(false, .text("26.4")).0.fullScreenIgnoredFrom == nil)
    for value in [InfoPlist.Value.text("soon"), .flag(true), .other("a number")] {
      #expect(read(true, value).0.fullScreenIgnoredFrom == nil)
      #expect(read(true, value).1.map(\.fault) == [.isNoVersion])
    }
  }
}
