import FoldLayout
import FoldLayoutFixtures
import SwiftUI
import UIKit

/// Uses the core and the fixtures as another package does, and says what it was told.
@main
struct Consumer {
  static func main() throws {
    let layout = LayoutCoordinator()
    let view = UIView()
    var revisions: [Int] = []
    layout.observe(view) { _, information in revisions.append(information.revision) }
    layout.update(LayoutEnvironment(size: LayoutSize(width: Screen(view).width, height: 669)))
    let text = """
      {"version": 1, "name": "n", "summary": "s", "provenance": {"kind": "arithmetic", "note": "1"},
      "environment": {"size": [951, 669]}, "events": [],
      "expect": [{"at": 0, "emission": {"cause": "initial", "changes": []}}]}
      """
    let replay = PostureReplay(try PostureFixture(decoding: text.utf8))
    guard revisions == [1], replay.differences.isEmpty else { throw Failure() }
    print("consumer: a second package builds, and hears of \(revisions.count) environment")
  }

  struct Failure: Error {}
}
