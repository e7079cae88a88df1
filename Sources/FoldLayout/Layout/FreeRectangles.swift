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
    guard area.isPossible, area.area > 0 else { return [] }
    guard !blocks.isEmpty else { return [area] }
    var found: [LayoutRect] = []
    let tops = edges(from: area.minY) { $0.maxY }
    let bottoms = edges(from: area.maxY) { $0.minY }
    for top in tops {
      for bottom in bottoms where bottom.position > top.position {
        addRectangles(from: top, to: bottom, to: &found)
      }
    }
    return found
  }

  /// Where rectangles can begin or end: at the area's own edge, or where blocks do.
  private struct Edge {
    var position: Double

    /// The blocks that begin or end there; nothing at the area's own edge, which needs none.
    var blocks: [LayoutRect]
    var isOfArea: Bool
  }

  private func edges(from edge: Double, _ side: (LayoutRect) -> Double) -> [Edge] {
    var edges = [Edge(position: edge, blocks: [], isOfArea: true)]
    for block in blocks.sorted(by: { side($0) < side($1) }) {
      let position = side(block)
      guard area.minY < position, position < area.maxY else { continue }
      if edges.count > 1, edges[edges.count - 1].position == position {
        edges[edges.count - 1].blocks.append(block)
      } else {
        edges.append(Edge(position: position, blocks: [block], isOfArea: false))
      }
    }
    return edges
  }

  private func addRectangles(from top: Edge, to bottom: Edge, to found: inout [LayoutRect]) {
    var left = area.minX
    for block in blocks where block.minY < bottom.position && block.maxY > top.position {
      add(from: left, to: min(block.minX, area.maxX), top, bottom, to: &found)
      left = max(left, block.maxX)
    }
    add(from: left, to: area.maxX, top, bottom, to: &found)
  }

  /// Adds what is free between two blocks, unless it could be grown upwards or downwards.
  private func add(from left: Double, to right: Double, _ top: Edge, _ bottom: Edge, to found: inout [LayoutRect]) {
    guard right > left else { return }
    for edge in [top, bottom] where !edge.isOfArea {
      guard edge.blocks.contains(where: { $0.minX < right && $0.maxX > left }) else { return }
    }
    found.append(LayoutRect(from: LayoutPoint(x: left, y: top.position), toX: right, y: bottom.position))
  }
}
