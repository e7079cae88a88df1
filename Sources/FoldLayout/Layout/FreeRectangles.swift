/// The largest possible rectangles of an area that some others leave free: none can be grown in any direction.
struct FreeRectangles {
  let area: LayoutRect

  /// What is not free, those that enter the area, from left to right.
  private let blocks: [LayoutRect]

  init(in area: LayoutRect, without blocks: [LayoutRect]) {
    self.area = area
    self.blocks = blocks.filter { area.isEntered(by: $0) }.sorted { $0.minX < $1.minX }
  }

  /// All of them, in no particular order; none where nothing is free.
  ///
  /// Each lies between a top and a bottom at which something blocks, or the area ends, and takes what is free from left
  /// to right of the whole strip between them.
  ///
  /// - Complexity: O(*n*³) in the number of blocks.
  var maximal: [LayoutRect] {
    guard area.width > 0, area.height > 0 else { return [] }
    guard !blocks.isEmpty else { return [area] }
    var found: [LayoutRect] = []
    let tops = Self.unique([area.minY] + blocks.lazy.map { $0.maxY }.filter { area.minY < $0 && $0 < area.maxY })
    let bottoms = Self.unique([area.maxY] + blocks.lazy.map { $0.minY }.filter { area.minY < $0 && $0 < area.maxY })
    for top in tops {
      for bottom in bottoms where bottom > top {
        addRectangles(from: top, to: bottom, to: &found)
      }
    }
    return found
  }

  private func addRectangles(from top: Double, to bottom: Double, to found: inout [LayoutRect]) {
    var left = area.minX
    for block in blocks where block.minY < bottom && block.maxY > top {
      add(from: left, to: min(block.minX, area.maxX), top, bottom, to: &found)
      left = max(left, block.maxX)
    }
    add(from: left, to: area.maxX, top, bottom, to: &found)
  }

  private func add(
    from left: Double, to right: Double, _ top: Double, _ bottom: Double, to found: inout [LayoutRect]
  ) {
    guard right > left else { return }
    func isBlocked(at edge: Double, _ side: (LayoutRect) -> Double) -> Bool {
      blocks.contains { side($0) == edge && $0.minX < right && $0.maxX > left }
    }
    guard top == area.minY || isBlocked(at: top, { $0.maxY }) else { return }
    guard bottom == area.maxY || isBlocked(at: bottom, { $0.minY }) else { return }
    found.append(LayoutRect(from: LayoutPoint(x: left, y: top), toX: right, y: bottom))
  }

  private static func unique(_ values: [Double]) -> [Double] {
    var result: [Double] = []
    for value in values.sorted() where result.last != value { result.append(value) }
    return result
  }
}
