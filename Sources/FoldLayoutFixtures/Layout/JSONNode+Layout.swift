import FoldLayout

extension JSONNode {
  /// The layout request, out of what the grammar has let through.
  ///
  /// - Parameter path: The way to it.
  /// - Returns: The request.
  /// - Throws: ``FixtureError`` where it is none, or several, or says two things that cannot be together.
  func layoutRequest(at path: FixturePath) throws(FixtureError) -> LayoutRequest {
    let kinds = members ?? []
    guard let kind = kinds.first, kinds.count == 1 else {
      throw FixtureError(
        kinds.isEmpty ? .missingKey : .value, path: path, position: position,
        found: isNull ? "null" : kinds.isEmpty ? "a layout that asks nothing" : "two questions at once",
        remedy: "a layout has one of \"split\", \"overlay\", \"columns\", \"item\", \"controls\" and \"anchored\"")
    }
    let node = kind.value
    switch kind.key {
    case "split": return .split(node.paneSplit)
    case "overlay": return .overlay(node.overlay)
    case "columns": return .columns(try node.columnGrid(at: path.appending(key: kind.key)))
    case "item": return .item(try node.item(at: path.appending(key: kind.key)))
    case "controls": return .controls(Displacement(of: (node.elements ?? []).compactMap(\.rect)))
    default:
      let control = AnchoredFrame(
        frame: node["frame"]?.rect ?? LayoutRect(origin: .zero, size: .zero), edges: node.edges)
      return .anchored(control, since: Int(node["since"]?.number ?? 0))
    }
  }

  private var paneSplit: PaneSplit {
    PaneSplit(
      panes: (self["panes"]?.elements ?? []).map(\.pane), spacing: self["spacing"]?.number ?? 0, axes: axes,
      preferredAxis: self["preferredAxis"]?.value(in: Words.axis), area: area,
      alignsToFlatDivisions: self["alignsToFlatDivisions"]?.flag ?? false,
      avoidsOccludedSegments: self["avoidsOccludedSegments"]?.flag ?? false)
  }

  private var pane: Pane {
    Pane(
      width: self["width"]?.range ?? PaneDimensionRange(), height: self["height"]?.range ?? PaneDimensionRange(),
      intrinsicSize: self["intrinsicSize"]?.size, alignment: self["alignment"]?.value(in: Words.alignment) ?? .fill,
      priority: self["priority"]?.number ?? 0)
  }

  private var range: PaneDimensionRange {
    PaneDimensionRange(
      minimum: self["minimum"]?.dimension ?? .automatic, preferred: self["preferred"]?.dimension ?? .automatic,
      maximum: self["maximum"]?.dimension ?? .automatic)
  }

  private var dimension: PaneDimension {
    if let number { return .absolute(number) }
    if let fraction = self["fraction"]?.number { return .fractional(fraction) }
    return value(in: Words.dimension) ?? .automatic
  }

  private var overlay: OverlayPlacement {
    OverlayPlacement(primarySize: self["primarySize"]?.size ?? .zero, edges: edges, axes: axes, area: area)
  }

  private func columnGrid(at path: FixturePath) throws(FixtureError) -> ColumnGrid {
    let (gutter, isUniform) = (self["gutter"]?.number ?? 0, self["isUniform"]?.flag ?? false)
    if let node = self["count"], let count = node.number {
      guard count >= 1 else {
        throw FixtureError(
          .value, path: path.appending(key: "count"), position: node.position, found: "0",
          remedy: "write the number of columns, at least one")
      }
      return ColumnGrid(
        count: Int(count), minimumWidth: self["minimumWidth"]?.number ?? 1, gutter: gutter, isUniform: isUniform,
        area: area)
    }
    guard let minimum = self["minimumWidth"]?.number else {
      throw FixtureError(
        .missingKey, path: path, position: position, found: "neither a \"count\" nor a \"minimumWidth\"",
        remedy: "add \"count\", or \"minimumWidth\" for as many columns as fit")
    }
    return ColumnGrid(minimumWidth: minimum, gutter: gutter, isUniform: isUniform, area: area)
  }

  private func item(at path: FixturePath) throws(FixtureError) -> ItemPlacement {
    if self["edges"] != nil, let point = self["point"] {
      throw FixtureError(
        .value, path: path.appending(key: "point"), position: point.position, found: "a point beside edges",
        remedy: "one of the two decides: remove the other")
    }
    var position = ItemPlacement.Position.byRole
    if self["edges"] != nil { position = .at(edges) }
    if let point = self["point"]?.point { position = .near(point) }
    return ItemPlacement(
      self["role"]?.value(in: Words.itemRole) ?? .control, size: self["size"]?.size ?? .zero, position: position,
      ignoresDivisions: self["ignoresDivisions"]?.flag ?? false)
  }

  private var axes: LayoutAxes { self["axes"]?.value(in: Words.axes) ?? .both }

  private var area: LayoutArea { self["area"]?.value(in: Words.layoutArea) ?? .safeArea }

  private var edges: DirectionalEdges {
    (self["edges"]?.elements ?? []).compactMap { $0.value(in: Words.directionalEdges) }
      .reduce(into: []) { $0.formUnion($1) }
  }
}
