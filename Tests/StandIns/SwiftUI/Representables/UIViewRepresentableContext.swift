@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable> where Representable: UIViewRepresentable {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues

  init(coordinator: Representable.Coordinator, environment: EnvironmentValues) {
    self.coordinator = coordinator
    self.environment = environment
  }

  /// Test-only: a context without any surroundings.
  public init(standIn coordinator: Representable.Coordinator) {
    self.init(coordinator: coordinator, environment: EnvironmentValues())
  }
}
