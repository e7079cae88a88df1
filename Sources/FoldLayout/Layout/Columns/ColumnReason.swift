/// One step on the way to a grid of columns; segments are told by their column, counted from 0.
///
/// Rule L10.
public enum ColumnReason: Hashable, Sendable {
  /// Nothing is left of the area.
  case nothingLeft

  /// A part of the area has so many columns of one width, in points, for it is so wide.
  case holds(segmentColumn: Int, count: Int, width: Double, of: Double)

  /// Not even one column of the minimum width, in points, fits in a part, so that it stays empty.
  case staysEmpty(segmentColumn: Int, minimum: Double)

  /// No part is as wide as the minimum, in points, so that one column takes the widest.
  case belowMinimum(Double)

  /// Fewer, or more, columns than were asked for.
  case number(Int, asked: Int)

  /// All columns are as narrow as the narrowest, in points.
  case uniform(Double)
}

extension ColumnReason {
  /// The reason as a sentence, parts counted from 1.
  var sentence: String {
    switch self {
    case .nothingLeft: "Nothing is left of the area."
    case .holds(let part, let count, let width, let whole):
      "Part \(part + 1) is \(whole.lengthText) wide and has \(count.columnsText), \(width.lengthText) wide."
    case .staysEmpty(let part, let minimum):
      "Part \(part + 1) stays empty: a column of \(minimum.lengthText) does not fit."
    case .belowMinimum(let minimum): "No part is \(minimum.lengthText) wide: one column takes the widest."
    case .number(let count, let asked):
      count < asked
        ? "Of \(asked.columnsText) \(count) fit."
        : "There \(count == 1 ? "is" : "are") \(count.columnsText) rather than \(asked): each part has at least one."
    case .uniform(let width): "All columns are as narrow as the narrowest, \(width.lengthText) wide."
    }
  }
}

extension Int {
  fileprivate var columnsText: String { "\(self) column\(self == 1 ? "" : "s")" }
}
