/// Apple's has an underscore before its name.
public struct ConditionalContent<TrueContent, FalseContent> {
  let first: TrueContent?
  let second: FalseContent?
}

extension ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
}

extension ConditionalContent: StandInPrimitive where TrueContent: View, FalseContent: View {
  func standInElements(_ inputs: StandInInputs) -> [StandInElement] {
    if let first { return first.standInEvaluate(inputs.child("true")) }
    return second?.standInEvaluate(inputs.child("false")) ?? []
  }
}
