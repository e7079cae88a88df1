public import UIKit

@available(iOS 16.0, tvOS 16.0, *)
@preconcurrency
public protocol Layout: Sendable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  func makeCache(subviews: Self.Subviews) -> Self.Cache

  func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)
}

@available(iOS 16.0, tvOS 16.0, *)
extension Layout where Cache == Void {
  public func makeCache(subviews: Self.Subviews) {}
}

@available(iOS 16.0, tvOS 16.0, *)
extension Layout {
  @MainActor
  public func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View where V: View {
    StandInLayoutView(layout: self, content: content())
  }
}

/// Where a layout has put its subviews, counted from the leading edge.
struct StandInLayoutView<L, Content>: View, StandInPrimitive where L: Layout, Content: View {
  let layout: L
  let content: Content

  func standInElements(_ inputs: StandInInputs) -> [StandInElement] {
    let children = content.standInEvaluate(inputs.child("content"))
    let direction = inputs.environment.layoutDirection
    func subviews(_ board: StandInBoard) -> LayoutSubviews {
      LayoutSubviews(layoutDirection: direction, board: board, endIndex: children.count)
    }
    let element = StandInElement(
      size: { proposal in
        let subviews = subviews(StandInBoard(children))
        var cache = layout.makeCache(subviews: subviews)
        return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      },
      place: { frame, placement in
        let board = StandInBoard(children)
        let subviews = subviews(board)
        var cache = layout.makeCache(subviews: subviews)
        let proposal = ProposedViewSize(width: frame.width, height: placement.isScrolled ? nil : frame.height)
        var placement = placement
        placement.isScrolled = false
        // The bounds need not begin at zero, and the layout is asked for its size first.
        _ = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        let bounds = CGRect(origin: board.origin, size: frame.size)
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        for (child, place) in zip(children, board.places(in: bounds)) {
          child.place(place.standInFlipped(in: frame, direction), placement)
        }
      })
    return [element]
  }
}
