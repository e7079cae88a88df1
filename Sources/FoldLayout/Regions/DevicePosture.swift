/// How a device is bent, in the two words of the web's Device Posture interface.
///
/// Rule A7.
public enum DevicePosture: Hashable, Sendable, CaseIterable {
  /// Flat, or a device that does not fold, or a window that the fold does not cross.
  case continuous

  /// Bent along a fold that crosses the window.
  case folded
}
