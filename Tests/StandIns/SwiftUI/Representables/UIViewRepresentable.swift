public import UIKit

@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  @MainActor @preconcurrency func makeUIView(context: Self.Context) -> Self.UIViewType
  @MainActor @preconcurrency func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
  @MainActor @preconcurrency static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

extension UIViewRepresentable {
  func standInEvaluateView(_ inputs: StandInInputs) -> [StandInElement] {
    func context(_ coordinator: Coordinator) -> Context {
      Context(coordinator: coordinator, environment: inputs.environment)
    }
    inputs.install(into: self)
    let platform = inputs.platform(coordinator: makeCoordinator) {
      makeUIView(context: context($0))
    } dismantle: { view, coordinator in
      view.removeFromSuperview()
      Self.dismantleUIView(view, coordinator: coordinator)
    }
    updateUIView(platform.content, context: context(platform.coordinator))
    return inputs.shows { platform.content }
  }
}
