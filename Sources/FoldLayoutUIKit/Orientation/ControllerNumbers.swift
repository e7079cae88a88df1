#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
#if !os(tvOS)
import FoldLayout
import UIKit

/// Numbers for controllers, the same for as long as one lives and never given to another.
@MainActor
struct ControllerNumbers {
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var last = 0

  private struct Entry {
    weak var controller: UIViewController?
    let id: ControllerHierarchy.Controller.ID
  }

  /// How many are remembered.
  var count: Int { entries.count }

  /// The number of a controller.
  ///
  /// - Complexity: O(1), amortised.
  mutating func id(of controller: UIViewController) -> ControllerHierarchy.Controller.ID {
    // An identity may come again once its object is gone.
    if let entry = entries[ObjectIdentifier(controller)], entry.controller === controller { return entry.id }
    last += 1
    let id = ControllerHierarchy.Controller.ID(rawValue: last)
    entries[ObjectIdentifier(controller)] = Entry(controller: controller, id: id)
    return id
  }

  /// The controller of a number, as long as it lives.
  ///
  /// - Complexity: O(*n*) in the number of controllers.
  func controller(_ id: ControllerHierarchy.Controller.ID) -> UIViewController? {
    entries.values.first { $0.id == id }?.controller
  }

  /// Forgets those who are gone.
  mutating func forgetGone() {
    entries = entries.filter { $0.value.controller != nil }
  }
}
#endif
#endif
