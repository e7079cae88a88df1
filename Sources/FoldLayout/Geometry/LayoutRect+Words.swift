extension LayoutRect {
  /// The rectangle in words, lengths in points.
  package var words: String {
    "\(size.words) at (\(minX.lengthText), \(minY.lengthText))"
  }
}

extension LayoutSize {
  /// The size in words, lengths in points.
  package var words: String { "\(width.lengthText) × \(height.lengthText)" }
}
