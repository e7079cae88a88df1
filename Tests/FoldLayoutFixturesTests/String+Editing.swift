extension String {
  /// The text with the first occurrence of a part replaced, or `nil` where the part is not in it.
  func edited(from part: String, to replacement: String) -> String? {
    guard let start = indices.first(where: { self[$0...].hasPrefix(part) }) else { return nil }
    return self[..<start] + replacement + self[index(start, offsetBy: part.count)...]
  }
}
