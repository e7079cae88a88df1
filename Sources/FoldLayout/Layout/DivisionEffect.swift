/// What a division does to a container.
enum DivisionEffect {
  /// It leaves some of the container on both sides of its band, which takes this range across its line.
  case divides(ClosedRange<Double>)

  /// Its band takes this range at an edge, and nothing of the container lies beyond.
  case trims(LayoutEdge, ClosedRange<Double>)

  /// It does not run from edge to edge.
  case doesNotSpan

  /// It does not reach into the container.
  case isOutside

  /// It does not separate.
  case doesNotSeparate
}
