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

@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable> where Representable: UIViewControllerRepresentable {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
}

extension UIViewControllerRepresentable {
  func standInEvaluateController(_ inputs: StandInInputs) -> [StandInElement] {
    inputs.install(into: self)
    let platform = standInPlatform(inputs)
    let context = Context(coordinator: platform.coordinator, environment: inputs.environment)
    updateUIViewController(platform.content, context: context)
    let element = StandInElement(
      size: { $0.replacingUnspecifiedDimensions() },
      place: { frame, _ in
        guard let view = platform.content.view else { return }
        view.frame = frame
        if platform.content.parent == nil { inputs.host.standInController?.addChild(platform.content) }
        if view.superview !== inputs.host.standInContainer { inputs.host.standInContainer.addSubview(view) }
      })
    return [element]
  }

  private func standInPlatform(_ inputs: StandInInputs) -> StandInPlatformView<UIViewControllerType, Coordinator> {
    if let found = inputs.node.platform as? StandInPlatformView<UIViewControllerType, Coordinator> { return found }
    let coordinator = makeCoordinator()
    let context = Context(coordinator: coordinator, environment: inputs.environment)
    let platform = StandInPlatformView(makeUIViewController(context: context), coordinator)
    inputs.node.platform = platform
    inputs.node.dismantle = {
      platform.content.viewIfLoaded?.removeFromSuperview()
      platform.content.removeFromParent()
      Self.dismantleUIViewController(platform.content, coordinator: platform.coordinator)
    }
    return platform
  }
}
