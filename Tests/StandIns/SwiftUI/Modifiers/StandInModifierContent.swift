/// What a modifier is applied to; Apple's name for it has underscores.
public struct StandInModifierContent<Modifier>: View, StandInPrimitive where Modifier: ViewModifier {
  func standInElements(_ inputs: StandInInputs) -> [StandInElement] {
    var inner = inputs.child("modified")
    inner.modified = nil
    return inputs.modified?(inner) ?? []
  }
}
