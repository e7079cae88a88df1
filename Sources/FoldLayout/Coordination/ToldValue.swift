/// A value that observers are told, of which they can ask for some aspects only.
protocol ToldValue {
  /// What it can be about.
  associatedtype Aspects: SetAlgebra
}

extension LayoutEnvironmentInformation: ToldValue {
  typealias Aspects = LayoutAspects
}

/// The observers of hinges hear of everything.
extension Hinge.Update: ToldValue {
  typealias Aspects = LayoutAspects
}

extension OrientationInformation: ToldValue {
  typealias Aspects = OrientationAspects
}
