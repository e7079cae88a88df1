extension DirectionalEdges {
  /// The edges of the set in words, such as "trailing edge" or "top and trailing edges".
  package var words: String {
    var names: [String] = []
    if contains(.top) { names.append("top") }
    if contains(.bottom) { names.append("bottom") }
    if contains(.leading) { names.append("leading") }
    if contains(.trailing) { names.append("trailing") }
    return names.count < 2 ? (names.first ?? "no") + " edge" : names.inWords + " edges"
  }
}
