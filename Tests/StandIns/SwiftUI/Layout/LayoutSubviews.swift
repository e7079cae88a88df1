public import UIKit

/// What subviews are asked, and where they are put: from within a layout, which is bound to no actor.
final class StandInBoard: Sendable {
  @MainActor private let children: [StandInElement]
  @MainActor private var placed: [Int: CGRect] = [:]

  /// Not zero, since a layout must not count on it.
  let origin = CGPoint(x: 7, y: 11)

  @MainActor
  init(_ children: [StandInElement]) {
    self.children = children
  }

  func size(of index: Int, _ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { children[index].size(proposal) }
  }

  func place(_ index: Int, at rect: CGRect) {
    MainActor.assumeIsolated { placed[index] = rect }
  }

  /// The frames from the corner of the bounds; one that was not placed lies in the middle, at its own size.
  @MainActor
  func places(in bounds: CGRect) -> [CGRect] {
    children.indices.map { index in
      if let rect = placed[index] {
        return CGRect(x: rect.minX - bounds.minX, y: rect.minY - bounds.minY, width: rect.width, height: rect.height)
      }
      let size = children[index].size(ProposedViewSize(bounds.size))
      return CGRect(
        x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
        height: size.height)
    }
  }
}

@available(iOS 16.0, tvOS 16.0, *)
public struct LayoutSubviews: RandomAccessCollection, Sendable {
  public var layoutDirection: LayoutDirection
  private let board: StandInBoard
  public let endIndex: Int

  /// Test-only: subviews that are only asked for their sizes, and are not shown.
  @MainActor
  public init(
    standIn sizes: [(ProposedViewSize) -> CGSize], _ layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.layoutDirection = layoutDirection
    board = StandInBoard(sizes.map { StandInElement(size: $0) })
    endIndex = sizes.count
  }

  public var startIndex: Int { 0 }

  init(layoutDirection: LayoutDirection, board: StandInBoard, endIndex: Int) {
    self.layoutDirection = layoutDirection
    self.board = board
    self.endIndex = endIndex
  }

  public subscript(index: Int) -> LayoutSubview { LayoutSubview(board: board, index: index) }
}
