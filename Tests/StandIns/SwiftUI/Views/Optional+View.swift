extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: StandInPrimitive where Wrapped: View {
  func standInElements(_ inputs: StandInInputs) -> [StandInElement] {
    self?.standInEvaluate(inputs.child("some")) ?? []
  }
}
