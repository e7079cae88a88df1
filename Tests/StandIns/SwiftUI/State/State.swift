@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let box: Box

  /// Shared by the copies of a view; where the value lives is found when a body is evaluated.
  final class Box {
    let initial: Value
    var location: StandInLocation<Value>?

    init(_ initial: Value) {
      self.initial = initial
    }
  }

  public init(wrappedValue value: Value) {
    box = Box(value)
  }

  public init(initialValue value: Value) {
    box = Box(value)
  }

  public var wrappedValue: Value {
    get { box.location?.value ?? box.initial }
    nonmutating set { box.location?.set(newValue) }
  }

  public var projectedValue: Binding<Value> {
    let box = box
    return Binding(get: { box.location?.value ?? box.initial }, set: { box.location?.set($0) })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: StandInConnectable {
  func standInConnect(_ inputs: StandInInputs, named name: String) {
    box.location = inputs.node.location(named: name, of: box.initial, in: inputs.host)
  }
}

/// Where a value of a view lives for as long as the view is in the hierarchy.
final class StandInLocation<Value> {
  private(set) var value: Value
  private let didSet: @MainActor () -> Void

  init(_ value: Value, didSet: @escaping @MainActor () -> Void) {
    self.value = value
    self.didSet = didSet
  }

  func set(_ new: Value) {
    value = new
    let told = didSet
    MainActor.assumeIsolated { told() }
  }
}
