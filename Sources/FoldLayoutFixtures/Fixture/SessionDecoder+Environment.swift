import FoldLayout

extension SessionDecoder {
  /// Applies a merge patch to the environment so far.
  @discardableResult
  mutating func merge(_ patch: JSONNode, at path: FixturePath) throws(FixtureError) -> LayoutEnvironment {
    let before = merged ?? .nothing(at: patch.position)
    let node = before.merged(with: patch)
    try checkRemovals(in: patch, from: before, to: node, at: path)
    merged = node
    let told = try self.environment(from: node, at: path)
    let (canonical, issues) = told.canonical()
    guard issues.isEmpty, let canonical else { throw error(for: issues, in: node, at: path) }
    environment = canonical
    return canonical
  }

  /// Refuses to remove what is not there, and to leave one kind of region told and the other not.
  private func checkRemovals(
    in patch: JSONNode, from before: JSONNode, to after: JSONNode, at path: FixturePath
  ) throws(FixtureError) {
    for kind in ["hinges", "divisions", "occlusions"] {
      try checkRemovals(of: patch[kind], from: before[kind], at: path.appending(key: kind))
    }
    let wereTold = before["divisions"] != nil || before["occlusions"] != nil
    for (kind, other) in [("divisions", "occlusions"), ("occlusions", "divisions")] {
      guard let null = patch[kind], null.isNull, patch[other]?.isNull != true else { continue }
      guard wereTold || after[other] != nil else { continue }
      throw FixtureError(
        .value, path: path.appending(key: kind), position: null.position, found: "null for \(kind) alone",
        remedy: "regions are told together: write null for both, or null for each one that has gone")
    }
  }

  /// Refuses to remove by name what is not there.
  func checkRemovals(of patch: JSONNode?, from before: JSONNode?, at path: FixturePath) throws(FixtureError) {
    for member in patch?.members ?? [] where member.value.isNull && before?[member.key] == nil {
      throw FixtureError(
        .value, path: path.appending(key: member.key), position: member.keyPosition,
        found: "null for \(member.key.quoted), which is not there to be removed",
        remedy: Suggestion.sentence(for: member.key, among: before?.members?.map(\.key) ?? [])
          ?? "remove one that is told, or leave this out")
    }
  }

  private mutating func environment(
    from node: JSONNode, at path: FixturePath
  ) throws(FixtureError) -> LayoutEnvironment {
    guard let size = node["size"]?.size else {
      throw missing("size", in: node, at: path, "an environment has a size, and no size is no environment")
    }
    var environment = LayoutEnvironment(size: size)
    environment.safeAreaInsets = node["safeAreaInsets"]?.insets
    environment.orientation = node["orientation"]?.value(in: Words.orientation)
    environment.layoutDirection = node["layoutDirection"]?.value(in: Words.layoutDirection)
    environment.displayScale = node["displayScale"]?.number
    environment.verticalBarEdge = node["verticalBarEdge"]?.value(in: Words.verticalBarEdge)
    environment.windowSize = node["windowSize"]?.size
    environment.frameInWindow = node["frameInWindow"]?.rect
    environment.display = node["display"]?.value(in: Words.display)
    environment.isOrientationLocked = node["isOrientationLocked"]?.flag
    environment.isInteractivelyResizing = node["isInteractivelyResizing"]?.flag
    if let classes = node["sizeClasses"] {
      let sizeClassesPath = path.appending(key: "sizeClasses")
      environment.sizeClasses = Interface.SizeClasses(
        horizontal: try sizeClass("horizontal", in: classes, at: sizeClassesPath),
        vertical: try sizeClass("vertical", in: classes, at: sizeClassesPath))
    }
    if let corners = node["cornerInsets"] {
      guard let horizontal = corners["horizontal"]?.insets, let vertical = corners["vertical"]?.insets else {
        let key = corners["horizontal"] == nil ? "horizontal" : "vertical"
        throw missing(key, in: corners, at: path.appending(key: "cornerInsets"), "both axes are told together")
      }
      environment.cornerInsets = LayoutCornerInsets(horizontal: horizontal, vertical: vertical)
    }
    environment.regions = try regions(from: node, in: environment, at: path)
    environment.hinges = try hinges(from: node["hinges"], at: path.appending(key: "hinges"))
    return environment
  }

  private func sizeClass(
    _ axis: String, in node: JSONNode, at path: FixturePath
  ) throws(FixtureError) -> Interface.SizeClass {
    if let sizeClass = node[axis]?.value(in: Words.sizeClass) { return sizeClass }
    throw missing(axis, in: node, at: path, "both axes are told together; \"unspecified\" is a word of the platform's")
  }

