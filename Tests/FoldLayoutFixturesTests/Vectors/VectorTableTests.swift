import FoldLayout
import Testing

@testable import FoldLayoutFixtures

/// What others answer, and what this library answers: the same, or something else with a reason.
@Suite("Vectors of regions, segments, postures, sizes, panes and dialogs (F5, F10, L1 to L9, A7)")
struct VectorTableTests {
  /// An answer that is another on purpose.
  private struct Difference {
    /// The answer; `nil` where this library is not asked.
    var answer: JSONValue?
    var reason: String
  }

  private enum Verdict {
    case agrees
    case differs(reason: String)
    case isNotAsked(reason: String)
    case isWrong
  }

  /// By identity: what this library answers instead, or only why it is not asked.
  private static let differences: [String: Difference] = {
    var result: [String: Difference] = [:]
    for node in Vector.lines(of: "differences").dropFirst() {
      guard let id = node["id"]?.text, let reason = node["reason"]?.text else { continue }
      result[id] = Difference(answer: node["answer"]?.asValue, reason: reason)
    }
    return result
  }()

  private func verdict(on vector: Vector) -> Verdict {
    let difference = Self.differences[vector.id]
    guard let answer = VectorAnswers.answer(to: vector) else {
      guard let difference, difference.answer == nil else { return .isWrong }
      return .isNotAsked(reason: difference.reason)
    }
    if answer.says(vector.expected.asValue) { return difference == nil ? .agrees : .isWrong }
    guard let difference, let stated = difference.answer, answer.says(stated) else { return .isWrong }
    return .differs(reason: difference.reason)
  }

  @Test("Every vector is answered alike, or otherwise on purpose and in just that way; none is wrong")
  func table() {
    var lines = ["vectors                     agree  differ  not asked  wrong"]
    var reasons: [String: Int] = [:]
    for file in VectorAnswers.files {
      var counts = [0, 0, 0, 0]
      for vector in Vector.all(of: file) {
        switch verdict(on: vector) {
        case .agrees: counts[0] += 1
        case .differs(let reason):
          counts[1] += 1
          reasons[reason, default: 0] += 1
        case .isNotAsked(let reason):
          counts[2] += 1
          reasons[reason, default: 0] += 1
        case .isWrong:
          counts[3] += 1
          let answer = VectorAnswers.answer(to: vector).map { JSONWriter.line($0) } ?? "nothing"
          Issue.record("\(vector.id) \(vector.operation): \(JSONWriter.line(vector.expected.asValue)), not \(answer)")
        }
      }
      let numbers = zip(counts, [5, 8, 11, 7]).map { count, width in
        String(repeating: " ", count: max(0, width - "\(count)".count)) + "\(count)"
      }
      let name = file + String(repeating: " ", count: max(0, 28 - file.count))
      lines.append(name + numbers.joined())
    }
    for (reason, count) in reasons.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      lines.append("\(count) × \(reason)")
    }
    print(lines.joined(separator: "\n"))
  }

  @Test("Every vector is there, each once, and every difference is one of them")
  func complete() {
    let counts = VectorAnswers.files.map { Vector.all(of: $0).count }
    #expect(counts == [44, 66, 158, 52, 70, 59, 85, 17, 28, 44, 31, 58, 37])
    let ids = VectorAnswers.files.flatMap { Vector.all(of: $0).map(\.id) }
    #expect(Set(ids).count == ids.count)
    #expect(Set(Self.differences.keys).isSubset(of: ids))
    #expect(Self.differences.values.allSatisfy { $0.reason.hasSuffix(".") })
  }

  @Test("The segments that a browser reports, taken back as segments, divide the viewport as they did")
  func segmentsRoundTrip() {
    for vector in Vector.all(of: "chromium-156-segments") {
      let segments = vector.expected.list("segments").map(\.frame)
      let viewport = vector.input["viewport"]?.extent ?? .zero
      var environment = LayoutEnvironment(size: viewport)
      let (regions, issues) = LayoutRegions.regions(ofViewportSegments: segments, posture: .continuous, in: viewport)
      environment.regions = regions
      #expect(issues.isEmpty, "\(vector.id)")
      let expected = segments.filter { $0.width > 0 && $0.height > 0 }
      #expect(environment.segments.map(\.frame) == expected, "\(vector.id)")
    }
  }
}
