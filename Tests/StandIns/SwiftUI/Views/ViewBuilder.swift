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
