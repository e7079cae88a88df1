public struct Color: View, StandInPrimitive, Hashable, Sendable {
  /// Test-only: red, green, blue and opacity.
  public let standInComponents: [Double]

  public nonisolated init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    standInComponents = [red, green, blue, opacity]
  }

  public nonisolated func opacity(_ opacity: Double) -> Color {
    let parts = standInComponents
    return Color(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3] * opacity)
  }

  public nonisolated static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
  public nonisolated static let black = Color(red: 0, green: 0, blue: 0)
  public nonisolated static let white = Color(red: 1, green: 1, blue: 1)
  public nonisolated static let red = Color(red: 1, green: 0.23, blue: 0.19)
  public nonisolated static let orange = Color(red: 1, green: 0.58, blue: 0)
  public nonisolated static let green = Color(red: 0.2, green: 0.78, blue: 0.35)
  public nonisolated static let blue = Color(red: 0, green: 0.48, blue: 1)
  public nonisolated static let purple = Color(red: 0.69, green: 0.32, blue: 0.87)

  func standInElements(_ inputs: StandInInputs) -> [StandInElement] {
    let host = inputs.host
    let element = StandInElement(
      size: { $0.replacingUnspecifiedDimensions() }, place: { frame, _ in host.notePlace(of: self, at: frame) })
    return [element]
  }
}
