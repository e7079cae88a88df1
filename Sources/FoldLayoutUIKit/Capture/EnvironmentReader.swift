#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
import FoldLayout
import UIKit

/// Reads every fact about a view at this moment: the one place where what UIKit says becomes an environment.
///
/// Rule A1.
@MainActor
struct EnvironmentReader {
  /// The view whose facts are read.
  let container: UIView

  /// The view that asks for regions, which UIKit lays out again when they change if it asks in a layout method.
  let reader: UIView

  /// What may be called.
  let capabilities: PlatformCapabilities

  /// Reads the view.
  ///
  /// - Parameter memory: What earlier reads left, and what the hinge has reported.
  /// - Returns: The environment as UIKit says it, for the core to refuse and report what cannot be (rule F9); `nil` where
  ///   the bounds have an empty side.
  func environment(with memory: inout ReadingMemory) -> LayoutEnvironment? {
    let size = container.bounds.size
    guard size.width != 0, size.height != 0 else { return nil }
    var environment = LayoutEnvironment(size: LayoutSize(size))
    environment.safeAreaInsets = LayoutEdgeInsets(container.safeAreaInsets)
    environment.cornerInsets = capabilities.cornerInsets(of: container)
    readTraits(into: &environment)
    readWindow(into: &environment, hinge: memory.hinge)
    memory.come(to: (container.window?.windowScene?.screen).map { ObjectIdentifier($0) })
    memory.readRegions(
      capabilities.listedRegions(readBy: reader)?.seen(from: reader, in: container), into: &environment)
    return environment
  }

  private func readTraits(into environment: inout LayoutEnvironment) {
    let traits = container.traitCollection
    environment.sizeClasses = Interface.SizeClasses(
      horizontal: Interface.SizeClass(traits.horizontalSizeClass),
      vertical: Interface.SizeClass(traits.verticalSizeClass))
    environment.layoutDirection = Interface.LayoutDirection(traits.layoutDirection)
    // UIKit says zero where no scale is specified.
    environment.displayScale = traits.displayScale == 0 ? nil : Double(traits.displayScale)
    environment.verticalBarEdge = capabilities.verticalBarEdge(in: traits)
  }

  private func readWindow(into environment: inout LayoutEnvironment, hinge: ReportedHinge) {
    guard let window = container.window else { return }
    environment.windowSize = LayoutSize(window.bounds.size)
    environment.frameInWindow = LayoutRect(container.convert(container.bounds, to: window))
    guard let scene = window.windowScene else { return }
    environment.orientation = capabilities.orientation(of: scene)
    (environment.isOrientationLocked, environment.isInteractivelyResizing) = capabilities.state(of: scene)
    environment.display = display(of: scene, hinge: hinge)
  }

  /// Which display shows a scene, as its role, the hinge and the screen's identity tell, and no size.
  private func display(of scene: UIWindowScene, hinge: ReportedHinge) -> Interface.Display? {
    guard scene.session.role == .windowApplication else { return .external }
    let isMain = scene.screen === UIScreen.main
    guard capabilities.contains(.foldingDevices) else { return isMain ? .single : .external }
    switch hinge {
    case .untold: return nil
    case .absent: return isMain ? .single : .external
    // The main screen of a folding phone is the outer one, whichever is in use.
    case .reporting: return isMain ? .outer : .inner
    }
  }
}

extension UIWindowScene {
  @available(iOS 16.0, tvOS 16.0, *)
  var geometryOrientation: Interface.Orientation? {
    var orientation: Interface.Orientation?
    #if !os(tvOS)
    orientation = Interface.Orientation(effectiveGeometry.interfaceOrientation)
    #endif
    return orientation
  }

  /// Asked for up to iOS 15 only.
  var olderOrientation: Interface.Orientation? {
    var orientation: Interface.Orientation?
    #if !os(tvOS)
    orientation = Interface.Orientation(interfaceOrientation)
    #endif
    return orientation
  }

  @available(iOS 26.0, tvOS 26.0, *)
  var shownState: (isLocked: Bool?, isResizing: Bool?) {
    var state: (Bool?, Bool?)
    #if !os(tvOS)
    state = (effectiveGeometry.isInterfaceOrientationLocked, effectiveGeometry.isInteractivelyResizing)
    #endif
    return state
  }
}

extension UIView {
  @available(iOS 26.0, tvOS 26.0, *)
  var cornerAdaptedInsets: LayoutCornerInsets {
    LayoutCornerInsets(
      horizontal: LayoutEdgeInsets(edgeInsets(for: .safeArea(cornerAdaptation: .horizontal))),
      vertical: LayoutEdgeInsets(edgeInsets(for: .safeArea(cornerAdaptation: .vertical))))
  }

  #if FOLDLAYOUT_SDK_27_1
  /// Always asks for inactive ones too, so that what is tracked is the same in every pose.
  @available(iOS 27.1, *)
  var listedRegions: ListedRegions {
    func listed(_ kind: UIView.ReservedRegion.Kind) -> [ListedRegion] {
      reservedRegions(kind: kind, options: .includeInactive).map { region in
        ListedRegion(
          identity: AnyHashable(region.id), frame: region.frame, margins: LayoutEdgeInsets(region.margins),
          isActive: region.isActive)
      }
    }
    return ListedRegions(divisions: listed(.division), occlusions: listed(.occlusion))
  }
  #endif
}
#endif
