/// What an item is, which decides the side on which it goes when a division divides.
///
/// Rule L6.
public enum ItemRole: Hashable, Sendable, CaseIterable {
  /// An alert: trailing, or at the top.
  case alert

  /// A menu: trailing, or at the top.
  case menu

  /// A sheet: leading, or at the bottom.
  case sheet

  /// Controls along the bottom: at the bottom.
  case bottomControls

  /// A control without a side of its own: in the best segment.
  case control
}

extension ItemRole {
  /// The edges that the item goes to.
  var edges: DirectionalEdges {
    switch self {
    case .alert, .menu: [.trailing, .top]
    case .sheet: [.leading, .bottom]
    case .bottomControls: .bottom
    case .control: []
    }
  }
}

extension ItemRole {
  package var words: String {
    switch self {
    case .alert: "alert"
    case .menu: "menu"
    case .sheet: "sheet"
    case .bottomControls: "bottom controls"
    case .control: "control"
    }
  }
}
