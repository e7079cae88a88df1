public import UIKit

@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  @MainActor @preconcurrency func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
  @MainActor @preconcurrency func updateUIViewController(
    _ uiViewController: Self.UIViewControllerType, context: Self.Context)
  @MainActor @preconcurrency static func dismantleUIViewController(
    _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
}

extension UIViewControllerRepresentable {
  func standInEvaluateController(_ inputs: StandInInputs) -> [StandInElement] {
    func context(_ coordinator: Coordinator) -> Context {
      Context(coordinator: coordinator, environment: inputs.environment)
    }
    inputs.install(into: self)
    let platform = inputs.platform(coordinator: makeCoordinator) {
      makeUIViewController(context: context($0))
    } dismantle: { controller, coordinator in
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
      Self.dismantleUIViewController(controller, coordinator: coordinator)
    }
    let controller = platform.content
    updateUIViewController(controller, context: context(platform.coordinator))
    return inputs.shows {
      if controller.parent == nil { inputs.host.standInController?.addChild(controller) }
      return controller.view
    }
  }
}
