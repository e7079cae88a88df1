public import FoldLayout

/// What a layout function answers to a question that a fixture asks.
///
/// Rule X1.
public struct LayoutAnswer: Hashable, Sendable {
  /// The answer, of whichever kind the question is.
  public let content: Content

  /// What led to it, as the layout function says.
  public let reasons: [LayoutReason]

  init(_ content: Content, _ reasons: [LayoutReason]) {
    self.content = content
    self.reasons = reasons
  }
}
