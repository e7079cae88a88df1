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

let package = Package(
  name: "FoldLayout",
  platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15)],
  products: [
    .library(name: "FoldLayout", targets: ["FoldLayout"]),
    .library(name: "FoldLayoutFixtures", targets: ["FoldLayoutFixtures"]),
    .executable(name: "fold-layout", targets: ["FoldLayoutTool"]),
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
