import Testing

@testable import FoldLayout

@Suite("Lists in words")
struct ArrayWordsTests {
  @Test(
    "Commas, and the last after an and",
    arguments: [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")])
  func words(list: [String], expected: String) {
    #expect(list.inWords == expected)
  }
}
