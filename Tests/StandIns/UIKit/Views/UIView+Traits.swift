extension UIView {
  public var traitCollection: UITraitCollection { traits.current }

  @available(iOS 17.0, tvOS 17.0, *)
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
    StandInSystem.provides("registerForTraitChanges", since: 17)
    return self.traits.register(traits, handler)
  }

  @available(iOS 17.0, tvOS 17.0, *)
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traits.unregister(registration)
  }

  /// Hands the traits of the scene, or of the nearest part that has its own, down the hierarchy.
  func updateTraits(inheriting inherited: UITraitCollection? = nil) {
    let inherited = standInTraits ?? inherited ?? superview?.traits.current ?? window?.windowScene?.traitCollection
    if let inherited { traits.update(to: inherited, of: self) }
    controller?.traitsMayHaveChanged()
    for view in subviews { view.updateTraits(inheriting: inherited) }
  }
}
