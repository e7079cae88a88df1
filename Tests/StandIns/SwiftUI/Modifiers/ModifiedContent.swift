public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
}

extension ModifiedContent: StandInPrimitive where Content: View, Modifier: ViewModifier {
  func standInElements(_ inputs: StandInInputs) -> [StandInElement] {
    let content = content
    let outer = inputs.modified
    inputs.install(into: modifier)
    var inner = inputs.child("modifier")
    inner.modified = { inputs in
      var inputs = inputs
      inputs.modified = outer
      return content.standInEvaluate(inputs)
    }
    return modifier.body(content: StandInModifierContent<Modifier>()).standInEvaluate(inner)
  }
}

extension View {
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
