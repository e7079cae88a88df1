/// Sizes at which a layout changes, and the classes between them.
///
/// They serve for a window and for a part of it alike. The platform's size classes are left alone: those say what the
/// platform does, and the classes of a part come from here.
///
/// Rule L9.
public struct Breakpoints: Hashable, Sendable {
  /// The widths at which a class begins, in points, ascending, without the first class, which begins at zero.
  public let widths: [Double]

  /// The heights at which a class begins, in points, ascending, without the first class, which begins at zero.
  public let heights: [Double]

  /// Whether a size belongs to the class that begins at exactly it.
  public let includesLowerBounds: Bool

  /// Material's: widths compact, medium from 600, expanded from 840, large from 1200, extra large from 1600; heights
  /// compact, medium from 480, expanded from 900.
  public static let material = Breakpoints(widths: [600, 840, 1200, 1600], heights: [480, 900])

  /// Creates breakpoints.
  ///
  /// - Parameters:
  ///   - widths: The widths at which a class begins, in points, in any order. What is not finite or not above zero
  ///     begins no class and is left out, as is one that is there twice.
  ///   - heights: The heights at which a class begins, the same.
  ///   - includesLowerBounds: Whether a size belongs to the class that begins at exactly it, as in most libraries. In
  ///     WinUI it does not.
  public init(widths: [Double] = [], heights: [Double] = [], includesLowerBounds: Bool = true) {
    self.widths = Self.canonical(widths)
    self.heights = Self.canonical(heights)
    self.includesLowerBounds = includesLowerBounds
  }

  /// The classes of a size.
  ///
  /// - Parameter size: The extent of a window, a segment or any other part, in points.
  /// - Returns: The classes of its width and of its height.
  /// - Complexity: O(*n*) in the number of breakpoints.
  public func classes(for size: LayoutSize) -> BreakpointClasses {
    BreakpointClasses(width: step(of: size.width, in: widths), height: step(of: size.height, in: heights))
  }

  /// The classes of the window that a container sits in.
  ///
  /// - Parameter environment: The container.
  /// - Returns: `nil` where the window was not told.
  /// - Complexity: O(*n*) in the number of breakpoints.
  public func windowClasses(in environment: LayoutEnvironment) -> BreakpointClasses? {
    environment.windowSize.map { classes(for: $0) }
  }

  private func step(of length: Double, in bounds: [Double]) -> BreakpointClass {
    var result = BreakpointClass(index: 0, minimum: 0)
    for (index, bound) in bounds.enumerated() where includesLowerBounds ? length >= bound : length > bound {
      result = BreakpointClass(index: index + 1, minimum: bound)
    }
    return result
  }

  private static func canonical(_ bounds: [Double]) -> [Double] {
    var result: [Double] = []
    for bound in bounds.filter({ $0.isFinite && $0 > 0 }).sorted() where result.last != bound { result.append(bound) }
    return result
  }
}
