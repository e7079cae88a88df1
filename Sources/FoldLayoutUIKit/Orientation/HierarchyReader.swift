#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
#if !os(tvOS)
import FoldLayout
import UIKit

/// Reads the controllers of a window as UIKit would walk through them: the one place where they become a hierarchy.
///
/// The root, whatever is presented, and whoever one of them leaves the answer to, are asked UIKit's own questions;
/// nobody else is. Rule O4.
@MainActor
struct HierarchyReader {
  private let orientations: SceneOrientations
  private var controllers: [ControllerHierarchy.Controller] = []
  private var seen: Set<ControllerHierarchy.Controller.ID> = []

  /// Whether a presentation or a dismissal is under way, which is when it matters what is preferred.
  private var isUnderWay = false

  /// Those who answer out of the resolution.
  private(set) var answerers: Set<ControllerHierarchy.Controller.ID> = []

  /// What those prefer for presentation who answer that by themselves, while one is under way.
  private(set) var preferences: [ControllerHierarchy.Controller.ID: Interface.Orientation] = [:]

  /// Those that were come by.
  private(set) var found: [UIViewController] = []

  init(_ orientations: SceneOrientations) {
    self.orientations = orientations
  }

  /// Reads the controllers from a root.
  ///
  /// - Complexity: O(*n*) in the number of controllers.
  mutating func hierarchy(from root: UIViewController) -> ControllerHierarchy {
    isUnderWay = Self.isUnderWay(from: root)
    let id = read(root, isPresented: false, isAsked: true)
    return ControllerHierarchy(root: id, controllers: controllers)
  }

  private static func isUnderWay(from root: UIViewController) -> Bool {
    sequence(first: root, next: { $0.presentedViewController }).prefix(100).contains {
      $0.isBeingPresented || $0.isBeingDismissed
    }
  }

  /// The transition between controllers that is under way: UIKit names it to children, and not to parents.
  static func transition(
    beneath controller: UIViewController, depth: Int = 0
  ) -> (any UIViewControllerTransitionCoordinator)? {
    if let transition = controller.transitionCoordinator { return transition }
    guard depth < 100 else { return nil }
    for child in shownChildren(of: controller) {
      if let transition = transition(beneath: child, depth: depth + 1) { return transition }
    }
    guard let presented = controller.presentedViewController, presented.presentingViewController === controller else {
      return nil
    }
    return transition(beneath: presented, depth: depth + 1)
  }

  private mutating func read(
    _ controller: UIViewController, isPresented: Bool, isAsked: Bool
  ) -> ControllerHierarchy.Controller.ID {
    let id = orientations.numbers.id(of: controller)
    guard seen.insert(id).inserted else { return id }
    found.append(controller)
    let children = Self.shownChildren(of: controller)
    var read = ControllerHierarchy.Controller(
      id, name: "\(type(of: controller))", kind: Self.kind(of: controller, children: children))
    let index = controllers.count
    controllers.append(read)
    var target: UIViewController?
    var lockTarget: UIViewController?
    if isAsked { (target, lockTarget) = ask(controller, into: &read) }
    if isPresented { Self.readPresentation(of: controller, into: &read) }
    // Those who are asked come first, however deep they lie: the others are asked nothing.
    read.forwardsTo = target.map { self.read($0, isPresented: false, isAsked: true) }
    read.forwardsLockTo = lockTarget.map { self.read($0, isPresented: false, isAsked: true) }
    read.children = children.map { self.read($0, isPresented: false, isAsked: false) }
    if let presented = controller.presentedViewController {
      read.presented = self.read(presented, isPresented: true, isAsked: true)
    }
    controllers[index] = read
    return id
  }

  /// Asks a controller UIKit's questions.
  private mutating func ask(
    _ controller: UIViewController, into read: inout ControllerHierarchy.Controller
  ) -> (target: UIViewController?, lockTarget: UIViewController?) {
    let (answer, statement) = orientations.asking { controller.supportedInterfaceOrientations }
    var target: UIViewController?
    if let statement, statement.answer == answer.rawValue, statement.controller === controller {
      read.mask = statement.mask
      target = statement.child
      answerers.insert(read.id)
    } else if let statement, statement.answer == answer.rawValue, let other = statement.controller {
      // It hands on what another one answers, by code of its own.
      target = other
      answerers.insert(read.id)
    } else {
      // One that answers what UIKit would answer for it does not say.
      let isDefault = answer == UIViewController.defaultSupportedInterfaceOrientations
      read.mask = isDefault ? nil : Interface.OrientationMask(answer)
    }
    if isUnderWay {
      let (preferred, said) = orientations.asking { controller.preferredInterfaceOrientationForPresentation }
      let isFromHere = said?.answer == UInt(preferred.rawValue)
      read.preferred = isFromHere ? said?.preferred : Interface.Orientation(preferred)
      if !isFromHere { preferences[read.id] = read.preferred }
    }
    let lock = orientations.asking { orientations.capabilities.lock(of: controller) }.answer
    read.prefersLock = lock.isPreferred
    return (target, lock.child)
  }

  private static func readPresentation(
    of controller: UIViewController, into read: inout ControllerHierarchy.Controller
  ) {
    read.isBeingPresented = controller.isBeingPresented
    read.isBeingDismissed = controller.isBeingDismissed
    guard let presentation = controller.presentationController else { return }
    var style = presentation.presentationStyle
    // The presented controller's own traits are compact in a popover, whatever it is presented over.
    let adapted = presentation.adaptivePresentationStyle(for: presentation.traitCollection)
    if adapted != .none { style = adapted }
    read.style = ControllerHierarchy.PresentationStyle(style)
    if style == .custom { read.fillsWindow = presentation.shouldPresentInFullscreen }
  }

  /// The children that are on the screen with their parent, whether or not that has come to a window yet.
  private static func shownChildren(of controller: UIViewController) -> [UIViewController] {
    switch controller {
    case let navigation as UINavigationController: [navigation.topViewController].compactMap(\.self)
    case let tabs as UITabBarController: [tabs.selectedViewController].compactMap(\.self)
    default: controller.children.filter { $0.viewIfLoaded?.superview != nil }
    }
  }

  private static func kind(
    of controller: UIViewController, children: [UIViewController]
  ) -> ControllerHierarchy.Controller.Kind {
    switch controller {
    case is UINavigationController: .navigation
    case is UITabBarController: .tab
    case is UISplitViewController: .split
    default: children.count == 1 ? .wrapper : .content
    }
  }
}

extension UIViewController {
  /// What UIKit answers for a controller that does not.
  static var defaultSupportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
}

extension ControllerHierarchy.PresentationStyle {
  /// Takes over a style, by its raw value; one that is not known is a custom one.
  fileprivate init(_ style: UIModalPresentationStyle) {
    self = style == .none ? .automatic : ControllerHierarchy.PresentationStyle(rawValue: style.rawValue) ?? .custom
  }
}
#endif
#endif
