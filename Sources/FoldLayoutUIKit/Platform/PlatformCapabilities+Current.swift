#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
import FoldLayout
import UIKit

// The one file in which `#available` stands. What it guards is written where it belongs, with `@available`.

extension PlatformCapabilities {
  /// What the system that this runs on can tell.
  public static var current: PlatformCapabilities {
    var capabilities: PlatformCapabilities = []
    #if !os(tvOS)
    if #available(iOS 16.0, *) { capabilities.insert(.sceneGeometry) }
    if #available(iOS 26.0, *) { capabilities.insert(.sceneState) }
    #endif
    if #available(iOS 17.0, tvOS 17.0, *) { capabilities.insert(.traitRegistration) }
    if #available(iOS 26.0, tvOS 26.0, *) { capabilities.insert(.cornerInsets) }
    #if (os(iOS) && !targetEnvironment(macCatalyst)) || os(Linux)
    if #available(iOS 27.1, *) { capabilities.insert(.foldingDevices) }
    #endif
    #if FOLDLAYOUT_SDK_27_1
    if #available(iOS 27.0, *) { capabilities.insert(.sceneSupportedOrientations) }
    if #available(iOS 27.1, *) { capabilities.insert(.reservedRegions) }
    #endif
    return capabilities
  }
}

@MainActor
extension PlatformCapabilities {
  /// The way up that a scene is shown.
  func orientation(of scene: UIWindowScene) -> Interface.Orientation? {
    if contains(.sceneGeometry), #available(iOS 16.0, tvOS 16.0, *) { return scene.geometryOrientation }
    return scene.olderOrientation
  }

  /// Whether a scene's orientation is locked, and whether somebody is resizing it.
  func state(of scene: UIWindowScene) -> (isLocked: Bool?, isResizing: Bool?) {
    if contains(.sceneState), #available(iOS 26.0, tvOS 26.0, *) { return scene.shownState }
    return (nil, nil)
  }

  /// The insets of a view that also keep clear of corners.
  func cornerInsets(of view: UIView) -> LayoutCornerInsets? {
    if contains(.cornerInsets), #available(iOS 26.0, tvOS 26.0, *) { return view.cornerAdaptedInsets }
    return nil
  }

  /// The edge at which the platform prefers a vertical bar.
  func verticalBarEdge(in traits: UITraitCollection) -> Interface.VerticalBarEdge? {
    #if FOLDLAYOUT_SDK_27_1
    if contains(.reservedRegions), #available(iOS 27.1, *) { return Interface.VerticalBarEdge(traits.verticalBarEdge) }
    #endif
    return nil
  }

  /// What a view is told to keep off; `nil` where the platform cannot tell.
  func listedRegions(readBy view: UIView) -> ListedRegions? {
    #if FOLDLAYOUT_SDK_27_1
    if contains(.reservedRegions), #available(iOS 27.1, *) { return view.listedRegions }
    #endif
    return nil
  }

  /// Has a probe woken by each change of traits, in one registration for all; answers whether that was possible.
  func registerForTraits(_ probe: LayoutProbeView) -> Bool {
    guard contains(.traitRegistration), #available(iOS 17.0, tvOS 17.0, *) else { return false }
    var traits: [UITrait] = [
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitDisplayScale.self,
      UITraitLayoutDirection.self,
    ]
    #if FOLDLAYOUT_SDK_27_1
    if contains(.reservedRegions), #available(iOS 27.1, *) {
      traits += UITraitCollection.systemTraitsAffectingVerticalBarEdge
    }
    #endif
    probe.wakeOnChanges(of: traits)
    return true
  }

  /// Has an action called whenever a scene's geometry changes; `nil` where that cannot be observed.
  func observeGeometry(of scene: UIWindowScene, _ action: @escaping @MainActor @Sendable () -> Void) -> AnyObject? {
    guard contains(.sceneGeometry), #available(iOS 16.0, tvOS 16.0, *) else { return nil }
    return scene.observeGeometry(action)
  }

  /// Has an action called with what the hinge reports, or with `nil` where there is none.
  func listenToHinge(from view: UIView, _ action: @escaping (Hinge.Update?) -> Void) {
    #if FOLDLAYOUT_SDK_27_1
    if contains(.reservedRegions), #available(iOS 27.1, *) { view.listenToHinge(action) }
    #endif
  }
}

#if !os(tvOS)
@MainActor
extension PlatformCapabilities {
  /// Has UIKit ask a controller anew what it supports, and hooks with it: the older way asks every scene.
  func setNeedsUpdateOfSupportedOrientations(of controller: UIViewController) {
    if contains(.sceneGeometry), #available(iOS 16.0, *) {
      controller.setNeedsUpdateOfSupportedInterfaceOrientations()
    } else {
      UIViewController.attemptRotationToDeviceOrientation()
    }
  }

  /// Has UIKit ask a controller anew whether it prefers a lock.
  func setNeedsUpdateOfLock(of controller: UIViewController) {
    if contains(.sceneState), #available(iOS 26.0, *) {
      controller.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
    }
  }

  /// Whether a controller prefers a lock, and the child to which it leaves that.
  func lock(of controller: UIViewController) -> (isPreferred: Bool, child: UIViewController?) {
    guard contains(.sceneState), #available(iOS 26.0, *) else { return (false, nil) }
    return (controller.prefersInterfaceOrientationLocked, controller.childForInterfaceOrientationLock)
  }

  /// Asks for a scene to be turned; nothing happens where that cannot be asked.
  func request(
    _ mask: UIInterfaceOrientationMask, of scene: UIWindowScene,
    _ refused: @escaping @MainActor @Sendable (RotationRequest.Refusal) -> Void
  ) {
    guard contains(.sceneGeometry), #available(iOS 16.0, *) else { return }
    scene.requestGeometry(mask, refused)
  }

  /// What a scene's delegate answers, or `nil` where it does not or is not asked.
  func sceneDelegateAnswer(of scene: UIWindowScene) -> UIInterfaceOrientationMask? {
    #if FOLDLAYOUT_SDK_27_1
    if contains(.sceneSupportedOrientations), #available(iOS 27.0, *) { return scene.delegateAnswer }
    #endif
    return nil
  }
}
#endif
#endif
