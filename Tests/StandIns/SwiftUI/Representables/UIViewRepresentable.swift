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

/// A view of UIKit's in the hierarchy.
final class StandInPlatformView<Content: AnyObject, Coordinator> {
  let content: Content
  let coordinator: Coordinator

  init(_ content: Content, _ coordinator: Coordinator) {
    self.content = content
    self.coordinator = coordinator
  }
}

extension UIViewRepresentable {
  func standInEvaluateView(_ inputs: StandInInputs) -> [StandInElement] {
    inputs.install(into: self)
    let platform = standInPlatform(inputs)
    let context = Context(coordinator: platform.coordinator, environment: inputs.environment)
    updateUIView(platform.content, context: context)
    let element = StandInElement(
      size: { $0.replacingUnspecifiedDimensions() },
      place: { frame, _ in
        platform.content.frame = frame
        if platform.content.superview !== inputs.host.standInContainer {
          inputs.host.standInContainer.addSubview(platform.content)
        }
      })
    return [element]
  }

  private func standInPlatform(_ inputs: StandInInputs) -> StandInPlatformView<UIViewType, Coordinator> {
    if let found = inputs.node.platform as? StandInPlatformView<UIViewType, Coordinator> { return found }
    let coordinator = makeCoordinator()
    let context = Context(coordinator: coordinator, environment: inputs.environment)
    let platform = StandInPlatformView(makeUIView(context: context), coordinator)
    inputs.node.platform = platform
    inputs.node.dismantle = {
      platform.content.removeFromSuperview()
      Self.dismantleUIView(platform.content, coordinator: platform.coordinator)
    }
    return platform
  }
}
