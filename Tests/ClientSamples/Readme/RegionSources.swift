public import FoldLayout

/// The README's sample of sources of regions, with what it needs around it.
///
/// - Returns: Regions of a window from Jetpack, of a page, and of a window on a display, and what a sensor says.
public func runSourceSample(
  features: [FoldingFeature], bounds: PixelRect, density: Double, segments: [LayoutRect]?, viewport: LayoutSize,
  display: DisplayRegions, window: LayoutRect, angle: Double
) throws -> (android: LayoutRegions, web: LayoutRegions, window: LayoutRegions, hinge: Hinge.Status?) {
  var classifier = HingeClassifier(profile: .surfaceDuo)

  let (android, issues) = LayoutRegions.regions(of: features, in: bounds, density: density)
  let (web, _) = LayoutRegions.regions(ofViewportSegments: segments, posture: .folded, in: viewport)
  let regions = try display.regions(in: window, on: .inner)  // refused where the window is on another display
  let hinge = classifier.update(degrees: angle)?.status  // only where the platform tells no status

  _ = issues
  return (android, web, regions, hinge)
}
