@MainActor
open class UIDevice: NSObject {
  public class var current: UIDevice { only }

  private static let only = UIDevice()

  public nonisolated class var orientationDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")
  }

  public var systemVersion: String { "\(StandInSystem.version)" }

  public var userInterfaceIdiom: UIUserInterfaceIdiom { StandInSystem.idiom }

  /// Unknown unless somebody has asked for notifications, as UIKit itself does in an application.
  public internal(set) var orientation = UIDeviceOrientation.unknown

  /// Test-only: how many have asked for notifications and not ended it.
  public private(set) var standInGenerationCount = 0

  open func beginGeneratingDeviceOrientationNotifications() {
    standInGenerationCount += 1
  }

  open func endGeneratingDeviceOrientationNotifications() {
    standInGenerationCount -= 1
  }
}
