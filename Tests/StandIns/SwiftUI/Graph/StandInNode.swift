import UIKit

/// A place in the hierarchy of views, for as long as a view is in it.
@MainActor
final class StandInNode {
  private(set) var children: [String: StandInNode] = [:]
  private var locations: [String: AnyObject] = [:]
  private var pass = 0

  /// The view or controller of UIKit that is shown here, and what takes it away.
  var platform: AnyObject?
  var dismantle: (() -> Void)?

  /// What is done when the view is on the screen, and when it no longer is.
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?
  var hasAppeared = false

  /// What was compared last.
  var compared: Any?

  func child(_ name: String, in pass: Int) -> StandInNode {
    let child = children[name] ?? StandInNode()
    children[name] = child
    child.pass = pass
    return child
  }

  func location<Value>(named name: String, of initial: Value, in host: any StandInHost) -> StandInLocation<Value> {
    if let found = locations[name] as? StandInLocation<Value> { return found }
    let location = StandInLocation(initial) { [weak host] in host?.stateDidChange() }
    locations[name] = location
    return location
  }

  /// Takes away what was not come by in the last pass.
  func sweep(after pass: Int) {
    for (name, child) in children {
      if child.pass == pass {
        child.sweep(after: pass)
      } else {
        children[name] = nil
        child.end()
      }
    }
  }

  private func end() {
    for child in children.values { child.end() }
    disappear()
    dismantle?()
  }

  func appearAll() {
    for (_, child) in children.sorted(by: { $0.key < $1.key }) { child.appearAll() }
    guard !hasAppeared else { return }
    hasAppeared = true
    onAppear?()
  }

  func disappearAll() {
    for (_, child) in children.sorted(by: { $0.key < $1.key }) { child.disappearAll() }
    disappear()
  }

  private func disappear() {
    guard hasAppeared else { return }
    hasAppeared = false
    onDisappear?()
  }
}

/// Who shows a hierarchy of views.
@MainActor
protocol StandInHost: AnyObject {
  var standInPass: Int { get }
  var standInController: UIViewController? { get }
  var standInContainer: UIView { get }
  func stateDidChange()
  func noteDrawing(_ drawing: StandInDrawing)
  func notePlace(of view: Any, at frame: CGRect)
  func afterUpdate(_ action: @escaping () -> Void)
}
