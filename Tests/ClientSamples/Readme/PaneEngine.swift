public import FoldLayout

/// What the README's sample of panes came to.
public struct PaneSample: Sendable {
  /// The frames that the sample applies.
  public var frames: [LayoutRect?] = []

  /// The reasons that it prints.
  public var reasons: [String] = []

  /// Half way from the panes as they were.
  public var halfway: [LayoutRect?] = []

  /// The number of columns.
  public var columnCount = 0

  /// Where the alert goes.
  public var alert: LayoutRect?

  /// Where the video's controls go.
  public var controls: LayoutRect?

  /// How far the button goes.
  public var offset: LayoutPoint?

  /// Where the button goes, that was pinned to an edge of another container.
  public var pinned: LayoutRect?
}

/// The README's sample of panes, with what it needs around it.
///
/// - Parameters:
///   - environment: The environment to ask.
///   - previous: The environment before it.
///   - button: The frame of a fixed button.
///   - progress: How far an animation from one to the other is, from 0 to 1.
/// - Returns: What the sample came to.
public func runPaneSample(
  environment: LayoutEnvironment, previous: LayoutEnvironment, button: LayoutRect, progress: Double
) -> PaneSample {
  var sample = PaneSample()
  func apply(_ frame: LayoutRect?, to index: Int) { sample.frames.append(frame) }

  let list = Pane(width: PaneDimensionRange(ratio: 0.3, minimum: 280, maximum: 400))
  let detail = Pane(width: PaneDimensionRange(minimum: .absolute(360)), priority: 1)
  let split = PaneSplit(panes: [list, detail], spacing: 12)
  let panes = split.answer(in: environment)
  for (index, frame) in panes.frames.enumerated() { apply(frame, to: index) }  // nil where it is hidden
  for reason in split.explanation(in: environment).reasons { print(reason) }

  let halfway = split.answer(in: previous).interpolated(to: panes, fraction: progress)  // edge by edge
  let columns = ColumnGrid(minimumWidth: 160, gutter: 16).answer(in: environment).columns
  let alert = environment.placement(of: ItemPlacement(.alert, size: LayoutSize(width: 320, height: 200)))
  let controls = OverlayPlacement(primarySize: LayoutSize(width: 300, height: 80)).answer(in: environment)
  let moved = environment.displacement(of: button)  // the nearest place that is clear
  let pinned = AnchoredFrame(frame: button, edges: [.trailing, .bottom])
  let kept = LayoutEnvironment.reanchored(pinned, from: previous, to: environment)
  let rounded = environment.pixelGrid.map { halfway.rounded(to: $0) }  // neighbours still share their edges

  sample.reasons = split.explanation(in: environment).reasons.map(\.description)
  sample.halfway = (rounded ?? halfway).frames
  sample.columnCount = columns.count
  sample.alert = alert?.frame
  sample.controls = controls?.primary
  sample.offset = moved.offset
  sample.pinned = kept.frame
  return sample
}
