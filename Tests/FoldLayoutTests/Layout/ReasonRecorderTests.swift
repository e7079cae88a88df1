import TestSupport
import Testing

@testable import FoldLayout

@Suite("Reasons (L10)")
struct ReasonRecorderTests {
  @Test("Where they are not asked for none is even made; where they are each is made once, in order")
  func laziness() {
    var made = 0
    func reason(_ index: Int) -> LayoutReason {
      made += 1
      return .nothingFree(.segment(index))
    }
    var none = NoReasons()
    none.record(reason(0))
    #expect(made == 0)
    var list = ReasonList()
    list.record(reason(1))
    list.record(reason(2))
    #expect(made == 2)
    #expect(list.reasons == [.nothingFree(.segment(1)), .nothingFree(.segment(2))])
  }

  @Test("Each is a sentence, whatever the answer")
  func sentences() {
    var generator = RandomTesting.generator()
    for _ in 0..<RandomTesting.count(full: 20_000) {
      let environment = RandomLayouts.environment(upTo: 24, using: &generator)
      let split = RandomSplits.split(using: &generator)
      let controls = Displacement(of: [LayoutRect(2, 2, 5, 5), LayoutRect(3, 3, 5, 5)])
      let all =
        reasons(split, environment) + reasons(controls, environment)
        + reasons(ItemPlacement(.sheet, size: LayoutSize(width: 5, height: 5)), environment)
        + reasons(ColumnGrid(count: 4, minimumWidth: 3, isUniform: true), environment)
        + reasons(OverlayPlacement(primarySize: LayoutSize(width: 5, height: 50), edges: .top), environment)
      // A length may begin one.
      #expect(all.allSatisfy { $0.last == "." && ($0.first?.isUppercase == true || $0.first?.isNumber == true) })
    }
  }
}
