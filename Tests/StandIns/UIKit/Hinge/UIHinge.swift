@available(iOS 27.1, *)
@MainActor
public class UIHinge: NSObject {
  public enum Status: Int, Sendable {
    case unknown = 0
    case closed = 1
    case partiallyOpen = 2
    case fullyOpen = 3
  }

  public let angle: CGFloat
  public let status: UIHinge.Status

  init(angle: CGFloat, status: UIHinge.Status) {
    self.angle = angle
    self.status = status
  }
}
