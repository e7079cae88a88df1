extension DisplayRegions {
  /// Why regions of a display could not be told to a window.
  public enum Refusal: Error, Hashable, Sendable {
    /// The window is on another display: to subtract one's coordinates from the other's gives nothing.
    case displaysDiffer(regions: Interface.Display, window: Interface.Display)

    /// The window's frame is not finite, or its width or height is negative.
    case impossibleWindow(LayoutRect)
  }
}

extension DisplayRegions.Refusal: CustomStringConvertible {
  /// The refusal as a sentence.
  public var description: String {
    switch self {
    case .displaysDiffer(let regions, let window):
      "The regions belong to a display that is \(regions.words) and the window is on one that is \(window.words); "
        + "ask for the regions of the display that shows the window."
    case .impossibleWindow(let frame):
      "No window is \(frame.width) wide and \(frame.height) high at (\(frame.minX), \(frame.minY)); "
        + "give its frame in the coordinates of its display."
    }
  }
}
