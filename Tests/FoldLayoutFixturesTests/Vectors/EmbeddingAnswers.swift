import FoldLayout

@testable import FoldLayoutFixtures

/// Splits and overlays as activity embedding asks for them.
enum EmbeddingAnswers {
  static func answer(to vector: Vector) -> JSONValue? {
    let input = vector.input
    switch vector.operation {
    case "overlayBounds": return overlay(input)
    case "splitBounds": return split(input)
    case "ratio":
      let panes = [Pane(width: PaneDimensionRange(ratio: input.double("ratio"))), Pane()]
      let frames = PaneSplit(panes: panes).answer(in: LayoutEnvironment(size: LayoutSize(width: 600, height: 100)))
        .frames
      return .answer(("valid", .flag(frames.allSatisfy { $0.map { $0.width > 0 } ?? false })))
    default: return nil
    }
  }

  private static func overlay(_ input: JSONNode) -> JSONValue? {
    let task = LayoutEnvironment(size: input["task"]?.extent ?? .zero, separating: input.list("hinges").map(\.frame))
    let overlay = input["overlay"] ?? input
    if let preset = overlay["preset"]?.text, preset.hasPrefix("hinge-") {
      return bounds(besideHinge(String(preset.dropFirst(6)), in: task), in: task)
    }
    let size = LayoutSize(
      width: length(overlay["width"], along: .horizontal, in: task),
      height: length(overlay["height"], along: .vertical, in: task))
    let positions: [String: ItemPlacement.Position] = [
      "left": .at(.leading), "right": .at(.trailing), "top": .at(.top), "bottom": .at(.bottom),
    ]
    let align = overlay.word("align")
    let item = ItemPlacement(
      align == "bottom" ? .bottomControls : .control, size: size, position: positions[align] ?? .byRole,
      ignoresDivisions: size.width >= task.size.width)
    return bounds(task.placement(of: item)?.frame, in: task)
  }

  /// A half of the task is the own size of one that lies beside a hinge.
  private static func besideHinge(_ side: String, in task: LayoutEnvironment) -> LayoutRect? {
    let isAcross = side == "left" || side == "right"
    let edges: [String: DirectionalEdges] = ["left": .leading, "right": .trailing, "top": .top, "bottom": .bottom]
    let half = LayoutSize(
      width: isAcross ? task.size.width / 2 : task.size.width,
      height: isAcross ? task.size.height : task.size.height / 2)
    let placement = OverlayPlacement(
      primarySize: half, edges: edges[side] ?? [], axes: isAcross ? .horizontal : .vertical)
    return placement.answer(in: task)?.primary
  }

  /// A number, a share, up to the hinge, or all.
  private static func length(_ node: JSONNode?, along axis: LayoutAxis, in task: LayoutEnvironment) -> Double {
    let whole = axis == .horizontal ? task.size.width : task.size.height
    if let pixels = node?["pixel"]?.number { return pixels }
    if let ratio = node?["ratio"]?.number { return ratio * whole }
    guard node?.text == "hinge" else { return whole }
    guard task.segments.count > 1, let last = task.segments.last else { return whole / 2 }
    return axis == .horizontal ? last.frame.width : last.frame.height
  }

  private static func bounds(_ frame: LayoutRect?, in task: LayoutEnvironment) -> JSONValue? {
    guard let frame else { return nil }
    return frame == task.bounds ? .answer(("fillsTask", .flag(true))) : .answer(("bounds", .frame(frame)))
  }

  private static func split(_ input: JSONNode) -> JSONValue {
    var task = LayoutEnvironment(size: input["task"]?.extent ?? .zero)
    // Several windows share the display: what a feature is of is not told to each.
    if input.word("windowing") != "multiWindow" {
      task = LayoutEnvironment(
        size: task.size, separating: input.list("features").map { $0.pixelBounds.points(density: 1) })
    }
    let direction = input.word("layoutDirection")
    let isRightToLeft = direction == "rightToLeft" || (direction == "locale" && input.word("configuration") == "rtl")
    task.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    let type = input.word("splitType") == "hinge" && task.segments.count < 2 ? input["fallback"] : input["splitType"]
    let axis: LayoutAxis = direction == "topToBottom" ? .vertical : .horizontal
    var split = PaneSplit(
      panes: [Pane(), Pane()], axes: axis == .vertical ? .vertical : .horizontal, preferredAxis: axis)
    if let ratio = type?["ratio"]?.number {
      let range = PaneDimensionRange(ratio: ratio)
      split.panes[0] = Pane(width: axis == .horizontal ? range : .init(), height: axis == .vertical ? range : .init())
    }
    if type?.text == "expandContainers" { split.axes = [] }
    let frames = split.answer(in: task).frames
    let whole = PaneSplit(panes: [Pane()]).answer(in: task).frames[0]
    func value(_ frame: LayoutRect?) -> JSONValue {
      frame == task.bounds ? .text("wholeTask") : .pane(frame)
    }
    return .answer(("start", value(frames[0])), ("end", value(frames[1])), ("fill", value(whole)))
  }
}
