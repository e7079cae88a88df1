// swift-tools-version: 6.2
import PackageDescription

// A user's package, built by CI. It has modules named UIKit and SwiftUI, as some that run on Linux do: a dependency must
// not bring others.
let package = Package(
  name: "Consumer",
  platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15)],
  dependencies: [.package(name: "FoldLayout", path: "../..")],
  targets: [
    .target(name: "UIKit"),
    .target(name: "SwiftUI", dependencies: ["UIKit"]),
    .executableTarget(
      name: "Consumer",
      dependencies: [
        "UIKit", "SwiftUI", .product(name: "FoldLayout", package: "FoldLayout"),
        .product(name: "FoldLayoutFixtures", package: "FoldLayout"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
