extension LayoutEdgeInsets {
  /// The insets that are not zero, in words.
  package var words: String {
    var parts: [String] = []
    for edge in LayoutEdge.allCases where length(at: edge) != 0 {
      parts.append("\(length(at: edge).lengthText) at the \(edge.words)")
    }
    return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
  }
}
