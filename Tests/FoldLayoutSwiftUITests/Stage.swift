import FoldLayout
import FoldLayoutUIKit
import SwiftUI
import Testing
import UIKit
import UIKitTestSupport

@testable import FoldLayoutSwiftUI

/// A device in small with a window whose root is a hosting controller.
@MainActor
final class Stage<Content: View> {
  let device = StandInDevice()
  let scheduler = ManualScheduler()
  let scene: UIWindowScene
  let window = UIWindow()
  let hosting: UIHostingController<StagedRoot<Content>>

  /// The last coordinator that was attached to a view.
  private(set) weak var layout: LayoutCoordinator?

  init(capabilities: PlatformCapabilities = .current, @ViewBuilder content: @escaping () -> Content) {
    scene = device.connectScene(on: .main)
    scene.standInMove(to: .foregroundActive)
    hosting = UIHostingController(rootView: StagedRoot(content: content))
    hosting.rootView.attach = { [scheduler, weak self] view in
      let layout = LayoutCoordinator(capabilities: capabilities, scheduler: scheduler) { [weak view] in view }
      self?.layout = layout
      return layout
    }
  }

  /// Shows the root in a window that says what an environment says, and lets it come to rest.
  func show(_ environment: LayoutEnvironment) {
    apply(environment)
    if window.windowScene == nil {
      window.windowScene = scene
      window.rootViewController = hosting
      window.makeKeyAndVisible()
    }
    settle()
  }

  /// Makes the platform's facts those of an environment; nothing is laid out yet.
  func apply(_ environment: LayoutEnvironment) {
    device.say(environment, of: window, in: scene)
    window.standInSafeAreaInsets = UIEdgeInsets(environment.safeAreaInsets ?? .zero)
    let status = environment.hinges?.first?.status
    device.moveHinge(to: status.flatMap { UIHinge.Status(rawValue: $0.rawValue) })
    window.standInRegions = StandInRegion.list(environment.regions, from: .zero)
  }

  /// Lets everything come to rest.
  func settle() {
    device.settle()
    device.settle()
    #expect(hosting.standInFaults.isEmpty)
  }
}

/// The root of a stage.
struct StagedRoot<Content: View>: View {
  @ViewBuilder var content: () -> Content
  var attach: (@MainActor (UIView) -> LayoutCoordinator)?

  init(content: @escaping () -> Content) {
    self.content = content
  }

  var body: some View {
    content().environment(\.attachLayoutCoordinator, attach ?? { LayoutCoordinator(attachedTo: $0) })
  }
}

/// Keeps what views were told, in order.
@MainActor
final class Log<Entry> {
  private(set) var entries: [Entry] = []

  func note(_ entry: Entry) {
    entries.append(entry)
  }

  func clear() {
    entries = []
  }
}

/// A view that notes the environment that it finds whenever it is evaluated.
struct EnvironmentNote: View {
  let log: Log<LayoutEnvironment?>
  @Environment(\.layoutEnvironment) private var environment

  var body: some View {
    noted()
  }

  private func noted() -> Color {
    log.note(environment)
    return .clear
  }
}

extension CGRect {
  init(_ frame: LayoutRect, from origin: CGPoint) {
    self.init(x: frame.minX + origin.x, y: frame.minY + origin.y, width: frame.width, height: frame.height)
  }
}
