import FoldLayout
import Foundation
import TestSupport

@testable import FoldLayoutFixtures

/// One question that another library, a specification or a browser answers, with its answer.
struct Vector: Sendable {
  let file: String
  let id: String
  let operation: String
  let input: JSONNode
  let expected: JSONNode

  /// Every vector of a file, after its first line, which names the sources.
  static func all(of file: String) -> [Vector] {
    lines(of: file).dropFirst().compactMap { node in
      guard let id = node["id"]?.text, let operation = node["op"]?.text, let input = node["input"],
        let expected = node["expected"]
      else { return nil }
      return Vector(file: file, id: id, operation: operation, input: input, expected: expected)
    }
  }

  /// Every line of a file.
  static func lines(of file: String) -> [JSONNode] {
    let url = FixtureFolder.root.appendingPathComponent("Vectors/\(file).jsonl")
    let lines = (try? String(contentsOf: url, encoding: .utf8))?.split(separator: "\n") ?? []
    return lines.compactMap { try? JSONReader.read(Array($0.utf8), limits: FixtureLimits()) }
  }
}

extension JSONNode {
  /// The value without its places, for comparing.
  var asValue: JSONValue {
    switch content {
    case .null: .null
    case .flag(let flag): .flag(flag)
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    case .list(let elements): .list(elements.map(\.asValue))
    case .object(let members): .object(members.map { .init($0.key, $0.value.asValue) })
    }
  }

  /// A rectangle as the vectors write it.
  var frame: LayoutRect {
    LayoutRect(origin: LayoutPoint(x: self["x"]?.number ?? 0, y: self["y"]?.number ?? 0), size: extent)
  }

  var extent: LayoutSize {
    LayoutSize(width: self["width"]?.number ?? 0, height: self["height"]?.number ?? 0)
  }

  var pixels: PixelRect {
    PixelRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
  }

  var edgeInsets: LayoutEdgeInsets {
    LayoutEdgeInsets(
      top: self["top"]?.number ?? 0, left: self["left"]?.number ?? 0, bottom: self["bottom"]?.number ?? 0,
      right: self["right"]?.number ?? 0)
  }

  func list(_ key: String) -> [JSONNode] { self[key]?.elements ?? [] }

  func word(_ key: String) -> String { self[key]?.text ?? "" }

  func isSet(_ key: String) -> Bool { self[key]?.flag == true }

  func double(_ key: String) -> Double { self[key]?.number ?? 0 }
}

extension JSONValue {
  /// An object, as vectors write one.
  static func answer(_ members: (String, JSONValue)...) -> JSONValue { .object(members.map { .init($0.0, $0.1) }) }

  static func frame(_ rect: LayoutRect) -> JSONValue {
    .answer(
      ("x", .length(rect.minX)), ("y", .length(rect.minY)), ("width", .length(rect.width)),
      ("height", .length(rect.height)))
  }

  static func extent(_ size: LayoutSize) -> JSONValue {
    .answer(("width", .length(size.width)), ("height", .length(size.height)))
  }

  static func edges(_ insets: LayoutEdgeInsets) -> JSONValue {
    .answer(
      ("left", .length(insets.left)), ("top", .length(insets.top)), ("right", .length(insets.right)),
      ("bottom", .length(insets.bottom)))
  }

  static func frames(_ rects: [LayoutRect]) -> JSONValue { .list(rects.map { .frame($0) }) }

  static func whole(_ number: Int) -> JSONValue { .number(Double(number)) }

  /// Whether an answer says all that a vector states; what it does not state is not compared, lengths after snapping,
  /// and of an error only that it is one.
  func says(_ expected: JSONValue) -> Bool {
    switch (expected, self) {
    case (.object(let members), .object):
      if expected["error"] != nil { return self["error"] != nil }
      return members.allSatisfy { member in self[member.key].map { $0.says(member.value) } ?? false }
    case (.list(let elements), .list(let own)):
      return elements.count == own.count && zip(own, elements).allSatisfy { $0.says($1) }
    case (.number(let number), .number(let own)): return number.snappedLength == own.snappedLength
    default: return expected == self
    }
  }
}

extension LayoutEnvironment {
  /// A container with divisions that something declares separating, as sources do that only tell segments.
  init(size: LayoutSize, separating frames: [LayoutRect]) {
    self.init(size: size)
    let edges = bounds
    regions = LayoutRegions(
      divisions: frames.enumerated().map { index, frame in
        DivisionRegion(
          id: RegionID(rawValue: index + 1), frame: frame, joining: edges, isActive: false, isDeclaredSeparating: true)
      })
  }

  /// The container with its lengths snapped, as a capture tells them.
  var told: LayoutEnvironment { canonical().environment ?? self }

  /// The posture in the two words of the web.
  var devicePosture: String { posture == .book || posture == .tabletop ? "folded" : "continuous" }
}
