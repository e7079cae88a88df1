@available(iOS 14.0, tvOS 14.0, *)
@resultBuilder
public struct SceneBuilder {
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene { content }
}
