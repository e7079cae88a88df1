#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
import FoldLayout
import UIKit

/// A view of the container's size that draws nothing and takes no touches: what happens to it wakes its source.
///
/// Everything that happens asks for a layout pass, and nothing more; what is read is read in that pass. Rule A1.
final class LayoutProbeView: UIView {
  /// Who reads the container, and goes with its coordinator.
  weak var source: ViewLayoutSource?

  /// Whether its layout method is running.
  var isLayingOut: Bool { depth > 0 }

  /// More than one where an observer has the container laid out at once, and with it the probe.
  private var depth = 0

  private var isRegisteredForTraits = false

  /// Fills a container, behind everything else in it.
  func fill(_ container: UIView, for source: ViewLayoutSource) {
    self.source = source
    isUserInteractionEnabled = false
    frame = CGRect(origin: .zero, size: container.bounds.size)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isRegisteredForTraits = source.capabilities.registerForTraits(self)
    source.capabilities.listenToHinge(from: self) { [weak self] update in self?.source?.hingeDidReport(update) }
    container.insertSubview(self, at: 0)
  }

  /// Lies where the container is looked at, however far it is scrolled: regions are those that meet the probe.
  func follow(_ container: UIView) {
    if frame.origin != container.bounds.origin { frame.origin = container.bounds.origin }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    depth += 1
    source?.probeDidLayOut()
    depth -= 1
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if let source, superview !== source.view { source.probeWasLost() }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    source?.probeDidMove()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if !isRegisteredForTraits { setNeedsLayout() }
  }

  /// Registers for changes of traits, all at once so that a set of changes is one.
  @available(iOS 17.0, tvOS 17.0, *)
  func wakeOnChanges(of traits: [UITrait]) {
    registerForTraitChanges(traits) { (probe: LayoutProbeView, _: UITraitCollection) in probe.setNeedsLayout() }
  }
}

extension UIView {
  #if FOLDLAYOUT_SDK_27_1
  @available(iOS 27.1, *)
  func listenToHinge(_ action: @escaping (Hinge.Update?) -> Void) {
    let interaction = UIHingeInteraction { _, update in
      action(update.hinge.map { Hinge.Update(status: Hinge.Status($0.status), angle: Double($0.angle)) })
    }
    addInteraction(interaction)
  }
  #endif
}

extension UIWindowScene {
  @available(iOS 16.0, tvOS 16.0, *)
  func observeGeometry(_ action: @escaping @MainActor @Sendable () -> Void) -> AnyObject? {
    var observation: AnyObject?
    #if !os(tvOS)
    observation = observe(\.effectiveGeometry) { _, _ in MainQueue.run(action) }
    #endif
    return observation
  }
}
#endif
