/// Who is to be told of changes of traits: never at registration, and once for a set of changes.
@MainActor
final class StandInTraitRegistrations {
  private var registrations: [Registration] = []
  private var told = UITraitCollection()

  final class Registration: NSObject, UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: (AnyObject, UITraitCollection) -> Void

    init(_ traits: [UITrait], _ handler: @escaping (AnyObject, UITraitCollection) -> Void) {
      self.traits = traits
      self.handler = handler
    }

    nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
  }

  var current: UITraitCollection { told }

  func register<Environment: UITraitEnvironment>(
    _ traits: [UITrait], _ handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = Registration(traits) { object, previous in
      if let environment = object as? Environment { handler(environment, previous) }
    }
    registrations.append(registration)
    return registration
  }

  func unregister(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }

  /// Takes in the present traits, and tells whoever registered for one that differs.
  func update<Environment: UITraitEnvironment>(to traits: UITraitCollection, of environment: Environment) {
    let previous = told
    guard !previous.agrees(with: traits) else { return }
    told = traits
    for registration in registrations
    where registration.traits.contains(where: { !previous.agrees(with: traits, on: $0) }) {
      registration.handler(environment, previous)
    }
    environment.traitCollectionDidChange(previous)
  }
}
