import FoldLayout
import Foundation
import ReadmeClient
import Testing

@Suite("The README's samples")
struct ReadmeTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The Swift samples, but for the one that is a part of a manifest.
  private func samples() throws -> [String] {
    try text("README.md").components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
      .filter { !$0.contains(".package(") }
  }

  @Test("Each is in a file that is compiled, line by line in order")
  func compiled() throws {
    let names = [
      "ReadmeUIKit/PlayerViewController", "ReadmeUIKit/PlayerViewController", "ReadmeUIKit/ReaderView",
      "ReadmeUIKit/ReaderViewController", "ReadmeUIKit/VideoViewController", "ReadmeUIKit/OrientationDelegates",
      "ReadmeSwiftUI/LockedScreen", "ReadmeSwiftUI/BookScreen", "ReadmeSwiftUI/MailScreen",
      "ReadmeSwiftUI/FoldedPreview", "Readme/PlainEngine", "Readme/RegionEngine", "Readme/RegionSources",
      "Readme/PaneEngine", "Readme/TransitionEngine", "Readme/StreamReader", "Readme/OrientationEngine",
    ]
    let files = try names.map { try text("Tests/ClientSamples/\($0).swift") }
    let samples = try samples()
    #expect(samples.count == files.count)
    for (sample, file) in zip(samples, files) {
      var rest = file.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }[...]
      for line in sample.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
        let index = rest.firstIndex(of: line)
        #expect(index != nil, "\(line)")
        rest = rest[(index.map { $0 + 1 } ?? rest.startIndex)...]
      }
    }
  }

  @Test("Each call of another library has one of ours beside it, which is in a file that is compiled")
  func migration() throws {
    let compiled = try ["ReadmeUIKit/MovingOver", "ReadmeSwiftUI/LockedScreen"]
      .map { try text("Tests/ClientSamples/\($0).swift") }.joined(separator: "\n")
    let section = try #require(
      try text("README.md").components(separatedBy: "## Moving over\n").last?.components(separatedBy: "\n## ").first)
    let rows = section.split(separator: "\n").filter { $0.hasPrefix("| `") }.map {
      $0.dropFirst(2).dropLast(2).components(separatedBy: " | ")
    }
    #expect(rows.allSatisfy { $0.count == 2 })
    for row in rows where row[1].hasPrefix("`") {
      let call = try #require(row[1].split(separator: "`").first)
      #expect(compiled.split(separator: "\n").contains { $0.contains(call) }, "\(call)")
    }
    // Every public name of theirs, as their documentation and sources have them.
    let names = [
      "init(viewController:)", "orientation", "horizontalClass", "register(forHorizontalSizeClassChanges:onChange:)",
      "willTransition(with:animation:completion:)", "divisionRegions", "occlusionRegions", "activeDivisionRegion",
      "crossAxisDimensionRange(with:ratio:minimum:maximum:)", "previousTrait", "currentTrait", "unknown", "isPortrait",
      "isLandscape", "isRegularWidth", "isCompactWidth", "isRegularHeight", "isCompactHeight",
      "didChangeToRegularWidth", "didChangeToCompactWidth", "WWTraitSizeClass.horizontalClass", ".verticalSizeClass",
      "WWLayoutEnvironmentInformation(…)", "InterfaceOrientationManager.configure()", ".fromInfoPlist()",
      "configure(configuration: .init(defaultOrientations:))", "shared.supportedInterfaceOrientations",
      ".supportedInterfaceOrientations(_:)", "UIDevice.current.orientation.isPortrait",
    ]
    for name in names { #expect(rows.contains { $0[0].contains("`\(name)`") }, "\(name)") }
  }

  @Test("The phases are told as the sample says, and nothing after the silence")
  func transition() {
    let (layout, probe) = Probe.observing()
    runTransitionSample(layout: layout, size: LayoutSize(width: 2, height: 1), environment: .wide(2))
    #expect(probe.received.map { $0.transition?.phase } == [nil, .willBegin, .alongside, .completed])
  }

  @Test("Orientations are resolved, requested and explained as the sample says")
  func orientations() {
    let log = PublicationLog()
    let (outcomes, allowed) = runOrientationSample(adapter: log)
    #expect(outcomes == [.expired] && allowed == .landscape)
    #expect(log.requests.map(\.mask) == [.landscapeLeft])
  }

  @Test("Parts, what is in the way, and a container inside are answered as the sample says (L1, L2, L9, F10)")
  func regions() {
    var environment = LayoutEnvironment(size: LayoutSize(width: 951, height: 669))
    environment.safeAreaInsets = LayoutEdgeInsets(top: 0, left: 0, bottom: 34, right: 84)
    environment.regions = LayoutRegions(divisions: [
      DivisionRegion(
        id: 1, frame: LayoutRect(x: 455.5, y: 0, width: 40, height: 669), joining: environment.bounds, isActive: true)
    ])
    environment.windowSize = environment.size
    let sample = runRegionSample(
      environment: environment, badge: LayoutRect(x: 450, y: 10, width: 50, height: 20),
      sidebar: LayoutRect(x: 0, y: 0, width: 320, height: 669))
    #expect(sample.parts.map(\.frame.width) == [455.5, 371.5])
    #expect(sample.parts.map(\.widthClass) == [0, 0])
    #expect(sample.obstructions == [.division(1)])
    #expect(sample.windowWidth == 840)
    #expect(sample.sidebarSegments == 1)
    #expect(sample.reasons.count == 5)
  }

  @Test("Panes, columns, dialogs and controls go where the sample says (L3 to L7, L10 to L12)")
  func panes() {
    var folded = LayoutEnvironment(size: LayoutSize(width: 951, height: 669))
    folded.safeAreaInsets = LayoutEdgeInsets(top: 0, left: 0, bottom: 34, right: 84)
    folded.displayScale = 1
    var flat = folded
    flat.regions = LayoutRegions.none
    folded.regions = LayoutRegions(divisions: [
      DivisionRegion(
        id: 1, frame: LayoutRect(x: 455.5, y: 0, width: 40, height: 669), joining: folded.bounds, isActive: true)
    ])
    let button = LayoutRect(x: 430, y: 20, width: 44, height: 44)
    let sample = runPaneSample(environment: folded, previous: flat, button: button, progress: 0.5)
    #expect(
      sample.frames == [
        LayoutRect(x: 0, y: 0, width: 400, height: 635), LayoutRect(x: 495.5, y: 0, width: 371.5, height: 635),
      ])
    #expect(sample.reasons.contains("Pane 1 is 400 wide because that is its maximum."))
    #expect(
      sample.halfway == [
        LayoutRect(x: 0, y: 0, width: 340, height: 635), LayoutRect(x: 394, y: 0, width: 473, height: 635),
      ])
    #expect(sample.columnCount == 4)
    #expect(sample.alert == LayoutRect(x: 521.25, y: 217.5, width: 320, height: 200))
    #expect(sample.controls == LayoutRect(x: 495.5, y: 0, width: 371.5, height: 635))
    #expect(sample.offset == LayoutPoint(x: -18.5, y: 0))
    #expect(sample.pinned == LayoutRect(x: 411.5, y: 20, width: 44, height: 44))
  }

  @Test("Every source comes to the same regions as the sample says (A7, F10, F11)")
  func sources() throws {
    let gap = DivisionRegion(
      id: 1, frame: LayoutRect(x: 540, y: 0, width: 34, height: 720), axis: .vertical, isActive: true,
      isPhysicalGap: true)
    let sample = try runSourceSample(
      features: [
        FoldingFeature(bounds: PixelRect(x: 1350, y: 0, width: 85, height: 1800), kind: .hinge, state: .halfOpened)
      ],
      bounds: PixelRect(x: 0, y: 0, width: 2785, height: 1800), density: 2.5,
      segments: [LayoutRect(x: 0, y: 0, width: 540, height: 720), LayoutRect(x: 574, y: 0, width: 540, height: 720)],
      viewport: LayoutSize(width: 1114, height: 720),
      display: DisplayRegions(
        display: .inner, size: LayoutSize(width: 1114, height: 720), regions: LayoutRegions(divisions: [gap])),
      window: LayoutRect(x: 0, y: 0, width: 1114, height: 720), angle: 90)
    for regions in [sample.android, sample.web, sample.window] {
      #expect(regions.divisions.map(\.frame) == [gap.frame])
      #expect(regions.divisions.map(\.isActive) == [true])
    }
    #expect(sample.hinge == .partiallyOpen)
  }

  @Test("The plain engine is called once, as the sample says")
  func plainEngine() {
    let engine = Probe()
    runPlainEngineSample(engine: engine)
    #expect(engine.received.count == 1)
    #expect(engine.received.first?.posture == .book)
  }
}
