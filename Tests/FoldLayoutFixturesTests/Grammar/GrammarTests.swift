import FoldLayout
import Foundation
import TestSupport
import Testing

@testable import FoldLayoutFixtures

@Suite("The grammar")
struct GrammarTests {
  @Test("Every key and every word of it is in the document that describes it")
  func documented() throws {
    let document = try String(contentsOf: FixtureFolder.root.appendingPathComponent("README.md"), encoding: .utf8)
    var words: Set<String> = []
    collect(Grammar.document, into: &words)
    #expect(words.count > 90)
    let missing = words.filter { !document.contains("`\($0)`") }
    #expect(missing.sorted() == [])
  }

  private func collect(_ shape: Shape, into words: inout Set<String>) {
    switch shape {
    case .word(let list), .set(let list): words.formUnion(list)
    case .list(let shape), .few(let shape), .named(let shape): collect(shape, into: &words)
    case .either(let shapes): for shape in shapes { collect(shape, into: &words) }
    case .record(let fields):
      for field in fields {
        words.insert(field.key)
        collect(field.shape, into: &words)
      }
    // What it leads to is the condition that it stands in.
    case .deferred, .text, .flag, .count, .number, .length, .lengths: break
    }
  }

  @Test("Every value of the core has a word, and each word one value")
  func vocabulary() {
    func check<Value: CaseIterable & Hashable & Sendable>(_ vocabulary: Vocabulary<Value>) {
      #expect(Value.allCases.allSatisfy { vocabulary.word(for: $0).flatMap(vocabulary.value) == $0 })
      #expect(Set(vocabulary.words).count == Value.allCases.count)
    }
    check(Words.orientation)
    check(Words.sizeClass)
    check(Words.layoutDirection)
    check(Words.verticalBarEdge)
    check(Words.display)
    check(Words.hingeStatus)
    check(Words.axis)
    check(Words.side)
    check(Words.posture)
    check(Words.fact)
    check(Words.provenance)
    check(Words.product)
    check(Words.layoutArea)
    check(Words.alignment)
    check(Words.itemRole)
    check(Words.device)
    check(Words.controllerKind)
    check(Words.presentationStyle)
    check(Words.verdict)
    check(Words.honouring)
    check(Words.lockState)
    check(Words.layer)
    check(Words.standing)
    #expect(Words.maskOrientation.words == Array(Words.orientation.words.dropFirst()))
    #expect(Words.orientationAspect.words(in: .all).count == OrientationAspects.all.rawValue.nonzeroBitCount - 1)
    #expect(Words.filter.words(in: .all).count == LayoutAspects.all.rawValue.nonzeroBitCount)
    #expect(Words.filter.words(in: [.size, .occlusions]) == ["size", "occlusions"])
  }

  @Test(
    "A word that is near another is taken for it, one that is near none is not",
    arguments: [
      ("sizeClases", "sizeClasses"), ("Orientation", "orientation"), ("safeAreaInset", "safeAreaInsets"),
      ("szie", "size"), ("isze", "size"), ("siz", "size"), ("sizes", "size"), ("sjze", "size"),
      ("colour", nil), ("", nil), ("x", nil), ("sz", nil), ("zsei", nil),
    ])
  func suggestions(word: String, expected: String?) {
    let sentence = Suggestion.sentence(for: word, among: ["size", "sizeClasses", "orientation", "safeAreaInsets"])
    #expect(sentence == expected.map { "did you mean \"\($0)\"?" })
  }

  @Test("A word of which every letter would have to change is not near")
  func shortWords() {
    #expect(Suggestion.sentence(for: "a", among: ["v"]) == nil)
    #expect(Suggestion.sentence(for: "ab", among: ["av"]) == "did you mean \"av\"?")
  }
}
