@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
  typealias Content = StandInModifierContent<Self>
}

/// What a modifier is applied to; Apple's name for it has underscores.
public struct StandInModifierContent<Modifier>: View, StandInPrimitive where Modifier: ViewModifier {
  func standInElements(_ inputs: StandInInputs) -> [StandInElement] {
    var inner = inputs.child("modified")
    inner.modified = nil
    return inputs.modified?(inner) ?? []
  }
}

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

/// A view around another one, of SwiftUI's own.
struct StandInWrapper<Content>: View, StandInPrimitive where Content: View {
  let content: Content
  let wrap: @MainActor (Content, StandInInputs) -> [StandInElement]

  init(_ content: Content, _ wrap: @escaping @MainActor (Content, StandInInputs) -> [StandInElement]) {
    self.content = content
    self.wrap = wrap
  }

  func standInElements(_ inputs: StandInInputs) -> [StandInElement] { wrap(content, inputs) }
}
