/// What one pane of a split asks for.
///
/// Rule L3.
public struct Pane: Hashable, Sendable {
  /// How wide it may be.
  public var width: PaneDimensionRange

  /// How high it may be.
  public var height: PaneDimensionRange

  /// What its content needs, in points, for ``PaneDimension/intrinsic``; `nil` where it was not told.
  public var intrinsicSize: LayoutSize?

  /// How it lies across the split's axis.
  public var alignment: Alignment

  /// Which panes are served first: the higher number, and of equal ones the earlier pane; what is no number comes last.
  public var priority: Double

  /// Creates a pane.
  ///
  /// - Parameters:
  ///   - width: How wide it may be.
  ///   - height: How high it may be.
  ///   - intrinsicSize: What its content needs, in points.
  ///   - alignment: How it lies across the split's axis.
  ///   - priority: Which panes are served first: the higher number.
  public init(
    width: PaneDimensionRange = PaneDimensionRange(), height: PaneDimensionRange = PaneDimensionRange(),
    intrinsicSize: LayoutSize? = nil, alignment: Alignment = .fill, priority: Double = 0
  ) {
    self.width = width
    self.height = height
    self.intrinsicSize = intrinsicSize
    self.alignment = alignment
    self.priority = priority
  }
}

extension Pane {
  /// The range along an axis.
  func range(along axis: LayoutAxis) -> PaneDimensionRange { axis == .horizontal ? width : height }
}

extension [Pane] {
  /// The indices by priority, the highest first, and of equal ones the earlier.
  var indicesByPriority: [Int] {
    func rank(_ index: Int) -> (Int, Double, Int) {
      let priority = self[index].priority
      return priority.isNaN ? (1, 0, index) : (0, -priority, index)
    }
    return indices.sorted { rank($0) < rank($1) }
  }
}
