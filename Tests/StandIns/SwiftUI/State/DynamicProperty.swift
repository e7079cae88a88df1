public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A property that the graph connects before a body is evaluated.
@MainActor
protocol StandInConnectable {
  func standInConnect(_ inputs: StandInInputs, named name: String)
}
