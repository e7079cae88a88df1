@MainActor
open class UIDevice: NSObject {
  public class var current: UIDevice { only }

  private static let only = UIDevice()

  public nonisolated class var orientationDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")
  }

  /// Test-only: how many have asked for notifications and not ended it.
  public private(set) var standInGenerationCount = 0

  open func beginGeneratingDeviceOrientationNotifications() {
    standInGenerationCount += 1
  }

  open func endGeneratingDeviceOrientationNotifications() {
    standInGenerationCount -= 1
  }
}
