import FoldLayout

/// What may stand at a place of a document: the grammar as data.
///
/// One description serves for checking, for the order of keys in the canonical text, and for saying what would be
/// right.
indirect enum Shape: Sendable {
  /// Text; the words say what it is.
  case text(String)

  /// True or false.
  case flag

  /// A whole number from zero up to the greatest of 32 bits; the words say what it is.
  case count(String)

  /// A number within bounds; the words say what it is.
  case number(String, ClosedRange<Double>)

  /// A length in points, zero or more; the words say what it is.
  case length(String)

  /// An array of lengths in points.
  case lengths([Slot])

  /// One word of a list.
  case word([String])

  /// An array of words, each once and in the order of the list.
  case set([String])

  /// An array.
  case list(Shape)

  /// An array of at least one element, and of no more than there are names.
  case few(Shape)

  /// An object whose keys are names that the author gives.
  case named(Shape)

  /// An object whose keys are given, in their canonical order.
  case record([Field])

  /// One of several shapes, which the type of the value tells apart.
  case either([Shape])

  /// A shape that contains itself.
  case deferred(@Sendable () -> Shape)

  /// One number of an array of lengths.
  struct Slot: Sendable {
    var name: String
    var mayBeNegative: Bool

    init(_ name: String, mayBeNegative: Bool = false) {
      self.name = name
      self.mayBeNegative = mayBeNegative
    }
  }

  /// One key of a record.
  struct Field: Sendable {
    var key: String
    var shape: Shape
    var isRequired: Bool
    var mayBeNull: Bool

    /// The version of the format that the key came with; older files may not have it.
    var since = 1

    /// A key that must be there.
    static func required(_ key: String, _ shape: Shape) -> Field {
      Field(key: key, shape: shape, isRequired: true, mayBeNull: false)
    }

    /// A key that may be left out.
    static func optional(_ key: String, _ shape: Shape, since version: Int = 1) -> Field {
      Field(key: key, shape: shape, isRequired: false, mayBeNull: false, since: version)
    }

    /// A key that may be left out, and may be null.
    static func nullable(_ key: String, _ shape: Shape, since version: Int = 1) -> Field {
      Field(key: key, shape: shape, isRequired: false, mayBeNull: true, since: version)
    }
  }

  /// What would be right at this place, as the end of a sentence.
  var remedy: String {
    switch self {
    case .text(let what): "write \(what) in double quotes, at least one character and no control characters"
    case .flag: "write true or false"
    case .count(let what): "write \(what), a whole number from 0"
    case .number(let what, let bounds):
      "write \(what), a number from \(bounds.lowerBound.shortestText) to \(bounds.upperBound.shortestText)"
    case .length(let what): "write \(what), zero or more"
    case .lengths(let slots): "write [\(slots.map(\.name).joined(separator: ", "))] in points"
    case .word(let words): "write one of \(words.map { "\"\($0)\"" }.joined(separator: ", "))"
    case .set(let words): "write an array out of \(words.map { "\"\($0)\"" }.joined(separator: ", ")), in this order"
    case .deferred(let shape): shape().remedy
    case .either(let shapes): shapes.map(\.remedy).joined(separator: "; or ")
    case .few(let shape): "write an array of 1 to \(Grammar.greatestNameCount); for each element, \(shape.remedy)"
    case .list(let shape): "write an array; for each element, \(shape.remedy)"
    case .named(let shape): "write an object of names; for each, \(shape.remedy)"
    case .record(let fields): "write an object with keys out of \(fields.map(\.key).joined(separator: ", "))"
    }
  }
}
