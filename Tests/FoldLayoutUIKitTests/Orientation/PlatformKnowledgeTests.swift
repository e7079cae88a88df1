import FoldLayout
import Testing
import UIKit

@testable import FoldLayoutUIKit

@Suite("UIKit is asked to ask anew where it would be answered otherwise than it was, and not else (A4)")
struct PlatformKnowledgeTests {
  private typealias Answers = PlatformKnowledge.Answers

  private func answers(_ mask: UIInterfaceOrientationMask, top: Int = 1, prefersLock: Bool = false) -> Answers {
    Answers(
      sceneMask: mask, windowMask: mask, top: ControllerHierarchy.Controller.ID(rawValue: top), mask: mask, line: mask,
      prefersLock: prefersLock)
  }

  /// Two that compare what is decided: about masks, and about the lock.
  private func decide(_ knowledge: inout PlatformKnowledge, _ now: Answers) -> [Bool] {
    let decision = knowledge.whatToAsk(now: now)
    return [decision.masks, decision.lock]
  }

  @Test("At first it is asked about masks, and about the lock where somebody wants one; then about what is new")
  func changes() {
    var knowledge = PlatformKnowledge()
    #expect(decide(&knowledge, answers(.portrait)) == [true, false])
    #expect(decide(&knowledge, answers(.portrait)) == [false, false])
    #expect(decide(&knowledge, answers(.landscape)) == [true, false])
    #expect(decide(&knowledge, answers(.landscape, prefersLock: true)) == [false, true])
    #expect(decide(&knowledge, answers(.landscape, prefersLock: true)) == [false, false])
    #expect(decide(&knowledge, answers(.landscape, top: 2, prefersLock: true)) == [true, true])
    #expect(decide(&knowledge, answers(.landscape, top: 2)) == [false, true])
    #expect(decide(&knowledge, answers(.landscape, top: 3)) == [true, false])
  }

  @Test("That somebody has read an answer is not enough, and what UIKit was answered meanwhile is made good")
  func readers() {
    var knowledge = PlatformKnowledge()
    _ = knowledge.whatToAsk(now: answers(.portrait))
    let new = answers(.landscape, prefersLock: true)
    #expect(knowledge.note { $0 = new })
    #expect(!knowledge.note { $0 = new })
    #expect(decide(&knowledge, new) == [true, true], "it was read, and UIKit has not asked")
    #expect(knowledge.note { $0.windowMask = .portrait })
    #expect(decide(&knowledge, new) == [true, false], "UIKit was answered something else in between")
    #expect(knowledge.note { $0.prefersLock = false })
    #expect(decide(&knowledge, new) == [false, true])
  }

  @Test("In doubt it is asked about masks, and about a lock that somebody wants, once")
  func doubt() {
    var knowledge = PlatformKnowledge()
    for prefersLock in [true, false] {
      _ = knowledge.whatToAsk(now: answers(.portrait, prefersLock: prefersLock))
      knowledge.doubt()
      #expect(decide(&knowledge, answers(.portrait, prefersLock: prefersLock)) == [true, prefersLock])
      #expect(decide(&knowledge, answers(.portrait, prefersLock: prefersLock)) == [false, false])
    }
  }
}
