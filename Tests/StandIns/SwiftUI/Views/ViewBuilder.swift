@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: View { content }

  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View { content }

  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> where repeat each Content: View {
    TupleView((repeat each content))
  }

  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View { content }

  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    ConditionalContent(first: first, second: nil)
  }

  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    ConditionalContent(first: nil, second: second)
  }
}

public struct EmptyView: View, StandInPrimitive {
  public nonisolated init() {}

  func standInElements(_ inputs: StandInInputs) -> [StandInElement] { [] }
}

/// Apple's has one parameter, which is the tuple.
public struct TupleView<each Content> where repeat each Content: View {
  public var value: (repeat each Content)

  init(_ value: (repeat each Content)) {
    self.value = value
  }
}

extension TupleView: View {
  public typealias Body = Never
}

extension TupleView: StandInPrimitive {
  func standInElements(_ inputs: StandInInputs) -> [StandInElement] {
    var elements: [StandInElement] = []
    var index = 0
    for view in repeat each value {
      elements += view.standInEvaluate(inputs.child("\(index)"))
      index += 1
    }
    return elements
  }
}

/// Apple's has an underscore before its name.
public struct ConditionalContent<TrueContent, FalseContent> {
  let first: TrueContent?
  let second: FalseContent?
}

extension ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
}

extension ConditionalContent: StandInPrimitive where TrueContent: View, FalseContent: View {
  func standInElements(_ inputs: StandInInputs) -> [StandInElement] {
    if let first { return first.standInEvaluate(inputs.child("true")) }
    return second?.standInEvaluate(inputs.child("false")) ?? []
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: StandInPrimitive where Wrapped: View {
  func standInElements(_ inputs: StandInInputs) -> [StandInElement] {
    self?.standInEvaluate(inputs.child("some")) ?? []
  }
}
