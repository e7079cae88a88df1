/// What a division does to a container; bands are in its coordinates, from edge to edge, in points.
enum DivisionEffect {
  /// It leaves some of the container on both sides of its band.
  case divides(LayoutRect)

  /// Nothing of the container is left between its band and an edge.
  case trims(LayoutEdge, LayoutRect)

  /// It does not run from edge to edge.
  case doesNotSpan

  /// It does not reach into the container.
  case isOutside

  /// It does not separate.
  case doesNotSeparate
}
