import FoldLayout
import FoldLayoutFixtures

/// The arguments of `fold-layout layout`, taken apart into questions.
struct LayoutArguments {
  private(set) var file = ""
  private(set) var isJSON = false
  private(set) var time: Int?

  private var widths: [PaneDimensionRange]?
  private var heights: [PaneDimensionRange]?
  private var split = PaneSplit(panes: [])
  private var alignment = Pane.Alignment.fill
  private var overlay: OverlayPlacement?
  private var columns: ColumnGrid?
  private var item: ItemPlacement?
  private var controls: [LayoutRect] = []
  private var anchored: LayoutRect?
  private var point: LayoutPoint?
  private var edges: DirectionalEdges?
  private var gutter = 0.0
  private var since = 0
  private var told: Set<String> = []

  private static let options = OptionList(
    command: "layout",
    valued: [
      "--panes", "--heights", "--axis", "--prefer", "--align", "--spacing", "--overlay", "--columns", "--gutter",
      "--item",
      "--point",
      "--edges", "--control", "--anchored", "--since", "--at",
    ], repeated: ["--control"],
    flags: ["--flat", "--avoid-occluded", "--uniform", "--ignore-divisions", "--bounds", "--json"])

  /// What each option that says more about a question says it about.
  private static let needed: [(option: String, one: [String])] = [
    ("--axis", ["--panes", "--heights", "--overlay"]), ("--spacing", ["--panes", "--heights"]),
    ("--align", ["--panes", "--heights"]), ("--prefer", ["--panes", "--heights"]),
    ("--flat", ["--panes", "--heights"]),
    ("--avoid-occluded", ["--panes", "--heights"]), ("--gutter", ["--columns"]),
    ("--uniform", ["--columns"]), ("--ignore-divisions", ["--item"]), ("--point", ["--item"]),
    ("--edges", ["--overlay", "--item", "--anchored"]), ("--since", ["--anchored"]),
    ("--bounds", ["--panes", "--heights", "--overlay", "--columns"]),
  ]

  init(_ arguments: [String]) throws(UsageError) {
    let (options, files) = try Self.options.parse(arguments)
    guard let file = files.first, !file.isEmpty, files.count == 1 else {
      throw UsageError(
        sentence: files.count < 2 ? "layout needs a file" : "layout takes one file, not \(files.count)")
    }
    self.file = file
    for (option, value) in options {
      told.insert(option)
      if let value { try take(option, value) } else { take(option) }
    }
    for (option, others) in Self.needed where told.contains(option) && told.isDisjoint(with: others) {
      throw UsageError(sentence: "\(option) needs \(others.joined(separator: " or ")) beside it")
    }
    if let widths, let heights, widths.count != heights.count {
      throw UsageError(sentence: "--panes has \(widths.count) and --heights \(heights.count): each pane has both")
    }
    if let time, since > time {
      throw UsageError(sentence: "--since is \(since) and --at \(time): the control lay there before")
    }
    if point != nil, edges != nil, overlay == nil, anchored == nil {
      throw UsageError(sentence: "--point and --edges both say where the item goes: one of the two decides")
    }
  }

  /// The questions, in the order of the help; none where the file is to ask.
  var layouts: [PostureFixture.Layout] {
    var layouts: [PostureFixture.Layout] = []
    func ask(_ name: String, _ request: LayoutRequest?) {
      if let request { layouts.append(PostureFixture.Layout(name: name, request: request)) }
    }
    ask("panes", paneSplit.map { .split($0) })
    ask("overlay", overlay.map { .overlay(with($0)) })
    ask("columns", columns.map { .columns(with($0)) })
    ask("item", item.map { .item(with($0)) })
    ask("controls", controls.isEmpty ? nil : .controls(Displacement(of: controls)))
    ask("anchored", anchored.map { .anchored(AnchoredFrame(frame: $0, edges: edges ?? []), since: since) })
    return layouts
  }

  private var paneSplit: PaneSplit? {
    guard let count = widths?.count ?? heights?.count else { return nil }
    var split = split
    split.panes = (0..<count).map { index in
      Pane(
        width: widths?[index] ?? PaneDimensionRange(), height: heights?[index] ?? PaneDimensionRange(),
        alignment: alignment)
    }
    return split
  }

  private func with(_ overlay: OverlayPlacement) -> OverlayPlacement {
    OverlayPlacement(primarySize: overlay.primarySize, edges: edges ?? [], axes: split.axes, area: split.area)
  }

  private func with(_ columns: ColumnGrid) -> ColumnGrid {
    var columns = columns
    (columns.gutter, columns.isUniform, columns.area) = (gutter, told.contains("--uniform"), split.area)
    return columns
  }

  private func with(_ item: ItemPlacement) -> ItemPlacement {
    var item = item
    item.position = point.map { .near($0) } ?? edges.map { .at($0) } ?? .byRole
    item.ignoresDivisions = told.contains("--ignore-divisions")
    return item
  }

  private mutating func take(_ flag: String) {
    switch flag {
    case "--json": isJSON = true
    case "--flat": split.alignsToFlatDivisions = true
    case "--avoid-occluded": split.avoidsOccludedSegments = true
    case "--bounds": split.area = .bounds
    default: break
    }
  }

  private mutating func take(_ option: String, _ value: String) throws(UsageError) {
    let reader = LayoutValues(option: option)
    switch option {
    case "--panes": widths = try reader.ranges(value)
    case "--heights": heights = try reader.ranges(value)
    case "--axis": split.axes = try OptionList.word(value, of: option, among: Words.axes.pairs)
    case "--align":
      alignment = try OptionList.word(value, of: option, among: Words.alignment.pairs)
    case "--prefer":
      split.preferredAxis = try OptionList.word(value, of: option, among: Words.axis.pairs)
    case "--spacing": split.spacing = try reader.length(value)
    case "--overlay": overlay = OverlayPlacement(primarySize: try reader.size(value))
    case "--columns": columns = try reader.columns(value)
    case "--gutter": gutter = try reader.length(value)
    case "--item": item = try reader.item(value)
    case "--point":
      let numbers = try reader.numbers(value, count: 2, as: "X,Y")
      point = LayoutPoint(x: numbers[0], y: numbers[1])
    case "--edges": edges = try reader.edges(value)
    case "--control": controls.append(try reader.rect(value))
    case "--anchored": anchored = try reader.rect(value)
    case "--since": since = try reader.time(value)
    default: time = try reader.time(value)
    }
  }
}
