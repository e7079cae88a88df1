@available(iOS 27.1, tvOS 27.1, *)
public enum UIVerticalBarEdge: Int, Sendable {
  case unspecified = 0
  case leading = 1
  case trailing = 2
}
