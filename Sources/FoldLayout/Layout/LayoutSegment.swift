/// A part of a container that separating divisions leave whole.
public struct LayoutSegment: Hashable, Sendable {
  /// Where it is, in the container's coordinates, in points.
  public let frame: LayoutRect

  /// The row it is in, from the top, counted from 0.
  public let row: Int

  /// The column it is in, from the leading edge, counted from 0.
  public let column: Int
}

extension LayoutSegment {
  /// The crossings of rows and columns in reading order.
  ///
  /// - Parameters:
  ///   - rows: The stretches from top to bottom.
  ///   - columns: The stretches from leading to trailing.
  /// - Returns: One for each row and column.
  static func grid(rows: [ClosedRange<Double>], columns: [ClosedRange<Double>]) -> [LayoutSegment] {
    rows.enumerated().flatMap { row, vertical in
      columns.enumerated().map { column, horizontal in
        let corner = LayoutPoint(x: horizontal.lowerBound, y: vertical.lowerBound)
        let frame = LayoutRect(from: corner, toX: horizontal.upperBound, y: vertical.upperBound)
        return LayoutSegment(frame: frame, row: row, column: column)
      }
    }
  }
}
