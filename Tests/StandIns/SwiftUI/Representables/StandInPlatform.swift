import UIKit

/// A view or a controller of UIKit's in the hierarchy.
final class StandInPlatform<Content: AnyObject, Coordinator> {
  let content: Content
  let coordinator: Coordinator

  init(_ content: Content, _ coordinator: Coordinator) {
    self.content = content
    self.coordinator = coordinator
  }
}

extension StandInInputs {
  /// What is shown here of UIKit's, which is made when it is first asked for.
  func platform<Content: AnyObject, Coordinator>(
    coordinator: () -> Coordinator, make: (Coordinator) -> Content,
    dismantle: @escaping (Content, Coordinator) -> Void
  ) -> StandInPlatform<Content, Coordinator> {
    if let found = node.platform as? StandInPlatform<Content, Coordinator> { return found }
    let coordinator = coordinator()
    let platform = StandInPlatform(make(coordinator), coordinator)
    node.platform = platform
    node.dismantle = { dismantle(platform.content, platform.coordinator) }
    return platform
  }

  /// Puts a view of UIKit's where SwiftUI has a place for it.
  func shows(_ view: @escaping () -> UIView?) -> [StandInElement] {
    let host = host
    let element = StandInElement(
      size: { $0.replacingUnspecifiedDimensions() },
      place: { frame, _ in
        guard let view = view() else { return }
        view.frame = frame
        if view.superview !== host.standInContainer { host.standInContainer.addSubview(view) }
      })
    return [element]
  }
}
