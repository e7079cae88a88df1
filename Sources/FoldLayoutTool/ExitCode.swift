/// How the program ends, by the numbers that `sysexits.h` gives.
enum ExitCode: Int32 {
  case success = 0

  /// What was checked does not hold.
  case failed = 1

  /// The arguments are not what the program takes.
  case usage = 64

  /// A file is there and is not a fixture.
  case badFile = 65

  /// A file is not there, or may not be read.
  case noFile = 66

  /// What was to be printed could not be written.
  case outputFailed = 74
}
