import TestSupport
import Testing

@testable import FoldLayout

@Suite("What holds for every grid, overlay and dialog in every container (L4, L5, L6)")
struct ColumnPropertyTests {
  private func check(for test: String = #function, _ holds: (LayoutEnvironment, inout SeededGenerator) -> Bool) {
    var generator = RandomTesting.generator(for: test)
    for _ in 0..<RandomTesting.count(full: 100_000) {
      let environment = RandomLayouts.environment(upTo: 24, using: &generator)
      guard holds(environment, &generator) else {
        Issue.record("it does not hold for \(environment)")
        return
      }
    }
  }

  private func grid(using generator: inout SeededGenerator) -> ColumnGrid {
    let minimum = Double(Int.random(in: 1...6, using: &generator))
    let gutter = [0, 0.5, 2][Int.random(in: 0..<3, using: &generator)]
    let isUniform = Bool.random(using: &generator)
    return Bool.random(using: &generator)
      ? ColumnGrid(minimumWidth: minimum, gutter: gutter, isUniform: isUniform)
      : ColumnGrid(
        count: Int.random(in: 1...9, using: &generator), minimumWidth: minimum, gutter: gutter, isUniform: isUniform)
  }

  /// The frames of the container's mirror image.
  private func mirrored(_ rect: LayoutRect, _ environment: LayoutEnvironment) -> LayoutRect {
    LayoutRect(x: environment.size.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
      .withSnappedEdges
  }

  @Test("Columns are equal within a segment, a gutter apart, in order, and no division runs through one")
  func columns() {
    check { environment, generator in
      let grid = grid(using: &generator)
      let columns = grid.answer(in: environment).columns
      let space = ReadingSpace(environment)
      let frames = columns.compactMap { $0.frames.first.map(space.rect) }
      let bands = environment.divisionRegions.filter { environment.takesBand($0) }
      return columns.map(\.index) == Array(columns.indices)
        && zip(columns, columns.dropFirst()).allSatisfy { $0.part <= $1.part }
        && columns.indices.dropFirst().allSatisfy { index in
          let gap = frames[index].minX - frames[index - 1].maxX
          guard columns[index].part == columns[index - 1].part else {
            return gap >= grid.gutter - 1e-9
          }
          return abs(gap - grid.gutter) < 1e-9 && abs(frames[index].width - frames[index - 1].width) < 1e-9
        }
        && (!grid.isUniform || frames.allSatisfy { abs($0.width - (frames.first?.width ?? 0)) < 1e-9 })
        && columns.allSatisfy { column in
          column.frames.allSatisfy { frame in
            bands.allSatisfy { band in
              let across = band.axis.perpendicular
              let (lower, upper) = (environment.band(of: band).lowerBound, environment.band(of: band).upperBound)
              let snapped = frame.withSnappedEdges
              return snapped.upperBound(along: across) <= lower || snapped.lowerBound(along: across) >= upper
            }
          }
        }
        && (columns.count == 1 || frames.allSatisfy { $0.width >= grid.minimumWidth - 1e-3 })
    }
  }

  @Test("Columns fill each segment that has some, and as many fit as are asked for, or all that fit")
  func numbers() {
    check { environment, generator in
      var grid = grid(using: &generator)
      grid.isUniform = false
      let columns = grid.answer(in: environment).columns
      let bare = DividedArea(.safeArea, of: environment)
      var parts = bare.spaced(by: grid.gutter)
      let space = ReadingSpace(environment)
      guard !parts.rows.isEmpty else { return columns.isEmpty }
      let fits = parts.columns.map {
        Int(($0.upperBound - $0.lowerBound + grid.gutter) / (grid.minimumWidth + grid.gutter))
      }
      let most = fits.reduce(0, +)
      if most == 0 { parts = bare }
      let parted = fits.count { $0 > 0 }
      let expected = most == 0 ? min(1, parts.columns.count) : grid.count.map { max(parted, min($0, most)) } ?? most
      return columns.count == expected
        && Dictionary(grouping: columns, by: \.part).allSatisfy { part, members in
          let frames = members.compactMap { $0.frames.first.map(space.rect) }
          return frames.first?.minX == parts.columns[part].lowerBound
            && frames.last?.maxX.snappedLength == parts.columns[part].upperBound.snappedLength
        }
    }
  }

  @Test("A mirror shows the mirror image of grids, overlays and dialogs")
  func mirroring() {
    check { environment, generator in
      let grid = grid(using: &generator)
      let before = grid.answer(in: environment).columns.flatMap(\.frames)
      let after = grid.answer(in: environment.mirrored).columns.flatMap(\.frames)
      guard after.map(\.withSnappedEdges) == before.map({ mirrored($0.withSnappedEdges, environment) }) else {
        return false
      }

      let size = LayoutSize(
        width: Double(Int.random(in: 0...9, using: &generator)),
        height: Double(Int.random(in: 0...9, using: &generator)))
      let edges = DirectionalEdges(rawValue: UInt.random(in: 0..<16, using: &generator))
      let overlay = OverlayPlacement(primarySize: size, edges: edges)
      let (first, second) = (overlay.answer(in: environment), overlay.answer(in: environment.mirrored))
      guard second?.primary == first.map({ mirrored($0.primary, environment) }),
        second?.secondary == first.map({ mirrored($0.secondary, environment) })
      else { return false }

      let role = ItemRole.allCases[Int.random(in: 0..<ItemRole.allCases.count, using: &generator)]
      let item = ItemPlacement(role, size: size, position: Bool.random(using: &generator) ? .byRole : .at(edges))
      let (here, there) = (environment.placement(of: item), environment.mirrored.placement(of: item))
      return there?.frame == here.map { mirrored($0.frame, environment) } && there?.segment == here?.segment
        && there?.isShrunk == here?.isShrunk
    }
  }

  @Test("The two of an overlay lie beside each other off every band, or over each other where nothing divides")
  func overlays() {
    check { environment, generator in
      let size = LayoutSize(width: Double(Int.random(in: 0...9, using: &generator)), height: 4)
      guard let answer = OverlayPlacement(primarySize: size).answer(in: environment) else {
        return DividedArea(.safeArea, of: environment).cells.isEmpty
      }
      let isDivided = !DividedArea(.safeArea, of: environment).axes.isEmpty
      let bands = environment.divisionRegions.filter { environment.takesBand($0) }
      return answer.isOverlaid != isDivided
        && (answer.isOverlaid
          ? answer.secondary.contains(answer.primary, tolerance: 0)
          : !answer.primary.isEntered(by: answer.secondary))
        && bands.allSatisfy { band in
          let across = band.axis.perpendicular
          let range = environment.band(of: band)
          return [answer.primary, answer.secondary].allSatisfy {
            $0.upperBound(along: across) <= range.lowerBound || $0.lowerBound(along: across) >= range.upperBound
          }
        }
    }
  }

  @Test("A dialog lies clear of everything, whole where it fits anywhere, and where it ignores divisions too")
  func dialogs() {
    check { environment, generator in
      let size = LayoutSize(
        width: Double(Int.random(in: 1...9, using: &generator)),
        height: Double(Int.random(in: 1...9, using: &generator)))
      let point = LayoutPoint(
        x: Double(Int.random(in: -2...26, using: &generator)), y: Double(Int.random(in: -2...26, using: &generator)))
      let role = ItemRole.allCases[Int.random(in: 0..<ItemRole.allCases.count, using: &generator)]
      let item = ItemPlacement(role, size: size, position: Bool.random(using: &generator) ? .byRole : .near(point))
      let areas = UsableAreas(listsMaximal: true).answer(in: environment).flatMap { $0.maximal ?? [] }
      guard let placed = environment.placement(of: item) else { return areas.isEmpty }
      let fits = areas.contains { $0.width >= size.width && $0.height >= size.height }
      return environment.clearance(of: placed.frame).isClear && placed.isShrunk != fits
        && placed.area.contains(placed.frame, tolerance: 0) && (placed.isShrunk || placed.frame.size == size)
    }
  }
}
