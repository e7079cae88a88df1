import Testing

@testable import FoldLayout

@Suite("Folding features of Jetpack WindowManager (A7)")
struct FoldingFeatureTests {
  private static let window = PixelRect(x: 0, y: 0, width: 2784, height: 1800)
  private static let gap = PixelRect(x: 1350, y: 0, width: 84, height: 1800)
  private static let line = PixelRect(x: 1392, y: 0, width: 0, height: 1800)

  private func environment(_ features: [FoldingFeature]) -> LayoutEnvironment {
    var environment = LayoutEnvironment(size: LayoutSize(width: 1113.6, height: 720))
    environment.regions = LayoutRegions.regions(of: features, in: Self.window, density: 2.5).regions
    return environment
  }

  @Test("Kind and state decide what separates and how the window is folded")
  func table() {
    for (kind, state, separates, posture) in [
      (.fold, .flat, false, .flat), (.fold, .halfOpened, true, .book), (.hinge, .flat, true, .flat),
      (.hinge, .halfOpened, true, .book),
    ] as [(FoldingFeature.Kind, FoldingFeature.State, Bool, Posture)] {
      for bounds in [Self.gap, Self.line] {
        let environment = environment([FoldingFeature(bounds: bounds, kind: kind, state: state)])
        #expect(environment.segments.count == (separates ? 2 : 1), "\(kind) \(state)")
        #expect(environment.posture == posture, "\(kind) \(state)")
        #expect(environment.isSettled)
        #expect(environment.hinges == nil)
        #expect(environment.divisionRegions.map(\.isPhysicalGap) == [kind == .hinge])
        #expect(environment.divisionRegions.map(\.isDeclaredSeparating) == [separates])
      }
    }
  }

  @Test("No feature says that nothing divides: the posture is flat, not unknown (case 37)")
  func noFeature() {
    #expect(environment([]).regions == LayoutRegions.none)
    #expect(environment([]).posture == .flat)
  }

  @Test("However often the same features are told, the density is applied once (case 20)")
  func resumed() {
    let feature = FoldingFeature(bounds: Self.gap, kind: .hinge, state: .flat)
    for _ in 0..<4 {
      let frame = environment([feature]).divisionRegions.first?.frame
      #expect(frame == LayoutRect(x: 540, y: 0, width: 33.6, height: 720).snapped)
    }
  }

  @Test("The public interface leaves out the kind, which what separates while flat gives away")
  func publicInterface() {
    func kind(_ state: FoldingFeature.State, _ isSeparating: Bool, _ isOccluding: Bool) -> FoldingFeature.Kind {
      FoldingFeature(bounds: Self.gap, state: state, isSeparating: isSeparating, isOccluding: isOccluding).kind
    }
    #expect(kind(.flat, true, true) == .hinge && kind(.flat, true, false) == .hinge)
    #expect(kind(.flat, false, true) == .fold && kind(.flat, false, false) == .fold)
    #expect(kind(.halfOpened, true, true) == .hinge && kind(.halfOpened, true, false) == .fold)
  }

  @Test("What cannot be is dropped and reported, and its siblings stay (F9, case 22)")
  func malformed() {
    func feature(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> FoldingFeature {
      FoldingFeature(
        bounds: PixelRect(x: x, y: y, width: width, height: height), kind: .fold, state: .halfOpened)
    }
    let (regions, issues) = LayoutRegions.regions(
      of: [
        feature(0, 0, 0, 0), feature(.nan, 0, 1, 1), feature(0, 0, -5, 1800), feature(0, 0, 2784, 1800),
        feature(1392, 0, 0, 1800), feature(5000, 0, 0, 1800),
      ], in: Self.window, density: 2.5)
    #expect(regions.divisions.map(\.id) == [5])
    #expect(
      issues == [
        .divisionDropped(1, .noExtent), .divisionDropped(2, .impossibleFrame), .divisionDropped(3, .impossibleFrame),
        .divisionDropped(4, .coversWindow),
      ])
    let good = [feature(1392, 0, 0, 1800)]
    #expect(
      LayoutRegions.regions(of: good, in: Self.window, density: 0).issues == [
        .factDropped(.windowSize), .divisionDropped(1, .impossibleFrame),
      ])
    let noWindow = LayoutRegions.regions(of: good, in: PixelRect(x: 0, y: 0, width: -5, height: .nan), density: 2)
    #expect(noWindow.issues == [.factDropped(.windowSize)])
    #expect(noWindow.regions.divisions.count == 1)
  }

  @Test("A fold left over from before a turn divides nothing, and is kept (case 23)")
  func leftOver() {
    let feature = FoldingFeature(
      bounds: PixelRect(x: 100, y: 400, width: 800, height: 0), kind: .fold, state: .halfOpened)
    var environment = LayoutEnvironment(size: LayoutSize(width: 1280, height: 800))
    let window = PixelRect(x: 0, y: 0, width: 1280, height: 800)
    environment.regions = LayoutRegions.regions(of: [feature], in: window, density: 1).regions
    #expect(environment.divisionRegions.count == 1)
    #expect(environment.segments.map(\.frame) == [environment.bounds])
    #expect(environment.posture == .flat)
    #expect(!environment.isSettled)
  }

  @Test("A band wider than tall still divides left from right: the window's edges tell, not the shape (case 32)")
  func wideBand() {
    let feature = FoldingFeature(
      bounds: PixelRect(x: 975, y: 0, width: 260, height: 200), kind: .fold, state: .halfOpened)
    let window = PixelRect(x: 0, y: 0, width: 2210, height: 200)
    let division = LayoutRegions.regions(of: [feature], in: window, density: 1).regions.divisions.first
    #expect(division?.axis == .vertical)
  }
}
