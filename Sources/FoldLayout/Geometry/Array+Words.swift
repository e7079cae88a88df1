extension [String] {
  /// The texts as a sentence lists them, such as "1, 2 and 3".
  var inWords: String {
    guard let last, count > 1 else { return joined() }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
