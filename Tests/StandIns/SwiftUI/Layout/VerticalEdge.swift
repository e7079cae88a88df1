public enum VerticalEdge: Int8, CaseIterable, Sendable {
  case top, bottom
}
