#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(visionOS)
import FoldLayoutUIKit
import SwiftUI

/// The frames of views that follow one another in rows of columns.
@available(iOS 16.0, tvOS 16.0, *)
struct GridRows: Hashable, Sendable {
  /// The frames of the views that there is a column for, in order, physical, in points.
  private(set) var frames: [LayoutRect] = []

  /// How far down the last row goes, in points.
  private(set) var height = 0.0

  private let columns: [GridColumn]
  private let spacing: Double
  private let isScrolled: Bool

  init(_ columns: [GridColumn], spacing: Double, isScrolled: Bool) {
    self.columns = columns
    self.spacing = spacing.isFinite ? max(0, spacing) : 0
    self.isScrolled = isScrolled
  }

  /// Places all views.
  ///
  /// - Complexity: O(*n*) in the number of views, times the number of stretches of a column.
  mutating func fill(with subviews: LayoutSubviews) {
    guard let first = columns.first, !first.frames.isEmpty else { return }
    var top = 0.0
    for start in stride(from: 0, to: subviews.count, by: columns.count) {
      let row = start..<min(start + columns.count, subviews.count)
      let rowHeight = row.map { height(of: subviews, at: $0, in: columns[$0 - start].frames[0]) }.max() ?? 0
      top = placeOfRow(from: top, height: rowHeight, among: first.frames)
      for index in row {
        let column = columns[index - start].frames[0]
        frames.append(LayoutRect(x: column.minX, y: top, width: column.width, height: rowHeight))
      }
      height = top + rowHeight
      top = height + spacing
    }
  }

  private func height(of subviews: LayoutSubviews, at index: Int, in column: LayoutRect) -> Double {
    let proposal = ProposedViewSize(width: CGFloat(column.width), height: nil)
    let height = Double(subviews[subviews.startIndex + index].sizeThatFits(proposal).height)
    return height.isFinite ? max(0, height) : 0
  }

  /// Where a row begins: where the one before ended, or below a division that it would meet.
  private func placeOfRow(from top: Double, height: Double, among stretches: [LayoutRect]) -> Double {
    guard !isScrolled else { return top }
    // What sums lose is less than what lengths are snapped to.
    let tolerance = 1.0 / 1024
    for stretch in stretches where max(top, stretch.minY) + height <= stretch.maxY + tolerance {
      return max(top, stretch.minY)
    }
    // It fits nowhere whole: below the last division, and over the end.
    return max(top, stretches.last?.minY ?? top)
  }
}
#endif
