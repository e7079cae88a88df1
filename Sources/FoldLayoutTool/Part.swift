import FoldLayout
import FoldLayoutFixtures

/// A hinge or region in words: its name, and what is said of it, always in the same order.
struct Part: Equatable {
  var name: String
  var attributes: [String]

  init(_ hinge: Hinge, in fixture: PostureFixture) {
    name = fixture.name(ofHinge: hinge.id)
    attributes = [hinge.status.words, hinge.division.map { "folds \(fixture.name(ofDivision: $0))" } ?? ""]
  }

  init(_ division: DivisionRegion, in environment: LayoutEnvironment, _ fixture: PostureFixture) {
    name = fixture.name(ofDivision: division.id)
    let declaration = division.isDeclaredSeparating.map { $0 ? "declared separating" : "declared not separating" }
    attributes = [
      division.frame.text, Self.text(ofMargins: division.margins),
      "\(division.axis)" + (division.isAxisDeclared ? " as declared" : ""), division.isPhysicalGap ? "gap" : "",
      division.isActive ? "active" : "inactive", declaration ?? "",
      environment.separates(division) ? "separates" : "does not separate",
    ]
  }

  init(_ occlusion: OcclusionRegion, in fixture: PostureFixture) {
    name = fixture.name(ofOcclusion: occlusion.id)
    attributes = [
      occlusion.frame.text, Self.text(ofMargins: occlusion.margins), occlusion.isActive ? "active" : "inactive",
    ]
  }

  init(_ area: UsableArea, at index: Int) {
    name = "#\(index + 1)"
    let usable = area.largest == area.segment.frame ? "all usable" : "usable \(area.largest?.text ?? "nothing")"
    attributes = [area.segment.frame.text, usable]
  }

  private static func text(ofMargins margins: LayoutEdgeInsets) -> String {
    margins == .zero ? "" : "margins \(margins.text)"
  }

  private var text: String {
    "\(name) " + attributes.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  static func list(_ parts: [Part], startingWith start: String = "") -> [String] {
    guard let first = parts.first else { return [start + "none"] }
    return [start + first.text] + parts.dropFirst().map(\.text)
  }

  /// What is not told any more, by name.
  static func forgotten(_ parts: [Part]) -> String {
    (parts.isEmpty ? "none" : parts.map(\.name).joined(separator: ", ")) + " → not told"
  }

  /// What appeared, what went, and of what stayed only what is different.
  static func changes(from before: [Part], to now: [Part]) -> [String] {
    let gone = before.filter { part in !now.contains { $0.name == part.name } }.map { "− \($0.name)" }
    let others = now.compactMap { part -> String? in
      guard let old = before.first(where: { $0.name == part.name }) else { return "+ \(part.text)" }
      let changes = zip(old.attributes, part.attributes).filter { $0 != $1 }.map(change)
      return changes.isEmpty ? nil : "\(part.name) " + changes.joined(separator: ", ")
    }
    return gone + others
  }

  private static func change(of before: String, to now: String) -> String {
    switch (before.isEmpty, now.isEmpty) {
    case (true, _): "+ \(now)"
    case (_, true): "− \(before)"
    default: "\(before) → \(now)"
    }
  }
}
