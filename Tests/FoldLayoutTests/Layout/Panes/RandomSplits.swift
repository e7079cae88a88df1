@testable import FoldLayout

/// Splits with all that a pane can ask for, in quarters of a point so that sums are exact.
enum RandomSplits {
  static func split(using generator: inout some RandomNumberGenerator) -> PaneSplit {
    var split = PaneSplit(panes: (0..<Int.random(in: 1...5, using: &generator)).map { _ in pane(using: &generator) })
    split.spacing = [0, 0, 0.5, 2][Int.random(in: 0..<4, using: &generator)]
    split.axes = [.both, .both, .both, .horizontal, .vertical, []][Int.random(in: 0..<6, using: &generator)]
    split.preferredAxis = [nil, .horizontal, .vertical][Int.random(in: 0..<3, using: &generator)]
    split.area = Int.random(in: 0..<4, using: &generator) == 0 ? .bounds : .safeArea
    split.alignsToFlatDivisions = Int.random(in: 0..<4, using: &generator) == 0
    split.avoidsOccludedSegments = Int.random(in: 0..<4, using: &generator) == 0
    return split
  }

  private static func pane(using generator: inout some RandomNumberGenerator) -> Pane {
    Pane(
      width: range(using: &generator), height: Bool.random(using: &generator) ? range(using: &generator) : .init(),
      intrinsicSize: Bool.random(using: &generator)
        ? LayoutSize(width: length(using: &generator), height: length(using: &generator)) : nil,
      alignment: Pane.Alignment.allCases[Int.random(in: 0..<4, using: &generator)],
      priority: Double(Int.random(in: 0...2, using: &generator)))
  }

  private static func range(using generator: inout some RandomNumberGenerator) -> PaneDimensionRange {
    PaneDimensionRange(
      minimum: Bool.random(using: &generator) ? .automatic : dimension(upTo: 3, using: &generator),
      preferred: dimension(upTo: 8, using: &generator),
      maximum: Bool.random(using: &generator) ? .automatic : dimension(upTo: 8, using: &generator))
  }

  private static func dimension(upTo limit: Int, using generator: inout some RandomNumberGenerator) -> PaneDimension {
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: .automatic
    case 1: .intrinsic
    case 2: .fractional(Double(Int.random(in: 0...4, using: &generator)) / 8)
    default: .absolute(Double(Int.random(in: 0...(limit * 4), using: &generator)) / 4)
    }
  }

  private static func length(using generator: inout some RandomNumberGenerator) -> Double {
    Double(Int.random(in: 0...16, using: &generator)) / 4
  }
}
