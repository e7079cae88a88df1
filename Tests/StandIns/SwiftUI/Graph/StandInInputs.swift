/// What a view is evaluated with.
@MainActor
struct StandInInputs {
  let node: StandInNode
  let host: any StandInHost
  var environment: EnvironmentValues

  /// The inputs of a part.
  func child(_ name: String) -> StandInInputs {
    var inputs = StandInInputs(node: node.child(name, in: host.standInPass), host: host, environment: environment)
    inputs.modified = modified
    return inputs
  }

  /// What a modifier is applied to, for its body.
  var modified: ((StandInInputs) -> [StandInElement])?

  /// Evaluates a part again under the same name, as a reader does whenever it is placed.
  func again<Result>(_ body: (StandInInputs) -> Result) -> Result {
    body(child("again"))
  }

  /// Connects the properties of a view, or of a modifier, before its body is evaluated.
  func install(into value: Any) {
    install(into: value, path: "")
  }

  private func install(into value: Any, path: String) {
    for (label, property) in Mirror(reflecting: value).children {
      let name = path + "." + (label ?? "")
      if let property = property as? any StandInConnectable {
        property.standInConnect(self, named: name)
      } else if property is any DynamicProperty {
        install(into: property, path: name)
      }
    }
  }
}
