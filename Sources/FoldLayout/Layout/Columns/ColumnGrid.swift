/// Columns that no division runs through.
///
/// Columns are equal within a segment. Their number is shared out over the segments by their width, whatever lies over them: the largest
/// remainder first, of equal ones the leading; a segment in which the minimum width fits has at least one. The gutter
/// on a division is as wide as its frame, or as the others where the frame is narrower. Of divisions that run from left
/// to right each column keeps off, with a frame above and one below.
///
/// Rule L5.
public struct ColumnGrid: Hashable, Sendable {
  /// The number of columns, or `nil` for as many as fit with the minimum width.
  public var count: Int?

  /// The width below which a column does not go, in points; below one point counts as one.
  public var minimumWidth: Double

  /// What lies between two columns, in points; what cannot be counts as zero.
  public var gutter: Double

  /// Whether all columns are as narrow as the narrowest, with the rest at the outer edges, and on both sides between two
  /// divisions.
  public var isUniform: Bool

  /// What of the container the columns share.
  public var area: LayoutArea

  /// Creates the request for a number of columns.
  ///
  /// - Parameters:
  ///   - count: The number of columns; at least one, and at most 100 in a segment.
  ///   - minimumWidth: The width below which a column does not go, in points; below one point counts as one.
  ///   - gutter: What lies between two columns, in points.
  ///   - isUniform: Whether all columns are as narrow as the narrowest.
  ///   - area: What of the container the columns share.
  public init(
    count: Int, minimumWidth: Double = 1, gutter: Double = 0, isUniform: Bool = false, area: LayoutArea = .safeArea
  ) {
    self.count = count
    self.minimumWidth = minimumWidth
    self.gutter = gutter
    self.isUniform = isUniform
    self.area = area
  }

  /// Creates the request for as many columns as fit, at most 100 in a segment.
  ///
  /// - Parameters:
  ///   - minimumWidth: The width below which a column does not go, in points; below one point counts as one.
  ///   - gutter: What lies between two columns, in points.
  ///   - isUniform: Whether all columns are as narrow as the narrowest.
  ///   - area: What of the container the columns share.
  public init(
    minimumWidth: Double, gutter: Double = 0, isUniform: Bool = false, area: LayoutArea = .safeArea
  ) {
    count = nil
    self.minimumWidth = minimumWidth
    self.gutter = gutter
    self.isUniform = isUniform
    self.area = area
  }

  /// The columns.
  ///
  /// - Parameter environment: The container.
  /// - Returns: The columns from leading to trailing; none where nothing is left of the area.
  /// - Complexity: O(*n* log *n*) in the number of divisions, and O(*mc*) for *c* columns and *m* segments.
  public func answer(in environment: LayoutEnvironment) -> ColumnArrangement { answerAlone(in: environment) }

  /// The columns, and why they are so many and so wide.
  ///
  /// - Parameter environment: The container.
  /// - Returns: The same columns, with a reason for each segment.
  /// - Complexity: As that of the answer.
  public func explanation(in environment: LayoutEnvironment) -> LayoutExplanation<ColumnArrangement> {
    answerWithReasons(in: environment)
  }
}

extension ColumnGrid: RecordedRequest {
  func answer<Recorder: ReasonRecorder>(
    in environment: LayoutEnvironment, noting recorder: inout Recorder
  ) -> ColumnArrangement {
    let space = ReadingSpace(environment)
    let plan = ColumnPlan(self, in: environment)
    plan.note(to: &recorder)
    var columns: [GridColumn] = []
    for (part, ranges) in plan.columns.enumerated() {
      for range in ranges {
        let frames = plan.area.rows.map { row in
          space.rect(
            LayoutRect(
              from: LayoutPoint(x: range.lowerBound, y: row.lowerBound), toX: range.upperBound, y: row.upperBound))
        }
        columns.append(GridColumn(index: columns.count, part: part, frames: frames))
      }
    }
    return ColumnArrangement(columns: columns)
  }
}
