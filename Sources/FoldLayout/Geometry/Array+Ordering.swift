extension Array {
  /// Whether each element comes before the next, so that no two are equal in the order.
  func isStrictlyAscending(by comesBefore: (Element, Element) -> Bool) -> Bool {
    indices.dropFirst().allSatisfy { comesBefore(self[$0 - 1], self[$0]) }
  }
}
