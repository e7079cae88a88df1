#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(visionOS)
public import FoldLayoutUIKit
public import SwiftUI

/// Lays out views in rows of columns that no division runs through.
///
/// ```swift
/// LayoutEnvironmentReader { environment in
///   ColumnGridLayout(ColumnGrid(minimumWidth: 160, gutter: 12), rowSpacing: 12, in: environment) {
///     ForEach(photos) { Thumbnail($0) }
///   }
/// }
/// ```
///
/// Views follow one another from leading to trailing, row after row. Each is offered the width of its column, and lies
/// in the middle of it where it is smaller; a row is as high as its highest view wants to be. Rows begin at the top of
/// what the grid may use, and a row that would meet a division from left to right begins below it. In a scroll view
/// rows follow one another as if there were none: what scrolls is not displaced. Views for which there is no column lie
/// out of sight.
///
/// The columns are ``FoldLayout/ColumnGrid``'s, which are physical; SwiftUI flips what a `Layout` places where it lays
/// out from right to left, so they are flipped once on their way in. Rules L5 and L7; iOS 16 or later.
@available(iOS 16.0, tvOS 16.0, *)
public struct ColumnGridLayout: Layout, Hashable, Sendable {
  /// The columns.
  public var grid: ColumnGrid

  /// What lies between two rows, in points; what cannot be counts as zero.
  public var rowSpacing: Double

  /// Whether the grid is in a scroll view, and so as high as all of its rows.
  public var isScrolled: Bool

  /// The environment of the layout itself, as a ``LayoutEnvironmentReader`` around it tells.
  public var environment: LayoutEnvironment?

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - grid: The columns.
  ///   - rowSpacing: What lies between two rows, in points; what cannot be counts as zero.
  ///   - isScrolled: Whether the grid is in a scroll view.
  ///   - environment: The environment of the layout itself, or of the scroll view that it fills from side to side, in
  ///     points. Where it is `nil` nothing divides.
  public init(
    _ grid: ColumnGrid, rowSpacing: Double = 0, isScrolled: Bool = false, in environment: LayoutEnvironment?
  ) {
    self.grid = grid
    self.rowSpacing = rowSpacing
    self.isScrolled = isScrolled
    self.environment = environment
  }

  /// What is proposed, but for the height of what scrolls; for what is not, the environment's width, or 10 points
  /// without one, and the height of all rows.
  ///
  /// - Parameters:
  ///   - proposal: What the container is offered.
  ///   - subviews: The views.
  ///   - cache: Nothing.
  /// - Returns: The size, in points.
  /// - Complexity: O(*n*) in the number of views, and as that of the columns.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? environment.map { CGFloat($0.size.width) } ?? 10
    if let height = proposal.height, !isScrolled { return CGSize(width: width, height: height) }
    let rows = rows(of: subviews, in: CGSize(width: width, height: 0), isScrolled: true)
    return CGSize(width: width, height: CGFloat(rows.height))
  }

  /// Puts each view into its column.
  ///
  /// - Parameters:
  ///   - bounds: Where the layout lies, in points.
  ///   - proposal: What was proposed.
  ///   - subviews: The views.
  ///   - cache: Nothing.
  /// - Complexity: O(*n*) in the number of views, and as that of the columns.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let rows = rows(of: subviews, in: bounds.size, isScrolled: isScrolled || proposal.height == nil)
    for index in 0..<subviews.count {
      if index < rows.frames.count {
        subviews.place(index, at: rows.frames[index], in: bounds)
      } else {
        subviews.hide(index, in: bounds)
      }
    }
  }

  private func rows(of subviews: Subviews, in size: CGSize, isScrolled: Bool) -> GridRows {
    var size = size
    // What scrolls past is no part of the viewport, whose height is the environment's.
    if isScrolled { size.height = CGFloat(environment?.size.height ?? 1) }
    let container = subviews.environment(environment, in: size)
    var rows = GridRows(grid.answer(in: container).columns, spacing: rowSpacing, isScrolled: isScrolled)
    rows.fill(with: subviews)
    return rows
  }
}
#endif
