@available(iOS 17.0, tvOS 17.0, *)
@MainActor
public protocol UITraitChangeRegistration: NSCopying, NSObjectProtocol {}

@available(iOS 17.0, tvOS 17.0, *)
@MainActor
public protocol UITraitChangeObservable {
  typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void
  where TraitEnvironment: UITraitEnvironment

  @discardableResult
  func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping Self.TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment

  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}
