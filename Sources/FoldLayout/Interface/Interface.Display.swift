extension Interface {
  /// Which of a device's displays shows an interface.
  public enum Display: Hashable, Sendable, CaseIterable {
    /// The only display of a device that has one.
    case single

    /// The display on the outside of a folding device.
    case outer

    /// The display on the inside of a folding device.
    case inner

    /// A display that is not part of the device.
    case external
  }
}

extension Interface.Display {
  var words: String {
    switch self {
    case .single: "the only one"
    case .outer: "outer"
    case .inner: "inner"
    case .external: "external"
    }
  }
}
