extension PostureFixture {
  /// A question for a layout function, with the name under which a fixture asks it.
  package struct Layout: Hashable, Sendable {
    /// The name.
    package let name: String

    /// The question.
    package let request: LayoutRequest

    /// Names a question.
    package init(name: String, request: LayoutRequest) {
      self.name = name
      self.request = request
    }
  }
}
