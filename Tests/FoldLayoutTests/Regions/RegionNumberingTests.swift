import Testing

@testable import FoldLayout

@Suite("Regions get their number at first sight and keep it (F12)")
struct RegionNumberingTests {
  private typealias Sighting = RegionNumbering<String>.Sighting

  private func sighting(_ identity: String, x: Double, margin: Double = 0) -> Sighting {
    Sighting(
      identity: identity, frame: LayoutRect(x: x, y: 0, width: 40, height: 669),
      margins: LayoutEdgeInsets(top: 0, left: margin, bottom: 0, right: margin))
  }

  @Test("One that the platform calls the same keeps its number, wherever it moves and stands in the list")
  func sameIdentity() {
    var numbering = RegionNumbering<String>()
    #expect(numbering.ids(for: [sighting("a", x: 0), sighting("b", x: 50)]) == [1, 2])
    #expect(numbering.ids(for: [sighting("b", x: 70), sighting("a", x: 20)]) == [2, 1])
    #expect(numbering.ids(for: [sighting("c", x: 90), sighting("b", x: 70)]) == [3, 2])
    #expect(numbering.ids(for: []) == [])
    #expect(numbering.ids(for: [sighting("a", x: 0)]) == [1])
  }

  @Test("One whose identity changes keeps its number while frame and margins do not, noise apart")
  func changedIdentity() {
    var numbering = RegionNumbering<String>()
    _ = numbering.ids(for: [sighting("a", x: 455.5, margin: 20)])
    #expect(numbering.ids(for: [sighting("b", x: 455.5 + 1.0 / 8192, margin: 20)]) == [1])
    #expect(numbering.ids(for: [sighting("c", x: 455.5, margin: 19)]) == [2])
    #expect(numbering.ids(for: [sighting("d", x: 400, margin: 19)]) == [3])
    #expect(numbering.ids(for: []) == [])
    #expect(numbering.ids(for: [sighting("e", x: 400, margin: 19)]) == [3], "also after it was away")
  }

  @Test("An identity counts before a place: two that change places are not mixed up")
  func changedPlaces() {
    var numbering = RegionNumbering<String>()
    #expect(numbering.ids(for: [sighting("a", x: 0), sighting("b", x: 50)]) == [1, 2])
    #expect(numbering.ids(for: [sighting("a", x: 50), sighting("b", x: 0)]) == [1, 2])
    #expect(numbering.ids(for: [sighting("c", x: 50), sighting("a", x: 0)]) == [3, 1], "b's place was left by a")
  }

  @Test("No two of one capture share a number, not even under one identity or in one place")
  func distinct() {
    var numbering = RegionNumbering<String>()
    #expect(numbering.ids(for: [sighting("a", x: 0), sighting("a", x: 0), sighting("b", x: 0)]) == [1, 2, 3])
    #expect(Set(numbering.ids(for: [sighting("a", x: 0), sighting("a", x: 0), sighting("a", x: 9)])).count == 3)
  }

  @Test("Two under one identity keep to their places, however often they are seen and in whichever order")
  func oneIdentity() {
    var numbering = RegionNumbering<String>()
    let (left, right) = (sighting("a", x: 0), sighting("a", x: 50))
    #expect(numbering.ids(for: [left, right]) == [1, 2])
    #expect(numbering.ids(for: [left, right]) == [1, 2])
    #expect(numbering.ids(for: [right, left]) == [2, 1])
    #expect(Set(numbering.ids(for: [sighting("a", x: 7), left])) == [1, 2])
  }

  @Test("What has been away for long is forgotten, so that nothing piles up")
  func forgetting() {
    var numbering = RegionNumbering<String>()
    _ = numbering.ids(for: [sighting("first", x: 0)])
    for number in 1...1000 { _ = numbering.ids(for: [sighting("\(number)", x: Double(number))]) }
    #expect(numbering.ids(for: [sighting("first", x: 0)]) == [1002])
    #expect(Mirror(reflecting: numbering).children.contains { ($0.value as? [Any])?.count ?? 0 <= 34 })
  }
}
