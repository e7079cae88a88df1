@available(iOS 6.0, *)
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

extension UIInterfaceOrientationMask {
  /// Test-only: what a delegate answers that does not implement a method; UIKit looks whether it does.
  public static let standInNotImplemented = UIInterfaceOrientationMask(rawValue: 1 << 40)

  /// The orientations in UIKit's order.
  var orientations: [UIInterfaceOrientation] {
    [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight].filter { contains($0) }
  }

  func contains(_ orientation: UIInterfaceOrientation) -> Bool {
    orientation != .unknown && rawValue & (1 << UInt(orientation.rawValue)) != 0
  }

  /// The names as they stand in UIKit's errors and exceptions.
  var names: String { orientations.map(\.name).joined(separator: ", ") }
}

extension UIInterfaceOrientation {
  var name: String {
    switch self {
    case .unknown: "unknown"
    case .portrait: "portrait"
    case .portraitUpsideDown: "portraitUpsideDown"
    case .landscapeRight: "landscapeRight"
    case .landscapeLeft: "landscapeLeft"
    }
  }
}
