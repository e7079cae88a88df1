/// How much of a part of the container is usable: what rule L3 calls its usable area.
struct UsableSurfaces {
  private let environment: LayoutEnvironment
  private let space: ReadingSpace
  private let safe: LayoutRect?

  init(in environment: LayoutEnvironment) {
    self.environment = environment
    space = ReadingSpace(environment)
    safe = environment.frame(of: .safeArea)
  }

  /// The surface of the largest rectangle of a part that is safe and free, in square points.
  ///
  /// - Parameter part: The part, in reading space.
  /// - Returns: The surface; zero where nothing is free.
  /// - Complexity: O(*n*³) in the number of occlusions and obstacles.
  func usable(of part: LayoutRect) -> Double {
    guard let free = safe.flatMap({ space.rect(part).intersection($0) }) else { return 0 }
    let blocks = environment.activeOcclusionRegions.map { $0.frame } + environment.obstacles.map { $0.frame }
    return FreeRectangles(in: free, without: blocks).maximal.reduce(0) { max($0, $1.area) }
  }
}
