@available(iOS 11.0, tvOS 11.0, *)
@MainActor
public protocol UIInteraction: AnyObject {
  var view: UIView? { get }

  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}
