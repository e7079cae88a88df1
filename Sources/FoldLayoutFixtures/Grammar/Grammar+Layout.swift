extension Grammar {
  /// A question for a layout function: one of the keys says which.
  static let layoutRequest = Shape.record([
    .optional("split", split),
    .optional("overlay", overlay),
    .optional("columns", columns),
    .optional("item", item),
    .optional("controls", .few(rect)),
    .optional("anchored", anchored),
  ])

  private static let split = Shape.record([
    .required("panes", .few(pane)),
    .optional("spacing", .length("a length in points")),
    .optional("axes", .word(Words.axes.words)),
    .optional("preferredAxis", .word(Words.axis.words)),
    .optional("area", .word(Words.layoutArea.words)),
    .optional("alignsToFlatDivisions", .flag),
    .optional("avoidsOccludedSegments", .flag),
  ])

  private static let pane = Shape.record([
    .optional("width", dimensionRange),
    .optional("height", dimensionRange),
    .optional("intrinsicSize", size),
    .optional("alignment", .word(Words.alignment.words)),
    .optional("priority", .number("a priority", -1_000_000...1_000_000)),
  ])

  private static let dimensionRange = Shape.record([
    .optional("minimum", dimension),
    .optional("preferred", dimension),
    .optional("maximum", dimension),
  ])

  private static let dimension = Shape.either([
    .length("a length in points"), .word(Words.dimension.words),
    .record([.required("fraction", .number("a share of the length", 0...1_000))]),
  ])

  private static let overlay = Shape.record([
    .required("primarySize", size),
    .optional("edges", .set(Words.directionalEdges.words)),
    .optional("axes", .word(Words.axes.words)),
    .optional("area", .word(Words.layoutArea.words)),
  ])

  private static let columns = Shape.record([
    .optional("count", .count("the number of columns, at least one")),
    .optional("minimumWidth", .length("a length in points")),
    .optional("gutter", .length("a length in points")),
    .optional("isUniform", .flag),
    .optional("area", .word(Words.layoutArea.words)),
  ])

  private static let item = Shape.record([
    .required("role", .word(Words.itemRole.words)),
    .required("size", size),
    .optional("edges", .set(Words.directionalEdges.words)),
    .optional("point", .lengths([.init("x", mayBeNegative: true), .init("y", mayBeNegative: true)])),
    .optional("ignoresDivisions", .flag),
  ])

  private static let anchored = Shape.record([
    .required("frame", rect),
    .optional("edges", .set(Words.directionalEdges.words)),
    .required("since", .count("the time in milliseconds at which the frame was right")),
  ])

  /// What is stated of an answer; which keys there are depends on the question.
  static let layout = Shape.record([
    .required("name", .text("the name of one of \"layouts\"")),
    .nullable("axis", .word(Words.axis.words)),
    .optional("panes", .list(placement)),
    .nullable("primary", rect),
    .nullable("secondary", rect),
    .optional(
      "columns", .list(.record([.optional("part", .count("the index of a part")), .optional("frames", .list(rect))]))),
    .nullable("frame", rect),
    .nullable("area", rect),
    .nullable("segment", .count("the index of a segment")),
    .nullable("isShrunk", .flag),
    .optional("controls", .list(control)),
    .optional("reasons", .list(.text("a sentence"))),
    .optional("precision", .number("how far a length may be off, in points", 0...1)),
  ])

  private static let placement = Shape.record([
    .nullable("frame", rect),
    .optional("isCompressed", .flag),
    .optional("isStretched", .flag),
  ])

  private static let control = Shape.record([.optional("original", rect), .nullable("frame", rect)])
}
