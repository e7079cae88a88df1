extension LayoutRect {
  /// The rectangle in words, lengths in points.
  package var words: String {
    "\(width.lengthText) × \(height.lengthText) at (\(minX.lengthText), \(minY.lengthText))"
  }
}
