@available(iOS 14.0, tvOS 14.0, *)
public struct WindowGroup<Content>: Scene where Content: View {
  public init(@ViewBuilder content: () -> Content) {}
}
