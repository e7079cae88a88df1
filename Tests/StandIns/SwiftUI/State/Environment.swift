@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let box: Box

  final class Box {
    let keyPath: KeyPath<EnvironmentValues, Value>
    var values = EnvironmentValues()

    init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
      self.keyPath = keyPath
    }
  }

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    box = Box(keyPath)
  }

  public var wrappedValue: Value { box.values[keyPath: box.keyPath] }
}

extension Environment: StandInConnectable {
  func standInConnect(_ inputs: StandInInputs, named name: String) {
    box.values = inputs.environment
  }
}
