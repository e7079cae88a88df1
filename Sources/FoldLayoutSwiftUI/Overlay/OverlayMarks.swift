#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(visionOS)
import FoldLayoutUIKit

/// What the overlay draws of an environment: surfaces first, then edges and lines, and words over everything.
struct OverlayMarks: Hashable, Sendable {
  private var surfaces: [OverlayMark] = []
  private var edges: [OverlayMark] = []
  private var words: [OverlayMark] = []

  /// The marks, in the order in which they are drawn.
  var all: [OverlayMark] { surfaces + edges + words }

  /// What is drawn of an environment.
  ///
  /// - Complexity: As that of the segments.
  init(of environment: LayoutEnvironment?) {
    guard let environment else {
      let hint = "No layout environment: none is tracked around this view, or it was not told yet."
      words = [.label(hint, LayoutPoint(x: 6, y: 60), .posture)]
      return
    }
    addSafeArea(of: environment)
    addSegments(of: environment)
    for division in environment.divisionRegions { add(division, separates: environment.separates(division)) }
    for occlusion in environment.occlusionRegions { add(occlusion) }
    addPosture(of: environment)
    words = words.map { $0.within(environment.size) }
  }

  private mutating func addSafeArea(of environment: LayoutEnvironment) {
    guard let insets = environment.safeAreaInsets else { return }
    let size = environment.size
    let area = LayoutRect(
      x: insets.left, y: insets.top, width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
    edges.append(.outline(area, .safeArea, isDashed: true))
    let corner = LayoutPoint(x: area.minX + 6, y: area.maxY - 18)
    words.append(.label("safe area \(insets.overlayText)", corner, .safeArea))
  }

  private mutating func addSegments(of environment: LayoutEnvironment) {
    let segments = environment.segments
    for (index, segment) in segments.enumerated() {
      edges.append(.outline(segment.frame, .segment, isDashed: false))
      let corner = LayoutPoint(x: segment.frame.minX + 6, y: segment.frame.minY + 6)
      let number = segments.count == 1 ? "" : " \(index + 1)"
      words.append(.label("segment\(number) \(segment.frame.size.overlayText)", corner, .segment))
    }
  }

  private mutating func add(_ division: DivisionRegion, separates: Bool) {
    let tint: OverlayTint = separates ? .division : .flatDivision
    surfaces.append(.surface(division.frame, tint))
    edges.append(.outline(division.frame, tint, isDashed: true))
    // The bare line, or the gap between two panels, is what the margins leave.
    if let bare = division.bareFrame {
      if bare.width > 0, bare.height > 0 {
        surfaces.append(.surface(bare, tint))
      } else {
        edges.append(.line(bare.origin, LayoutPoint(x: bare.maxX, y: bare.maxY), tint))
      }
    }
    // Beside the line, which would run through it.
    let frame = division.frame
    let corner =
      division.axis == .vertical
      ? LayoutPoint(x: frame.maxX + 4, y: frame.minY + 26) : LayoutPoint(x: frame.minX + 6, y: frame.minY - 16)
    words.append(.label(division.isActive ? "division" : "division, inactive", corner, tint))
  }

  private mutating func add(_ occlusion: OcclusionRegion) {
    let tint: OverlayTint = occlusion.isActive ? .occlusion : .idleOcclusion
    surfaces.append(.surface(occlusion.frame, tint))
    edges.append(.outline(occlusion.frame, tint, isDashed: !occlusion.isActive))
    let corner = LayoutPoint(x: occlusion.frame.minX + 2, y: occlusion.frame.maxY + 2)
    words.append(.label(occlusion.isActive ? "occlusion" : "occlusion, inactive", corner, tint))
  }

  private mutating func addPosture(of environment: LayoutEnvironment) {
    var facts = [environment.posture.map { "\($0)" } ?? "no posture", environment.size.overlayText]
    if let status = environment.hingeStatus { facts.append("hinge \(status)") }
    if let classes = environment.sizeClasses { facts.append("\(classes.horizontal) × \(classes.vertical)") }
    if let orientation = environment.orientation { facts.append("\(orientation)") }
    if environment.layoutDirection == .rightToLeft { facts.append("right to left") }
    if !environment.isSettled { facts.append("not settled") }
    let insets = environment.safeAreaInsets ?? .zero
    let corner = LayoutPoint(x: insets.left + 6, y: insets.top + 46)
    words.append(.label(facts.joined(separator: " · "), corner, .posture))
  }
}

extension LayoutSize {
  /// The size in a label, to a tenth of a point.
  fileprivate var overlayText: String { "\(width.overlayText) × \(height.overlayText)" }
}

extension LayoutEdgeInsets {
  /// The insets in a label: top, left, bottom, right.
  fileprivate var overlayText: String {
    [top, left, bottom, right].map(\.overlayText).joined(separator: "/")
  }
}

extension Double {
  /// The number in a label, to a tenth.
  fileprivate var overlayText: String {
    let rounded = (self * 10).rounded() / 10
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
  }
}
#endif
