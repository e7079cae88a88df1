extension OrientationAccount {
  /// One of the layers that decide which orientations are allowed, from the outside to the inside.
  public enum Layer: Int, Hashable, Sendable, CaseIterable {
    /// What the scene, the application or the Info.plist declares.
    case base

    /// What the product and its display can show.
    case device

    /// What the controllers answer whom UIKit asks.
    case chain

    /// What registered constraints want.
    case views

    /// The layer in a sentence.
    var words: String {
      switch self {
      case .base: "base"
      case .device: "device"
      case .chain: "chain"
      case .views: "views"
      }
    }
  }
}
