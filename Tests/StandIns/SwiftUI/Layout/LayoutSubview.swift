public import UIKit

@available(iOS 16.0, tvOS 16.0, *)
public struct LayoutSubview: Sendable {
  let board: StandInBoard
  let index: Int

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { board.size(of: index, proposal) }

  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let size = board.size(of: index, proposal)
    let origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
    board.place(index, at: CGRect(origin: origin, size: size))
  }
}
