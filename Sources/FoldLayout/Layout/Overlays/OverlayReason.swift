/// One step on the way to an overlay; the parts that divisions leave of the area are told by their index.
///
/// Rule L10.
public enum OverlayReason: Hashable, Sendable {
  /// Nothing divides: the primary lies over the secondary.
  case nothingDivides

  /// Nothing is left of the area.
  case nothingLeft

  /// The overlay does not allow the axis along which a division divides, so that the primary stays over the secondary.
  case axisNotAllowed(LayoutAxis)

  /// A division divides: the primary goes to an edge, or to the one that was asked for.
  case primaryGoes(DirectionalEdges, asked: Bool, part: Int)

  /// The edges that were asked for decide nothing: they lie along the other axis, or are both of one.
  case edgesDoNotDecide(DirectionalEdges)

  /// The secondary takes the best of the other parts.
  case secondaryTakes(part: Int)

  /// The primary is larger than where it lies, and is cut to this size, in points.
  case primaryIsCut(LayoutSize)
}

extension OverlayReason {
  /// The reason as a sentence, parts counted from 1.
  var sentence: String {
    switch self {
    case .nothingDivides: "Nothing divides the area: the primary lies over the secondary, at the top leading corner."
    case .nothingLeft: "Nothing is left of the area."
    case .axisNotAllowed(let axis):
      "The two may not lie \(axis.arrangementWords): the primary stays over the secondary, in the first part."
    case .primaryGoes(let edge, let asked, let part):
      "The primary takes part \(part + 1), at the \(edge.words)\(asked ? ", as asked" : "")."
    case .edgesDoNotDecide(let edges):
      "To ask for the \(edges.words) decides nothing between the two sides."
    case .secondaryTakes(let part): "The secondary takes part \(part + 1)."
    case .primaryIsCut(let size):
      "The primary is cut to \(size.width.lengthText) × \(size.height.lengthText), so that it stays within its part."
    }
  }
}
