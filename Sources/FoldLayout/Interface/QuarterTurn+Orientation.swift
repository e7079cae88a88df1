extension QuarterTurn {
  /// The turn that takes what is fixed to the hardware from one orientation's coordinates to another's.
  ///
  /// Turned to landscape right, a phone shows its camera, which was at the top right, at the top left: the coordinates
  /// of everything fixed to it have gone a quarter counterclockwise.
  ///
  /// It is `nil` where either orientation is unknown.
  ///
  /// - Parameters:
  ///   - orientation: The orientation in whose coordinates something is known.
  ///   - other: The orientation in whose coordinates it is wanted.
  public init?(from orientation: Interface.Orientation, to other: Interface.Orientation) {
    guard let start = Self.sincePortrait(orientation), let end = Self.sincePortrait(other) else { return nil }
    self.init(rawValue: (end + 4 - start) % 4)
  }

  /// Quarters clockwise that take the coordinates of portrait to those of an orientation.
  private static func sincePortrait(_ orientation: Interface.Orientation) -> Int? {
    switch orientation {
    case .portrait: 0
    case .landscapeLeft: 1
    case .portraitUpsideDown: 2
    case .landscapeRight: 3
    case .unknown: nil
    }
  }
}
