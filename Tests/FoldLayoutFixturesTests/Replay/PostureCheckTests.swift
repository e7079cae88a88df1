import FoldLayoutFixtures
import Foundation
import TestSupport
import Testing

@Suite("Checks of files")
struct PostureCheckTests {
  @Test("A file that holds says nothing, one that is not there is refused")
  func outcomes() {
    let folder = FixtureFolder.root.path + "/Postures/"
    let good = PostureCheck(contentsOfFile: folder + "duo-opened-flat.json")
    #expect(good.outcome == .holds && good.jsonLines == [])
    let missing = PostureCheck(contentsOfFile: folder + "none.json")
    guard case .refused(let error) = missing.outcome else {
      Issue.record("it is not there")
      return
    }
    #expect(error.kind == .unreadable)
    let line = """
      {"type": "refused", "file": "\(folder)none.json", "line": null, "column": null, "path": "", \
      "found": "no such file", "remedy": "check the path"}
      """
    #expect(missing.jsonLines == [line])
    let small = PostureCheck(contentsOfFile: folder + "duo-opened-flat.json", limits: FixtureLimits(byteCount: 10))
    #expect(small.outcome != .holds, "the limits are those that were given")
    let summary = PostureCheck.Summary(of: [good, missing, missing, good, good])
    #expect(summary.holding == 3 && summary.refused == 2 && summary.differing == 0 && !summary.allHold)
    #expect(summary.jsonLine == #"{"type": "summary", "holding": 3, "differing": 0, "refused": 2}"#)
    #expect(PostureCheck.Summary(of: [good]).allHold)
  }
}
