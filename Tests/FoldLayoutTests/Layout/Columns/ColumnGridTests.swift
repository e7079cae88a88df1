import Testing

@testable import FoldLayout

@Suite("Columns (L5)")
struct ColumnGridTests {
  private func expect(
    _ frames: [LayoutRect], of grid: ColumnGrid, in environment: LayoutEnvironment,
    at location: SourceLocation = #_sourceLocation
  ) {
    expectInBothDirections(frames, of: grid, in: environment, at: location) { $0.columns.flatMap(\.frames) }
  }

  private func counts(_ grid: ColumnGrid, _ environment: LayoutEnvironment) -> [Int] {
    let columns = grid.answer(in: environment).columns
    return (0...(columns.map(\.part).max() ?? 0)).map { part in columns.count { $0.part == part } }
  }

  @Test("Undivided, columns are equal, with a gutter between them, inside the safe area")
  func undivided() {
    var environment = LayoutEnvironment.area(110, 50)
    environment.safeAreaInsets = LayoutEdgeInsets(top: 5, left: 10, bottom: 0, right: 0)
    let grid = ColumnGrid(count: 3, gutter: 5)
    expect(
      [LayoutRect(10, 5, 30, 45), LayoutRect(45, 5, 30, 45), LayoutRect(80, 5, 30, 45)], of: grid, in: environment)
    #expect(grid.answer(in: environment).columns.map(\.index) == [0, 1, 2])
    #expect(reasons(grid, environment) == ["Part 1 is 100 wide and has 3 columns, 30 wide."])
    expect(
      [LayoutRect(0, 0, 55, 50), LayoutRect(55, 0, 55, 50)], of: ColumnGrid(count: 2, area: .bounds), in: environment)
  }

