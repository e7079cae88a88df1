public enum HorizontalEdge: Int8, CaseIterable, Sendable {
  case leading, trailing
}
