@available(iOS 27.1, *)
extension UIView {
  public struct ReservedRegion: Equatable, Hashable, Identifiable {
    public struct ID: Hashable {
      let entity: Int
    }

    public let id: UIView.ReservedRegion.ID
    public let kind: UIView.ReservedRegion.Kind
    public let frame: CGRect
    public let margins: UIEdgeInsets
    public let isActive: Bool

    // Insets have no hash, and so neither is synthesised.
    public static func == (first: ReservedRegion, second: ReservedRegion) -> Bool {
      first.id == second.id && first.kind == second.kind && first.frame == second.frame
        && first.margins == second.margins && first.isActive == second.isActive
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(id)
    }
  }
}

@available(iOS 27.1, *)
extension UIView.ReservedRegion {
  public struct Kind: Equatable, Hashable {
    let isDivision: Bool

    @MainActor public static let division = Kind(isDivision: true)
    @MainActor public static let occlusion = Kind(isDivision: false)
  }

  public struct QueryOptions: OptionSet {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static var includeInactive: QueryOptions { QueryOptions(rawValue: 1 << 0) }
  }
}

@available(iOS 27.1, *)
extension UIView {
  @preconcurrency
  public func reservedRegions(
    kind: UIView.ReservedRegion.Kind, options: UIView.ReservedRegion.QueryOptions = []
  ) -> [UIView.ReservedRegion] {
    StandInSystem.provides("reservedRegions", since: 27.1)
    guard let window else { return [] }
    return window.regions.read(by: self, isTracked: window.layoutStack.last === self)
      .filter { $0.isDivision == kind.isDivision && ($0.isActive || options.contains(.includeInactive)) }
      .map { region in
        ReservedRegion(
          id: ReservedRegion.ID(entity: region.entity), kind: kind, frame: window.convert(region.frame, to: self),
          margins: region.margins, isActive: region.isActive)
      }
      .filter { !window.standInListsMeetingOnly || bounds.intersects($0.frame) }
  }
}