  @Test("The number is shared out by width, the largest remainder first, ties leading, and at least one where one fits")
  func shares() {
    #expect(counts(ColumnGrid(count: 4), .area(110, 50, columns: [(50, 10)])) == [2, 2])
    #expect(counts(ColumnGrid(count: 3), .area(110, 50, columns: [(50, 10)])) == [2, 1])
    #expect(counts(ColumnGrid(count: 4), .area(110, 50, columns: [(25, 10)])) == [1, 3])
    #expect(counts(ColumnGrid(count: 5), .area(110, 50, columns: [(39, 10)])) == [2, 3])
    #expect(counts(ColumnGrid(count: 7), .area(110, 50, columns: [(10, 10)])) == [1, 6])
    #expect(counts(ColumnGrid(count: 7), .area(210, 50, columns: [(10, 10)])) == [1, 6])
    #expect(counts(ColumnGrid(count: 1), .area(110, 50, columns: [(50, 10)])) == [1, 1])
    // Two that are below one, and have it, take it from the one that has most above its share.
    #expect(counts(ColumnGrid(count: 4), .area(120, 50, columns: [(10, 10), (30, 10)])) == [1, 1, 2])
    #expect(counts(ColumnGrid(count: 4), .area(120, 50, columns: [(30, 10), (70, 10)])) == [1, 1, 2])
    #expect(
      reasons(ColumnGrid(count: 1), .area(110, 50, columns: [(50, 10)])) == [
        "There are 2 columns rather than 1: each part in which one fits has one.",
        "Part 1 is 50 wide and has 1 column, 50 wide.", "Part 2 is 50 wide and has 1 column, 50 wide.",
      ])
  }

  @Test("The gutter on a division is as wide as its frame, or as the others where that is narrower")
  func gutter() {
    expect(
      [LayoutRect(0, 0, 455.5, 635), LayoutRect(495.5, 0, 371.5, 635)], of: ColumnGrid(count: 2, gutter: 8),
      in: Environments.halfOpen)
    expect(
      [LayoutRect(0, 0, 46, 50), LayoutRect(54, 0, 46, 50)], of: ColumnGrid(count: 2, gutter: 8),
      in: .area(100, 50, columns: [(50, 0)]))
  }

  @Test("Uniform columns are as narrow as the narrowest, with the rest at the outer edges")
  func uniform() {
    expect(
      [LayoutRect(4, 0, 16, 50), LayoutRect(24, 0, 16, 50), LayoutRect(50, 0, 16, 50), LayoutRect(70, 0, 16, 50)],
      of: ColumnGrid(count: 4, gutter: 4, isUniform: true), in: .area(86, 50, columns: [(40, 10)]))
    expect(
      [LayoutRect(20, 0, 20, 50), LayoutRect(50, 0, 20, 50), LayoutRect(80, 0, 20, 50)],
      of: ColumnGrid(count: 3, isUniform: true), in: .area(120, 50, columns: [(40, 10), (70, 10)]))
    // A middle part keeps the rest on both sides.
    expect(
      [LayoutRect(0, 0, 20, 50), LayoutRect(40, 0, 20, 50), LayoutRect(80, 0, 20, 50)],
      of: ColumnGrid(count: 3, isUniform: true), in: .area(100, 50, columns: [(20, 10), (70, 10)]))
    #expect(
      reasons(ColumnGrid(count: 2, isUniform: true), .area(100, 50, columns: [(20, 10)])).last
        == "All columns are as narrow as the narrowest, 20 wide.")
    #expect(reasons(ColumnGrid(count: 2, isUniform: true), .area(100, 50)).count == 1)
  }

  @Test("A part in which the minimum width does not fit stays empty, and the number falls to what fits")
  func minimum() {
    let grid = ColumnGrid(count: 6, minimumWidth: 30, gutter: 5)
    let environment = LayoutEnvironment.area(135, 50, columns: [(25, 10)])
    expect(
      [LayoutRect(35, 0, 30, 50), LayoutRect(70, 0, 30, 50), LayoutRect(105, 0, 30, 50)], of: grid, in: environment)
    #expect(grid.answer(in: environment).columns.map(\.part) == [1, 1, 1])
    #expect(
      reasons(grid, environment) == [
        "Of 6 columns 3 are at least 30 wide.", "Part 1 stays empty: a column of 30 does not fit.",
        "Part 2 is 100 wide and has 3 columns, 30 wide.",
      ])
    let wide = ColumnGrid(count: 2, minimumWidth: 300)
    expect([LayoutRect(35, 0, 100, 50)], of: wide, in: environment)
    #expect(
      reasons(wide, environment).first == "In no part a column of 300 fits beside the gutters: one takes the widest.")
  }

  @Test("As many columns as fit, from a minimum width")
  func derived() {
    #expect(counts(ColumnGrid(minimumWidth: 30, gutter: 5), .area(135, 50, columns: [(25, 10)])) == [0, 3])
    #expect(counts(ColumnGrid(minimumWidth: 30), .area(89, 50)) == [2])
    #expect(counts(ColumnGrid(minimumWidth: 30), .area(90, 50)) == [3])
    #expect(counts(ColumnGrid(minimumWidth: 100.0 / 3), .area(100, 50)) == [3])
    #expect(counts(ColumnGrid(minimumWidth: 0), .area(100, 50)) == [100])
    #expect(counts(ColumnGrid(minimumWidth: .nan), .area(100_000, 50)) == [100])
    #expect(counts(ColumnGrid(minimumWidth: .infinity), .area(100, 50)) == [1])
    #expect(counts(ColumnGrid(count: .max, gutter: -5), .area(100, 50, columns: [(40, 10)])) == [40, 50])
    #expect(counts(ColumnGrid(count: .min), .area(100, 50)) == [1])
    #expect(
      reasons(ColumnGrid(count: 5_000), .area(10_000, 50)).prefix(2) == [
        "A part has no more than 100 columns.", "Part 1 is 10000 wide and has 100 columns, 100 wide.",
      ])
    #expect(
      reasons(ColumnGrid(count: 100), .area(10_000, 50)) == ["Part 1 is 10000 wide and has 100 columns, 100 wide."])
    #expect(
      reasons(ColumnGrid(count: 4, gutter: 20), .area(800, 50, columns: [(400, 0)]))[0]
        == "Part 1 is 400 wide and has 2 columns, 185 wide.")
    #expect(
      reasons(ColumnGrid(count: 0), .area(100, 50)).first
        == "There is 1 column rather than 0: each part in which one fits has one.")
  }

  @Test("Of divisions that run from left to right each column keeps off, above and below")
  func rows() {
    expect(
      [LayoutRect(0, 0, 50, 20), LayoutRect(0, 30, 50, 20), LayoutRect(50, 0, 50, 20), LayoutRect(50, 30, 50, 20)],
      of: ColumnGrid(count: 2), in: .area(100, 50, rows: [(20, 10)]))
  }

  @Test("Nothing left has no columns")
  func nothing() {
    #expect(ColumnGrid(count: 3).answer(in: .area(0, 50)).columns == [])
    #expect(ColumnGrid(count: 3).answer(in: .area(50, 0)).columns == [])
    #expect(reasons(ColumnGrid(count: 3), .area(50, 0)) == ["Nothing is left of the area."])
  }

  @Test("A gutter that leaves no room gives one column, and the rest of uniform ones lies outside what has some")
  func crowded() {
    let grid = ColumnGrid(count: 4, gutter: 300)
    expect([LayoutRect(0, 0, 50, 50)], of: grid, in: .area(100, 50, columns: [(50, 0)]))
    #expect(
      reasons(grid, .area(100, 50, columns: [(50, 0)])) == [
        "In no part a column of 1 fits beside the gutters: one takes the widest.",
        "Part 1 is 50 wide and has 1 column, 50 wide.",
      ])
    let uniform = ColumnGrid(count: 3, minimumWidth: 20, isUniform: true)
    expect(
      [LayoutRect(20, 0, 40, 50), LayoutRect(60, 0, 40, 50), LayoutRect(100, 0, 40, 50)], of: uniform,
      in: .area(160, 50, columns: [(5, 5), (60, 0), (100, 0)]))
    #expect(
      reasons(uniform, .area(160, 50, columns: [(5, 5), (60, 0), (100, 0)])) == [
        "Part 1 stays empty: a column of 20 does not fit.", "Part 2 is 50 wide and has 1 column, 40 wide.",
        "Part 3 is 40 wide and has 1 column, 40 wide.", "Part 4 is 60 wide and has 1 column, 40 wide.",
        "All columns are as narrow as the narrowest, 40 wide.",
      ])
    // Within half a step of the grid a width fits.
    #expect(reasons(ColumnGrid(count: 1, minimumWidth: 100.0004), .area(100, 50)).count == 1)
    for width in stride(from: 100.0, through: 110, by: 0.7) {
      let columns = ColumnGrid(count: 6, gutter: 0.1).answer(in: .area(width, 50, columns: [(width / 2, 0.3)])).columns
      let frames = columns.flatMap(\.frames)
      #expect(frames.first?.minX == 0)
      #expect(frames.last.map { $0.width == width - $0.minX } == true)
    }
    let many = ColumnGrid(count: 12, minimumWidth: 5).answer(in: .area(107, 10, columns: [(89, 10)])).columns
    #expect(many.first?.frames.first?.minX == 0)
  }

  @Test("A container beyond all measure has columns as any other", arguments: [1e306, 1.7e308])
  func huge(width: Double) {
    #expect(counts(ColumnGrid(count: 1_000), .area(width, 10)) == [100])
    #expect(counts(ColumnGrid(count: 3), .area(width, 10, columns: [(width / 2, 0)])) == [2, 1])
    #expect(counts(ColumnGrid(count: 5), .area(width, 10, columns: [(width / 4, 0)])) == [1, 4])
    let wide = ColumnGrid(minimumWidth: 1, gutter: 1e308).answer(in: .area(width, 10)).columns
    #expect(wide.allSatisfy { $0.frames.allSatisfy(\.isPossible) } && !wide.isEmpty)
  }
}
