import FoldLayout
import FoldLayoutFixtures

/// Reads the values of an option of `fold-layout layout`.
struct LayoutValues {
  let option: String

  func length(_ text: String) throws(UsageError) -> Double {
    guard let length = Double(text), length.isFinite, length >= 0 else { throw wrong(text, "a number of points") }
    return length
  }

  func time(_ text: String) throws(UsageError) -> Int {
    guard let time = Int(text), time >= 0 else { throw wrong(text, "a whole number of milliseconds") }
    return time
  }

  func numbers(_ text: String, count: Int, as form: String) throws(UsageError) -> [Double] {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).compactMap { Double($0) }
    guard numbers.count == count, numbers.allSatisfy(\.isFinite),
      text.split(separator: ",", omittingEmptySubsequences: false).count == count
    else { throw wrong(text, "\(form) in points") }
    return numbers
  }

  func rect(_ text: String) throws(UsageError) -> LayoutRect {
    let numbers = try numbers(text, count: 4, as: "X,Y,W,H")
    guard numbers[2] >= 0, numbers[3] >= 0 else { throw wrong(text, "X,Y,W,H with a width and a height from zero") }
    return LayoutRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  func size(_ text: String) throws(UsageError) -> LayoutSize {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]), width.isFinite,
      height.isFinite, width >= 0, height >= 0
    else { throw wrong(text, "a size such as 320x200") }
    return LayoutSize(width: width, height: height)
  }

  func item(_ text: String) throws(UsageError) -> ItemPlacement {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { throw wrong(text, "a role and a size, such as alert:320x200") }
    return ItemPlacement(
      try OptionList.word(parts[0], of: option, among: Words.itemRole.pairs), size: try size(parts[1]))
  }

  func columns(_ text: String) throws(UsageError) -> ColumnGrid {
    if text.hasSuffix("..") { return ColumnGrid(minimumWidth: try length(String(text.dropLast(2)))) }
    guard let count = Int(text), count > 0 else {
      throw wrong(text, "a number such as 4, or a least width such as 160..")
    }
    return ColumnGrid(count: count)
  }

  func edges(_ text: String) throws(UsageError) -> DirectionalEdges {
    var edges: DirectionalEdges = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      edges.formUnion(try OptionList.word(String(name), of: option, among: Words.directionalEdges.pairs))
    }
    return edges
  }

  func ranges(_ text: String) throws(UsageError) -> [PaneDimensionRange] {
    var ranges: [PaneDimensionRange] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      ranges.append(try range(String(part)))
    }
    return ranges
  }

  /// A range: a preferred length, or the least and the greatest, or all three; each may be left out.
  private func range(_ text: String) throws(UsageError) -> PaneDimensionRange {
    var lengths: [PaneDimension] = []
    for part in text.parts(between: "..") { lengths.append(try dimension(part, in: text)) }
    if case (.absolute(let least)?, .absolute(let greatest)?) = (lengths.first, lengths.last), greatest < least {
      throw wrong(text, "ranges whose greatest length is not below the least")
    }
    switch lengths.count {
    case 1: return PaneDimensionRange(preferred: lengths[0])
    case 2: return PaneDimensionRange(minimum: lengths[0], maximum: lengths[1])
    case 3: return PaneDimensionRange(minimum: lengths[0], preferred: lengths[1], maximum: lengths[2])
    default: throw wrong(text, Self.rangeForm)
    }
  }

  private static let rangeForm = "ranges such as 320, 280..400, 280..320..400 or 280..320.., with commas between them"

  private func dimension(_ text: String, in whole: String) throws(UsageError) -> PaneDimension {
    if text.isEmpty { return .automatic }
    let isShare = text.hasSuffix("%")
    // A third dot is a slip, not a number that begins with a point.
    guard let number = Double(isShare ? String(text.dropLast()) : text), number.isFinite, number >= 0,
      !text.hasPrefix(".")
    else { throw wrong(whole, Self.rangeForm) }
    return isShare ? .fractional(number / 100) : .absolute(number)
  }

  private func wrong(_ text: String, _ form: String) -> UsageError {
    UsageError(sentence: "\(option) takes \(form), not \(text.isEmpty ? "nothing" : text.cutAndEscaped)")
  }
}

extension String {
  /// The parts between two dots.
  fileprivate func parts(between separator: String) -> [String] {
    var (parts, rest) = ([""], self[...])
    while let character = rest.first {
      if rest.hasPrefix(separator) {
        rest = rest.dropFirst(separator.count)
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
        rest = rest.dropFirst()
      }
    }
    return parts
  }
}
