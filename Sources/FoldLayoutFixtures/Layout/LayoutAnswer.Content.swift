public import FoldLayout

extension LayoutAnswer {
  /// The answer of a kind of question.
  public enum Content: Hashable, Sendable {
    /// Where panes go.
    case panes(PaneArrangement)

    /// Where a view and the one over it go; `nil` where nothing is left.
    case overlay(OverlayArrangement?)

    /// The columns of a grid.
    case columns(ColumnArrangement)

    /// Where a dialog or a control goes; `nil` where nothing is free.
    case item(PlacedItem?)

    /// Where fixed controls go.
    case controls([DisplacedFrame])

    /// No environment was told yet, or none by the time at which an anchored frame was right.
    case notKnown
  }
}
