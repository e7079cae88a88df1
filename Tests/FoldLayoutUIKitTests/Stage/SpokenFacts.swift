import FoldLayout
import FoldLayoutUIKit

/// What UIKit can say of an environment, written down from Apple's documentation and apart from the adapter.
///
/// A fixture may tell less than UIKit always tells, or more than it can: which division separates by declaration, that
/// it is a gap between two panels, a second hinge.
struct SpokenFacts {
  let capabilities: PlatformCapabilities
  private var hasListedRegions = false
  private var display: Interface.Display?

  /// What the hinge has reported last.
  var hinge: Hinge.Status?

  init(_ capabilities: PlatformCapabilities) {
    self.capabilities = capabilities
  }

  /// The environment as UIKit says it.
  mutating func spoken(_ told: LayoutEnvironment) -> LayoutEnvironment? {
    var spoken = LayoutEnvironment(size: told.size)
    guard spoken.size.width > 0, spoken.size.height > 0 else { return nil }
    spoken.safeAreaInsets = told.safeAreaInsets ?? .zero
    spoken.sizeClasses = told.sizeClasses ?? Interface.SizeClasses(horizontal: .unspecified, vertical: .unspecified)
    spoken.orientation = told.orientation ?? .unknown
    spoken.layoutDirection = told.layoutDirection ?? .unspecified
    spoken.displayScale = told.displayScale
    spoken.windowSize = told.windowSize ?? told.size
    spoken.frameInWindow = told.frameInWindow ?? told.bounds
    if capabilities.contains(.sceneState) {
      spoken.isOrientationLocked = told.isOrientationLocked ?? false
      spoken.isInteractivelyResizing = told.isInteractivelyResizing ?? false
    }
    if capabilities.contains(.cornerInsets) {
      let insets = spoken.safeAreaInsets ?? .zero
      spoken.cornerInsets = told.cornerInsets ?? LayoutCornerInsets(horizontal: insets, vertical: insets)
    }
    let isMain = told.display != .inner && told.display != .external
    if capabilities.contains(.foldingDevices) {
      spoken.display = hinge == nil ? (isMain ? .single : .external) : isMain ? .outer : .inner
    } else {
      spoken.display = isMain ? .single : .external
    }
    if !capabilities.contains(.reservedRegions), capabilities.contains(.foldingDevices) { spoken.display = nil }
    addRegions(of: told, to: &spoken)
    return spoken.canonical().environment
  }

  /// Regions, hinges and bars come together, with 27.1.
  private mutating func addRegions(of told: LayoutEnvironment, to spoken: inout LayoutEnvironment) {
    guard capabilities.contains(.reservedRegions) else { return }
    spoken.verticalBarEdge = told.verticalBarEdge ?? .unspecified
    spoken.hinges = hinge.map { [Hinge(status: $0)] } ?? []
    let screen: Interface.Display = told.display == .inner || told.display == .external ? .inner : .outer
    if screen != display { hasListedRegions = false }
    display = screen
    let regions = told.regions ?? .none
    hasListedRegions = hasListedRegions || regions != .none
    let isWaitedFor = hinge != nil && hinge != .closed
    guard hasListedRegions || !isWaitedFor else { return }
    spoken.regions = LayoutRegions(
      divisions: regions.divisions.map { division in
        let edges = spoken.windowBounds ?? spoken.bounds
        var spoken = DivisionRegion(
          id: division.id, frame: division.frame, margins: division.margins, joining: edges,
          isActive: division.isActive)
        if spoken.thickness == 0 { spoken.isActive = false }
        return spoken
      }, occlusions: regions.occlusions)
    if hinge != nil, regions.divisions.count == 1 { spoken.hinges?[0].division = regions.divisions.first?.id }
  }
}
