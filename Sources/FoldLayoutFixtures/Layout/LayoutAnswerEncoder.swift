import FoldLayout

/// Writes the answers of layout functions in the words of the format.
struct LayoutAnswerEncoder {
  let names: FixtureNames

  /// The members of an answer, in the grammar's order.
  func members(of answer: LayoutAnswer) -> [JSONValue.Member] {
    members(of: answer.content) + [.init("reasons", .texts(sentences(of: answer)))]
  }

  /// The reasons as sentences, with the names of the fixture.
  func sentences(of answer: LayoutAnswer) -> [String] {
    answer.reasons.map { reason in
      reason.sentence(
        division: { names.name(ofDivision: $0).quoted }, occlusion: { names.name(ofOcclusion: $0).quoted })
    }
  }

  private func members(of content: LayoutAnswer.Content) -> [JSONValue.Member] {
    switch content {
    case .panes(let arrangement):
      [
        .init("axis", .word(arrangement.axis, in: Words.axis)),
        .init("panes", .list(arrangement.placements.map(value))),
      ]
    case .overlay(let arrangement):
      [
        .init("axis", .word(arrangement?.axis, in: Words.axis)), .init("primary", .frame(arrangement?.primary)),
        .init("secondary", .frame(arrangement?.secondary)),
      ]
    case .columns(let arrangement): [.init("columns", .list(arrangement.columns.map(value)))]
    case .item(let item):
      [
        .init("frame", .frame(item?.frame)), .init("area", .frame(item?.area)),
        .init("segment", item?.segment.map { .number(Double($0)) } ?? .null),
        .init("isShrunk", item.map { .flag($0.isShrunk) } ?? .null),
      ]
    case .controls(let controls):
      [
        .init(
          "controls",
          .list(
            controls.map { control in
              .object([.init("original", .frame(control.original)), .init("frame", .frame(control.frame))])
            }))
      ]
    case .notKnown: []
    }
  }

  private func value(of placement: PaneArrangement.Placement) -> JSONValue {
    .object([
      .init("frame", .frame(placement.frame)), .init("isCompressed", .flag(placement.isCompressed)),
      .init("isStretched", .flag(placement.isStretched)),
    ])
  }

  private func value(of column: GridColumn) -> JSONValue {
    .object([
      .init("part", .number(Double(column.part))), .init("frames", .list(column.frames.map { .frame($0) })),
    ])
  }
}

extension JSONValue {
  /// A rectangle whose edges are snapped, so that neighbours still meet; `nil` is null.
  static func frame(_ rect: LayoutRect?) -> JSONValue { rect.map { .rect($0.withSnappedEdges) } ?? .null }
}
