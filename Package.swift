// swift-tools-version: 6.2
import PackageDescription

/// CI sets this variable; a user's plain `swift build` is never stopped by a newer compiler's warning.
let isStrict = Context.environment["FOLDLAYOUT_STRICT"] == "1"

let upcomingFeatures = [
  "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
  "InferIsolatedConformances", "ImmutableWeakCaptures",
]

let strictness: [SwiftSetting] = isStrict ? [.treatAllWarnings(as: .error)] : []

let settings: [SwiftSetting] =
  upcomingFeatures.map { .enableUpcomingFeature($0) } + strictness
  + [.treatWarning("ExplicitSendable", as: .error)]

// Reserved regions, the hinge and arrangements came with the SDK of iOS 27.1. No compiler version says that it is there:
// the SDK of 27.0 has the same, and switches the trait off. Mac Catalyst lacks the symbols, and is not among the platforms.
#if compiler(>=6.4) || os(Linux)
let sdkSettings: [SwiftSetting] = [
  .define("FOLDLAYOUT_SDK_27_1", .when(platforms: [.iOS, .linux], traits: ["SDK27_1"]))
]
#else
let sdkSettings: [SwiftSetting] = []
#endif

let package = Package(
  name: "FoldLayout",
  platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15)],
  products: [
    .library(name: "FoldLayout", targets: ["FoldLayout"]),
    .library(name: "FoldLayoutFixtures", targets: ["FoldLayoutFixtures"]),
    .executable(name: "fold-layout", targets: ["FoldLayoutTool"]),
  ],
  traits: [
    .trait(
      name: "SDK27_1", description: "What came with the SDK of iOS 27.1: reserved regions, the hinge, arrangements."),
    .default(enabledTraits: ["SDK27_1"]),
  ],
  targets: [
    .target(name: "FoldLayout", swiftSettings: settings),
    .target(name: "FoldLayoutFixtures", dependencies: ["FoldLayout"], swiftSettings: settings),
    .executableTarget(
      name: "FoldLayoutTool", dependencies: ["FoldLayout", "FoldLayoutFixtures"], swiftSettings: settings),

    .testTarget(
      name: "FoldLayoutTests",
      dependencies: [
        "FoldLayout", "AllocationCounter", "MainActorClient", "ReadmeClient", "Swift5Client", "Swift6Client",
        "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "FoldLayoutFixturesTests", dependencies: ["FoldLayout", "FoldLayoutFixtures", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "FoldLayoutToolTests", dependencies: ["FoldLayoutFixtures", "FoldLayoutTool"], swiftSettings: settings),

    // Counts and seeds of the random tests.
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),

    // Counts allocations, for the rules that allow none.
    .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),

    // Clients as users write them, one for each way in which a client may be built.
    .target(
      name: "Swift5Client", dependencies: ["FoldLayout"], path: "Tests/ClientSamples/Swift5Mode",
      swiftSettings: [.swiftLanguageMode(.v5)] + strictness),
    .target(
      name: "Swift6Client", dependencies: ["FoldLayout"], path: "Tests/ClientSamples/Swift6Mode",
      swiftSettings: [.swiftLanguageMode(.v6)] + strictness),
    .target(
      name: "ReadmeClient", dependencies: ["FoldLayout"], path: "Tests/ClientSamples/Readme", swiftSettings: settings),
    .target(
      name: "MainActorClient", dependencies: ["FoldLayout"], path: "Tests/ClientSamples/MainActorByDefault",
      swiftSettings: [.defaultIsolation(MainActor.self)] + settings),
  ],
  swiftLanguageModes: [.v6]
)

// The adapter is built from the same sources on Linux, against a stand-in for UIKit. There it is a target and no
// product, so that a module named UIKit never reaches a package that depends on this one.
#if os(Linux)
let platformDependencies: [Target.Dependency] = ["UIKit"]
let viewDependencies: [Target.Dependency] = ["SwiftUI"]
package.targets += [
  .target(name: "UIKit", path: "Tests/StandIns/UIKit", swiftSettings: strictness),
  .target(name: "SwiftUI", dependencies: ["UIKit"], path: "Tests/StandIns/SwiftUI", swiftSettings: strictness),
  .target(name: "_Testing_UIKit", path: "Tests/StandIns/_Testing_UIKit"),
  .target(
    name: "ReadmeUIKitClient", dependencies: ["FoldLayoutUIKit"], path: "Tests/ClientSamples/ReadmeUIKit",
    swiftSettings: settings),
  .testTarget(
    name: "FoldLayoutUIKitTests",
    dependencies: [
      "FoldLayout", "FoldLayoutFixtures", "FoldLayoutUIKit", "ReadmeUIKitClient", "TestSupport", "UIKit",
      "UIKitTestSupport", "_Testing_UIKit",
    ],
    swiftSettings: settings + sdkSettings),
  .target(
    name: "ReadmeSwiftUIClient", dependencies: ["FoldLayoutFixtures", "FoldLayoutSwiftUI"],
    path: "Tests/ClientSamples/ReadmeSwiftUI", swiftSettings: settings),
  .testTarget(
    name: "FoldLayoutSwiftUITests",
    dependencies: [
      "FoldLayout", "FoldLayoutFixtures", "FoldLayoutSwiftUI", "FoldLayoutUIKit", "ReadmeSwiftUIClient", "SwiftUI",
      "TestSupport", "UIKit", "UIKitTestSupport", "_Testing_UIKit",
    ],
    swiftSettings: settings),

  // What tests of both adapters need: a manual clock, and what UIKit says of an environment.
  .target(
    name: "UIKitTestSupport", dependencies: ["FoldLayout", "FoldLayoutUIKit", "UIKit"],
    path: "Tests/UIKitTestSupport", swiftSettings: settings),
]
#else
let platformDependencies: [Target.Dependency] = []
let viewDependencies: [Target.Dependency] = []
package.products += [
  .library(name: "FoldLayoutUIKit", targets: ["FoldLayoutUIKit"]),
  .library(name: "FoldLayoutSwiftUI", targets: ["FoldLayoutSwiftUI"]),
]
#endif

package.targets += [
  .target(
    name: "FoldLayoutUIKit", dependencies: ["FoldLayout"] + platformDependencies,
    swiftSettings: settings + sdkSettings),
  .target(
    name: "FoldLayoutSwiftUI", dependencies: ["FoldLayoutUIKit"] + viewDependencies + platformDependencies,
    swiftSettings: settings),
]
