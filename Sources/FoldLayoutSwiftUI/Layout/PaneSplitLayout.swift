#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(visionOS)
public import FoldLayoutUIKit
public import SwiftUI

/// Lays out views as panes, side by side or one above the other, and off every division.
///
/// ```swift
/// LayoutEnvironmentReader { environment in
///   PaneSplitLayout(split, in: environment) { Inbox(); Message() }
/// }
/// ```
///
/// The first view is the first pane, and so on. A view beyond the panes has a pane with defaults, and a pane beyond the
/// views counts for nothing, so `PaneSplit(panes: [])` splits equally however many views there are. An intrinsic length
/// that the pane does not tell is the view's ideal one. A view smaller than its pane lies in the middle.
///
/// A view whose pane is hidden stays in the hierarchy, at full size, out of sight; what it wants of orientations counts
/// still, and VoiceOver finds it unless you hide it there. Where the split has a pane for each view, and none asks for
/// an intrinsic length that it does not tell, `split.answer(in: environment).hidden` says which those are.
///
/// It fills what it is offered. The frames are ``FoldLayout/PaneSplit``'s, which are physical; SwiftUI flips what a
/// `Layout` places where it lays out from right to left, so they are flipped once on their way in. Rule L3; iOS 16 or
/// later.
@available(iOS 16.0, tvOS 16.0, *)
public struct PaneSplitLayout: Layout, Hashable, Sendable {
  /// How the panes share the container.
  public var split: PaneSplit

  /// The environment of the layout itself, as a ``LayoutEnvironmentReader`` around it tells.
  public var environment: LayoutEnvironment?

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - split: How the panes share the container.
  ///   - environment: The environment of the layout itself, in its own coordinates, in points, as a reader tells it:
  ///     one of another size is that of another container, and is cut to this one from its top left corner. Where it is
  ///     `nil` nothing divides.
  public init(_ split: PaneSplit, in environment: LayoutEnvironment?) {
    self.split = split
    self.environment = environment
  }

  /// What is proposed; for what is not, the environment's extent, or else what the views want side by side.
  ///
  /// - Parameters:
  ///   - proposal: What the container is offered.
  ///   - subviews: The panes' views.
  ///   - cache: Nothing.
  /// - Returns: The size, in points.
  /// - Complexity: O(*n*) in the number of views.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
    if let size = environment?.size {
      return proposal.replacingUnspecifiedDimensions(by: CGSize(width: size.width, height: size.height))
    }
    let sizes = (0..<subviews.count).map { subviews.idealSize(of: $0) }
    let gaps = split.spacing * Double(max(0, sizes.count - 1))
    let width = sizes.reduce(0) { $0 + $1.width } + (gaps.isFinite ? max(0, gaps) : 0)
    let height = sizes.reduce(0) { max($0, $1.height) }
    return proposal.replacingUnspecifiedDimensions(by: CGSize(width: width, height: height))
  }

  /// Puts each view into its pane.
  ///
  /// - Parameters:
  ///   - bounds: Where the layout lies, in points.
  ///   - proposal: What was proposed.
  ///   - subviews: The panes' views.
  ///   - cache: Nothing.
  /// - Complexity: As that of ``FoldLayout/PaneSplit/answer(in:)``.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let environment = subviews.environment(environment, in: bounds.size)
    let frames = request(for: subviews).answer(in: environment).frames
    for index in 0..<subviews.count {
      if let frame = frames[index] {
        subviews.place(index, at: frame, in: bounds)
      } else {
        subviews.hide(index, in: bounds)
      }
    }
  }

  /// The split with one pane for each view.
  private func request(for subviews: Subviews) -> PaneSplit {
    var request = split
    request.panes = (0..<subviews.count).map { index in
      var pane = index < split.panes.count ? split.panes[index] : Pane()
      if pane.intrinsicSize == nil, pane.asksForIntrinsicLength {
        pane.intrinsicSize = subviews.idealSize(of: index)
      }
      return pane
    }
    return request
  }
}

extension Pane {
  /// Whether one of its lengths is that of its content, which costs a measurement.
  fileprivate var asksForIntrinsicLength: Bool {
    [width, height].contains { [$0.minimum, $0.preferred, $0.maximum].contains(.intrinsic) }
  }
}
#endif
