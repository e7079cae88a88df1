/// The names of hinges, regions, transitions, observers, controllers, constraints and layouts that a fixture tells, and the places that refer to them.
///
/// A name that is told nowhere is a typing mistake, most likely, and would make an expectation hold that should not.
struct NameReferences {
  enum Kind: String {
    case hinge
    case division
    case occlusion
    case transition
    case observer
    case controller
    case constraint
    case request
    case layout

    /// What tells names of this kind, as part of a sentence.
    var teller: String {
      switch self {
      case .hinge, .division, .occlusion: "an environment"
      case .transition: "a beginning transition"
      case .observer: "a registration"
      case .controller: "a window"
      case .constraint: "a constraint or a request"
      case .request: "a request"
      case .layout: "\"layouts\""
      }
    }
  }

  private struct Reference {
    var kind: Kind
    var name: String
    var path: FixturePath
    var position: TextPosition
    var mayBeAlone: Bool
  }

  private var told: [Kind: Set<String>] = [:]
  private var reportedHinges: Set<String> = []
  private var references: [Reference] = []

  /// The controllers that are told, each with the place where it is told first.
  private var controllers: [Reference] = []

  mutating func tell(_ kind: Kind, _ name: String) { told[kind, default: []].insert(name) }

  /// Notes a controller that is told, which something must refer to, or it is out of reach.
  mutating func tellController(_ name: String, at path: FixturePath, _ position: TextPosition) {
    if told[.controller]?.contains(name) != true {
      controllers.append(Reference(kind: .controller, name: name, path: path, position: position, mayBeAlone: false))
    }
    tell(.controller, name)
  }

  /// Notes that names of a kind are told, be it that there are none.
  mutating func tellSome(_ kind: Kind) { told[kind] = told[kind] ?? [] }

  /// Notes a hinge that reports, which it may without being told where no hinges are.
  mutating func report(_ name: String) { reportedHinges.insert(name) }

  /// Notes a place that refers to a name.
  ///
  /// - Parameters:
  ///   - kind: What the name is of.
  ///   - name: The name.
  ///   - path: The way to the place.
  ///   - position: The place.
  ///   - mayBeAlone: Whether the name need not be told where the fixture tells no name of the kind at all.
  mutating func refer(
    to kind: Kind, _ name: String, at path: FixturePath, _ position: TextPosition, mayBeAlone: Bool = false
  ) {
    references.append(
      Reference(kind: kind, name: name, path: path, position: position, mayBeAlone: mayBeAlone))
  }

  /// Notes every name in an expectation.
  mutating func refer(fromExpectation expectation: JSONNode, at path: FixturePath) {
    for (index, observer) in (expectation["observers"]?.elements ?? []).enumerated() {
      refer(toText: observer, .observer, at: path.appending(key: "observers").appending(index: index))
    }
    if let hinge = expectation["hinge"]?["name"] {
      refer(toText: hinge, .hinge, at: path.appending(key: "hinge").appending(key: "name"), mayBeAlone: true)
    }
    for (part, key) in [("orientation", "superseded"), ("publication", "request")] {
      if let text = expectation[part]?[key] {
        refer(toText: text["name"] ?? text, .request, at: path.appending(key: part).appending(key: key))
      }
    }
    if let request = expectation["orientation"]?["ended"]?["request"] {
      let path = path.appending(key: "orientation").appending(key: "ended").appending(key: "request")
      refer(toText: request, .request, at: path)
    }
    if let layout = expectation["layout"]?["name"] {
      refer(toText: layout, .layout, at: path.appending(key: "layout").appending(key: "name"))
    }
    if let emission = expectation["emission"] { refer(from: emission, at: path.appending(key: "emission")) }
  }

  private mutating func refer(from emission: JSONNode, at path: FixturePath) {
    if let transition = emission["transition"]?["name"] {
      refer(toText: transition, .transition, at: path.appending(key: "transition").appending(key: "name"))
    }
    for part in ["current", "previous"] {
      let path = path.appending(key: part)
      referToKeys(of: emission[part]?["hinges"], .hinge, at: path.appending(key: "hinges"))
      referToKeys(of: emission[part]?["divisions"], .division, at: path.appending(key: "divisions"))
      referToKeys(of: emission[part]?["occlusions"], .occlusion, at: path.appending(key: "occlusions"))
      for hinge in emission[part]?["hinges"]?.members ?? [] {
        let path = path.appending(key: "hinges").appending(key: hinge.key).appending(key: "division")
        if let division = hinge.value["division"] { refer(toText: division, .division, at: path) }
      }
    }
    let computed = path.appending(key: "computed")
    referToKeys(of: emission["computed"]?["divisions"], .division, at: computed.appending(key: "divisions"))
    if let active = emission["computed"]?["activeDivisionRegion"] {
      refer(toText: active, .division, at: computed.appending(key: "activeDivisionRegion"))
    }
    for (index, obstacle) in (emission["computed"]?["obstacles"]?.elements ?? []).enumerated() {
      refer(toText: obstacle, .division, at: computed.appending(key: "obstacles").appending(index: index))
    }
    let occlusions = emission["computed"]?["activeOcclusionRegions"]?.elements ?? []
    for (index, occlusion) in occlusions.enumerated() {
      let path = computed.appending(key: "activeOcclusionRegions").appending(index: index)
      refer(toText: occlusion, .occlusion, at: path)
    }
  }

  /// Refuses the first reference to a name that is told nowhere.
  func check() throws(FixtureError) {
    let wrong = references.first { reference in
      guard let names = told[reference.kind] else {
        return !reference.mayBeAlone || !reportedHinges.contains(reference.name)
      }
      return !names.contains(reference.name)
    }
    guard let wrong else { return try checkReach() }
    throw FixtureError(
      .value, path: wrong.path, position: wrong.position,
      found: "\(wrong.name.quoted), which no \(wrong.kind.rawValue) is called",
      remedy: Suggestion.sentence(for: wrong.name, among: (told[wrong.kind] ?? []).sorted())
        ?? "use a name that \(wrong.kind.teller) of this fixture tells")
  }

  /// Refuses the first controller that is in no window's reach: its name is misspelt, most likely.
  private func checkReach() throws(FixtureError) {
    let reached = Set(references.filter { $0.kind == .controller }.map(\.name))
    guard let alone = controllers.first(where: { !reached.contains($0.name) }) else { return }
    throw FixtureError(
      .value, path: alone.path, position: alone.position,
      found: "the controller \(alone.name.quoted), which nothing leads to",
      remedy: Suggestion.sentence(for: alone.name, among: reached.sorted())
        ?? "name it as a root, among children, or as presented")
  }

  private mutating func refer(
    toText node: JSONNode, _ kind: Kind, at path: FixturePath, mayBeAlone: Bool = false
  ) {
    if let name = node.text { refer(to: kind, name, at: path, node.position, mayBeAlone: mayBeAlone) }
  }

  private mutating func referToKeys(of node: JSONNode?, _ kind: Kind, at path: FixturePath) {
    for member in node?.members ?? [] {
      refer(to: kind, member.key, at: path.appending(key: member.key), member.keyPosition)
    }
  }
}
