/// Test-only: which system runs on which kind of device, so that what is newer than it is missed as on a device.
public enum StandInSystem {
  @TaskLocal public static var version = 27.1
  @TaskLocal public static var idiom = UIUserInterfaceIdiom.phone

  /// Linux does not look at availability; a system looks whether it has the symbol.
  static func provides(_ name: String, since version: Double) {
    precondition(Self.version >= version, "\(name) came with \(version), and this is \(Self.version).")
  }
}