  /// Reads the regions: to tell one kind is to tell both, so that a kind that is left out has none.
  private mutating func regions(
    from node: JSONNode, in environment: LayoutEnvironment, at path: FixturePath
  ) throws(FixtureError) -> LayoutRegions? {
    guard node["divisions"] != nil || node["occlusions"] != nil else { return nil }
    var regions = LayoutRegions()
    let edges = environment.windowBounds ?? environment.bounds
    for member in try members(of: node["divisions"], at: path.appending(key: "divisions")) {
      let path = path.appending(key: "divisions").appending(key: member.key)
      references.tell(.division, member.key)
      guard let frame = member.value["frame"]?.rect else { throw frameMissing(in: member, of: "divisions", at: path) }
      regions.divisions.append(
        try division(from: member.value, id: names.division(member.key), frame, joining: edges, at: path))
    }
    for member in try members(of: node["occlusions"], at: path.appending(key: "occlusions")) {
      let path = path.appending(key: "occlusions").appending(key: member.key)
      references.tell(.occlusion, member.key)
      guard let frame = member.value["frame"]?.rect else { throw frameMissing(in: member, of: "occlusions", at: path) }
      regions.occlusions.append(
        OcclusionRegion(
          id: names.occlusion(member.key), frame: frame, margins: member.value["margins"]?.insets ?? .zero,
          isActive: member.value["isActive"]?.flag ?? false))
    }
    return regions
  }

  private func division(
    from node: JSONNode, id: RegionID, _ frame: LayoutRect, joining edges: LayoutRect, at path: FixturePath
  ) throws(FixtureError) -> DivisionRegion {
    var division = DivisionRegion(
      id: id, frame: frame, margins: node["margins"]?.insets ?? .zero, joining: edges,
      isActive: node["isActive"]?.flag ?? false, isDeclaredSeparating: node["isDeclaredSeparating"]?.flag,
      isPhysicalGap: node["isPhysicalGap"]?.flag ?? false)
    if let axis = node["axis"]?.value(in: Words.axis) {
      division.axis = axis
      division.isAxisDeclared = node["isAxisDeclared"]?.flag ?? true
    } else if let flag = node["isAxisDeclared"] {
      throw FixtureError(
        .value, path: path, position: node.position, found: "\"isAxisDeclared\": \(flag.inWords) and no \"axis\"",
        remedy: "add the axis, or remove both and the frame tells it")
    }
    return division
  }

  private mutating func hinges(from node: JSONNode?, at path: FixturePath) throws(FixtureError) -> [Hinge]? {
    guard node != nil else { return nil }
    references.tellSome(.hinge)
    var hinges: [Hinge] = []
    for member in try members(of: node, at: path) {
      references.tell(.hinge, member.key)
      var hinge = Hinge(
        id: names.hinge(member.key), status: member.value["status"]?.value(in: Words.hingeStatus) ?? .unknown)
      if let reference = member.value["division"], let name = reference.text {
        hinge.division = names.division(name)
        let path = path.appending(key: member.key).appending(key: "division")
        references.refer(to: .division, name, at: path, reference.position)
      }
      hinges.append(hinge)
    }
    return hinges
  }

  /// The members of an object of names, which patches may have made longer than one patch can be.
  func members(of node: JSONNode?, at path: FixturePath) throws(FixtureError) -> [JSONNode.Member] {
    let members = node?.members ?? []
    guard members.count <= Grammar.greatestNameCount else {
      throw FixtureError(
        .limit, path: path, position: members[Grammar.greatestNameCount].keyPosition, found: "\(members.count) names",
        remedy: "there are at most \(Grammar.greatestNameCount) at a time: remove some with null")
    }
    return members
  }

  // MARK: Errors

  func missing(_ key: String, in node: JSONNode, at path: FixturePath, _ remedy: String) -> FixtureError {
    FixtureError(.missingKey, path: path, position: node.position, found: "no \"\(key)\"", remedy: remedy)
  }

  /// An error for a region without a frame: a new one, or one whose name was meant to be another's.
  private func frameMissing(in member: JSONNode.Member, of kind: String, at path: FixturePath) -> FixtureError {
    let others = (merged?[kind]?.members ?? []).map(\.key).filter { $0 != member.key }
    let remedy = "a region has a \"frame\": [x, y, width, height] in points, margins included"
    let suggestion = Suggestion.sentence(for: member.key, among: others).map { "\($0) " } ?? ""
    return missing("frame", in: member.value, at: path, suggestion + remedy)
  }

  /// An error for what the core would have dropped, in the author's names.
  private func error(for issues: [LayoutIssue], in node: JSONNode, at path: FixturePath) -> FixtureError {
    var keys: [String] = []
    var remedy = "write a frame whose edges are finite"
    switch issues.first {
    case .divisionDropped(let id, let fault):
      keys = ["divisions", names.name(ofDivision: id), "frame"]
      if fault == .noExtent { remedy = "give it a width or a height" }
    case .occlusionDropped(let id, let fault):
      keys = ["occlusions", names.name(ofOcclusion: id), "frame"]
      if fault == .noExtent { remedy = "give it a width or a height" }
    case .factDropped(let fact): keys = [Words.fact.word(for: fact) ?? ""]
    default: break
    }
    let place = keys.reduce(node) { $0[$1] ?? $0 }
    return FixtureError(
      .value, path: keys.reduce(path) { $0.appending(key: $1) }, position: place.position, found: place.inWords,
      remedy: remedy)
  }
}
