import FoldLayout

extension JSONNode {
  var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  var flag: Bool? {
    if case .flag(let flag) = content { flag } else { nil }
  }

  var number: Double? {
    if case .number(let number) = content { number } else { nil }
  }

  var size: LayoutSize? {
    guard let numbers, numbers.count == 2 else { return nil }
    return LayoutSize(width: numbers[0], height: numbers[1])
  }

  var point: LayoutPoint? {
    guard let numbers, numbers.count == 2 else { return nil }
    return LayoutPoint(x: numbers[0], y: numbers[1])
  }

  var rect: LayoutRect? {
    guard let numbers, numbers.count == 4 else { return nil }
    return LayoutRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  var insets: LayoutEdgeInsets? {
    guard let numbers, numbers.count == 4 else { return nil }
    return LayoutEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  func value<Value>(in vocabulary: Vocabulary<Value>) -> Value? { text.flatMap(vocabulary.value) }

  /// The aspects of a set of words.
  var aspects: LayoutAspects {
    (elements ?? []).compactMap { $0.value(in: Words.filter) }.reduce(into: []) { $0.formUnion($1) }
  }

  private var numbers: [Double]? { elements?.compactMap(\.number) }
}
