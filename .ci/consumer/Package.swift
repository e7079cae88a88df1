// swift-tools-version: 6.2
import PackageDescription

// A user's package, built by CI. It has a module named UIKit, as some that run on Linux do: a dependency must not
// bring another one.
let package = Package(
  name: "Consumer",
  platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15)],
  dependencies: [.package(name: "FoldLayout", path: "../..")],
  targets: [
    .target(name: "UIKit"),
    .executableTarget(
      name: "Consumer",
      dependencies: [
        "UIKit", .product(name: "FoldLayout", package: "FoldLayout"),
        .product(name: "FoldLayoutFixtures", package: "FoldLayout"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
