@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable> where Representable: UIViewControllerRepresentable {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
}
