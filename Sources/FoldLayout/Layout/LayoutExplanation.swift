/// An answer with the reasons that led to it, in the order in which they came up.
///
/// It is made by the same code as the answer alone, so the two are always equal.
///
/// Rule L10.
public struct LayoutExplanation<Answer: Hashable & Sendable>: Hashable, Sendable {
  /// The answer.
  public let answer: Answer

  /// What led to it.
  public let reasons: [LayoutReason]
}
