import FoldLayout

/// The names that a fixture gives to what is in it, numbered in the order of their first appearance.
struct FixtureNames: Hashable, Sendable {
  private(set) var divisions = Numbering()
  private(set) var occlusions = Numbering()
  private(set) var hinges = Numbering()
  private(set) var transitions = Numbering()
  private(set) var controllers = Numbering()
  private(set) var constraints = Numbering()

  /// Names of one kind, numbered from 1.
  struct Numbering: Hashable, Sendable {
    private var names: [String] = []
    private var numbers: [String: Int] = [:]

    /// The number of a name, which it gets when it first appears and keeps for ever.
    mutating func number(of name: String) -> Int {
      if let number = numbers[name] { return number }
      names.append(name)
      numbers[name] = names.count
      return names.count
    }

    func name(of number: Int) -> String? { names.indices.contains(number - 1) ? names[number - 1] : nil }
  }

  mutating func division(_ name: String) -> RegionID { RegionID(rawValue: divisions.number(of: name)) }

  mutating func occlusion(_ name: String) -> RegionID { RegionID(rawValue: occlusions.number(of: name)) }

  mutating func hinge(_ name: String) -> Hinge.ID { Hinge.ID(rawValue: hinges.number(of: name)) }

  mutating func transition(_ name: String) -> LayoutTransition.ID {
    LayoutTransition.ID(rawValue: transitions.number(of: name))
  }

  mutating func controller(_ name: String) -> ControllerHierarchy.Controller.ID {
    ControllerHierarchy.Controller.ID(rawValue: controllers.number(of: name))
  }

  mutating func constraint(_ name: String) -> OrientationConstraint.ID {
    OrientationConstraint.ID(rawValue: constraints.number(of: name))
  }

  func name(ofDivision id: RegionID) -> String { divisions.name(of: id.rawValue) ?? "division\(id.rawValue)" }

  func name(ofOcclusion id: RegionID) -> String { occlusions.name(of: id.rawValue) ?? "occlusion\(id.rawValue)" }

  func name(ofHinge id: Hinge.ID) -> String { hinges.name(of: id.rawValue) ?? "hinge\(id.rawValue)" }

  func name(ofTransition id: LayoutTransition.ID) -> String {
    transitions.name(of: id.rawValue) ?? "transition\(id.rawValue)"
  }

  func name(ofConstraint id: OrientationConstraint.ID) -> String {
    constraints.name(of: id.rawValue) ?? "constraint\(id.rawValue)"
  }
}
