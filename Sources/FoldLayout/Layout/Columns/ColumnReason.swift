/// One step on the way to a grid of columns; parts are what divisions leave of the area's width, told by their index.
///
/// Rule L10.
public enum ColumnReason: Hashable, Sendable {
  /// Nothing is left of the area.
  case nothingLeft

  /// A part of the area has so many columns of one width, in points, for it is so wide.
  case holds(part: Int, count: Int, width: Double, of: Double)

  /// Not even one column of the minimum width, in points, fits in a part, so that it stays empty.
  case staysEmpty(part: Int, minimum: Double)

  /// In no part a column of the minimum width, in points, fits beside the gutters, so that one takes the widest.
  case oneTakesWidest(minimum: Double)

  /// A part has as many columns as a part can have.
  case limit(Int)

  /// Fewer columns than were asked for, because more would be below the minimum width, in points; or more.
  case number(Int, asked: Int, minimum: Double)

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
    case .oneTakesWidest(let minimum):
      "In no part a column of \(minimum.lengthText) fits beside the gutters: one takes the widest."
    case .limit(let count): "A part has no more than \(count.columnsText)."
    case .number(let count, let asked, let minimum):
      count < asked
        ? "Of \(asked.columnsText) \(count) \(count == 1 ? "is" : "are") at least \(minimum.lengthText) wide."
        : "There \(count == 1 ? "is" : "are") \(count.columnsText) rather than \(asked): each part in which one fits has one."
    case .uniform(let width): "All columns are as narrow as the narrowest, \(width.lengthText) wide."
    }
  }
}

extension Int {
  fileprivate var columnsText: String { "\(self) column\(self == 1 ? "" : "s")" }
}
