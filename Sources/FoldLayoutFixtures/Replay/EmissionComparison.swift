/// Compares what is stated of an emission with what was told: what is not stated is not compared.
struct EmissionComparison {
  let time: Int

  /// How far a length may be off, in points.
  let precision: Double

  private(set) var differences: [PostureReplay.Difference] = []

  init(time: Int, precision: Double) {
    self.time = time
    self.precision = precision
  }

  mutating func compare(_ expected: JSONValue, _ actual: JSONValue, as shape: Shape, _ path: FixturePath) {
    switch (shape.resolved, expected, actual) {
    case (.record(let fields), .object(let members), .object):
      for member in members {
        guard let field = fields.first(where: { $0.key == member.key }) else { continue }
        compare(member.value, actual[member.key] ?? .null, as: field.shape, path.appending(key: member.key))
      }
    case (.named(let shape), .object(let members), .object(let told)):
      // No names at all state that there are none; some names say nothing of the others.
      if members.isEmpty, !told.isEmpty { note(expected, actual, path) }
      for member in members {
        compare(member.value, actual[member.key] ?? .null, as: shape, path.appending(key: member.key))
      }
    case (.list(let shape), .list(let elements), .list(let told))
    where shape.resolved.hasParts && elements.count == told.count:
      for (index, (element, toldElement)) in zip(elements, told).enumerated() {
        compare(element, toldElement, as: shape, path.appending(index: index))
      }
    case (.list(let shape), .list(let elements), .list(let told)) where shape.resolved.isRecord:
      // Of what was told, only what the elements state is worth reading.
      let keys = elements.flatMap { $0.keys }
      note(expected, .list(told.map { $0.keeping(keys) }), path)
    case (.lengths, .list(let lengths), .list(let told)) where lengths.count == told.count:
      for (index, (length, toldLength)) in zip(lengths, told).enumerated() {
        compare(length, toldLength, as: .length(""), path.appending(index: index))
      }
    case (.length, .number(let number), .number(let told)):
      if abs(number - told) > tolerance { note(expected, actual, path) }
    default:
      if expected != actual { note(expected, actual, path) }
    }
  }

  /// A stated precision is one of lengths that are snapped, so that a step more may be between them.
  private var tolerance: Double { precision == 0 ? 0 : precision + 1.0 / 1024 }

  private mutating func note(_ expected: JSONValue, _ actual: JSONValue, _ path: FixturePath) {
    differences.append(
      PostureReplay.Difference(
        time: time, path: path.text, expected: JSONWriter.line(expected), actual: JSONWriter.line(actual)))
  }
}

extension Shape {
  /// The shape, where it was put off for containing itself.
  fileprivate var resolved: Shape {
    if case .deferred(let shape) = self { shape() } else { self }
  }

  fileprivate var isRecord: Bool {
    if case .record = self { true } else { false }
  }

  /// Whether a value of it is compared part by part.
  fileprivate var hasParts: Bool {
    if case .lengths = self { true } else { isRecord }
  }
}

extension JSONValue {
  fileprivate var keys: [String] {
    if case .object(let members) = self { members.map(\.key) } else { [] }
  }

  /// The object with those of its members whose keys are wanted, or with the first where none is.
  fileprivate func keeping(_ keys: [String]) -> JSONValue {
    guard case .object(let members) = self else { return self }
    let kept = members.filter { keys.contains($0.key) }
    return .object(kept.isEmpty ? Array(members.prefix(1)) : kept)
  }
}
