public struct EmptyView: View, StandInPrimitive {
  public nonisolated init() {}

  func standInElements(_ inputs: StandInInputs) -> [StandInElement] { [] }
}
