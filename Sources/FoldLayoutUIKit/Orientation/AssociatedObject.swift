#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
#if !os(tvOS)
import UIKit

/// An object that belongs to a scene or a controller, is found by it, and goes with it.
@MainActor
struct AssociatedObject<Value: AnyObject> {
  /// Nobody else has its address.
  private let anchor = Anchor()

  private final class Anchor {}

  private var key: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(anchor).toOpaque()) }

  /// The object of an owner, or `nil` where it has none.
  func of(_ owner: UIResponder) -> Value? {
    objc_getAssociatedObject(owner, key) as? Value
  }

  /// Gives an owner its object.
  func give(_ value: Value, to owner: UIResponder) {
    objc_setAssociatedObject(owner, key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}
#endif
#endif
