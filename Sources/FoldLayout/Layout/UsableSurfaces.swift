/// How much of a part of the container is usable: what rule L3 calls its usable area.
struct UsableSurfaces {
  private let space: ReadingSpace
  private let safe: LayoutRect?

  /// What lies in the way, whatever the part.
  private let blocks: [LayoutRect]

  init(in environment: LayoutEnvironment) {
    space = ReadingSpace(environment)
    safe = environment.frame(of: .safeArea)
    blocks = environment.activeOcclusionRegions.map { $0.frame } + environment.obstacles.map { $0.frame }
  }

  /// The surface of the largest rectangle of a part that is safe and free, in square points.
  ///
  /// - Parameter part: The part, in reading space.
  /// - Returns: The surface; zero where nothing is free.
  /// - Complexity: O(*n*³) in the number of occlusions and obstacles.
  func usable(of part: LayoutRect) -> Double {
    guard let free = safe.flatMap({ space.rect(part).intersection($0) }) else { return 0 }
    return FreeRectangles(in: free, without: blocks).maximal.reduce(0) { max($0, $1.area) }
  }
}
