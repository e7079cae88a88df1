import FoldLayout

@testable import FoldLayoutFixtures

/// States, payloads and streams as packages for the iPhone Duo ask for them.
enum DuoPeerStateAnswers {
  static func answer(to vector: Vector) -> JSONValue? {
    let input = vector.input
    switch vector.operation {
    case "postureFor": return .answer(("state", .text(state(posture(input.word("status"))))))
    case "mapHingeStatus":
      return .answer(("posture", .text(orNull: posture(input.word("native")).map { state($0) })))
    case "foldInfo": return foldInfo(input)
    case "replay": return replay(input)
    case "decode", "decodeHingeState": return decoded(input)
    case "decodeSizeClass": return sizeClasses(input)
    case "observe": return observed(input)
    case "regionFeatures": return regionFeatures(input)
    case "hingeEvent", "coalesce": return reports(input)
    case "resolvePosture": return resolved(input)
    case "foldState": return foldState(input)
    default: return nil
    }
  }

  private static let halves = LayoutSize(width: 626, height: 890)

  /// The posture of a window with an active fold across it; `nil` for a status that the platform does not have.
  private static func posture(_ status: String) -> Posture? {
    guard let status = Words.hingeStatus.value(of: status) else { return nil }
    var environment = LayoutEnvironment(size: halves)
    environment.regions = LayoutRegions(
      divisions: status == .closed
        ? []
        : [
          DivisionRegion(
            id: 1, frame: LayoutRect(x: 293, y: 0, width: 40, height: 890), joining: environment.bounds, isActive: true)
        ])
    environment.hinges = [Hinge(status: status, division: 1)]
    return environment.posture
  }

  private static func state(_ posture: Posture?) -> String {
    switch posture {
    case .book, .tabletop: "halfOpened"
    case .flat: "flat"
    case .closed: "closed"
    case nil: "unknown"
    }
  }

  private static func foldInfo(_ input: JSONNode) -> JSONValue {
    let environment = DuoPeerAnswers.folding(input, "status", size: halves)
    return .answer(
      ("isFoldable", .flag(environment.hinges?.isEmpty == false)),
      ("isPartiallyOpen", .flag(environment.hingeStatus == .partiallyOpen)),
      ("isFullyOpen", .flag(environment.hingeStatus == .fullyOpen)),
      ("angleDegrees", angles(of: [input["angleDegrees"]?.number], environment.hingeStatus).last ?? .null),
      ("divisionCount", .whole(environment.divisionRegions.count)),
      ("occlusionCount", .whole(environment.occlusionRegions.count)),
      ("spansDivision", .flag(environment.segments.count > 1)))
  }

  private final class Reader {
    var environments: [LayoutEnvironment] = []
    var initialCount = 0
    var statuses: [Hinge.Update] = []
  }

  /// A session in which the flag says active all the time and the hinge goes there and back.
  private static func replay(_ input: JSONNode) -> JSONValue {
    let (layout, reader) = (LayoutCoordinator(), Reader())
    layout.observe(reader) { reader, information in
      reader.environments.append(information.current)
      if information.cause == .initial { reader.initialCount += 1 }
    }
    let frame = input["division"]?["frame"]?.frame ?? LayoutRect(origin: .zero, size: .zero)
    let counts = input.list("steps").map { step -> JSONValue in
      var environment = LayoutEnvironment(size: LayoutSize(width: 951, height: 669))
      if step.word("mode") == "full" {
        environment.regions = LayoutRegions(divisions: [
          DivisionRegion(id: 1, frame: frame, joining: environment.bounds, isActive: true)
        ])
      }
      environment.hinges = [Hinge(status: step["status"]?.value(in: Words.hingeStatus) ?? .unknown, division: 1)]
      layout.update(environment)
      return .whole((reader.environments.last?.segments.count ?? 1) - 1)
    }
    return withExtendedLifetime(reader) {
      .answer(("featureCounts", .list(counts)), ("subtreeMounts", .whole(reader.initialCount)))
    }
  }

  /// A payload in the words that this library has; what has none is not told.
  private static func decoded(_ input: JSONNode) -> JSONValue {
    var regions: LayoutRegions? = input["regions"] == nil && input["reservedRegions"] == nil ? nil : LayoutRegions()
    for (index, node) in (input.list("regions") + input.list("reservedRegions")).enumerated() {
      guard let left = node["left"]?.number, let top = node["top"]?.number else { continue }
      let frame = LayoutRect(origin: LayoutPoint(x: left, y: top), size: node.extent)
      let (id, isActive) = (RegionID(rawValue: index), node.isSet("active"))
      switch node.word("kind") {
      case "division":
        let bounds = LayoutRect(origin: .zero, size: halves)
        regions?.divisions.append(DivisionRegion(id: id, frame: frame, joining: bounds, isActive: isActive))
      case "occlusion": regions?.occlusions.append(OcclusionRegion(id: id, frame: frame, isActive: isActive))
      default: continue
      }
    }
    func value(_ kind: String, _ frame: LayoutRect, _ isActive: Bool) -> JSONValue {
      .answer(("kind", .text(kind)), ("frame", .frame(frame)), ("isActive", .flag(isActive)))
    }
    let told = regions.map { regions -> JSONValue in
      .list(
        regions.divisions.map { value("division", $0.frame, $0.isActive) }
          + regions.occlusions.map { value("occlusion", $0.frame, $0.isActive) })
    }
    let kinds =
      (regions?.divisions ?? []).map { _ in "division" } + (regions?.occlusions ?? []).map { _ in "occlusion" }
    var environment = LayoutEnvironment(size: halves)
    let status = input["status"]?.value(in: Words.hingeStatus) ?? .unknown
    if input.isSet("isFoldable") { environment.hinges = [Hinge(status: status)] }
    return .answer(
      ("isFoldable", .flag(environment.told.hinges?.isEmpty == false)),
      ("status", .word(environment.hingeStatus ?? .unknown, in: Words.hingeStatus)),
      ("angleDegrees", angles(of: [input["angleDegrees"]?.number], status).last ?? .null), ("regions", told ?? .null),
      ("regionKinds", .texts(kinds)))
  }

  private static func sizeClasses(_ input: JSONNode) -> JSONValue {
    .answer(
      ("horizontal", .word(input["horizontalSizeClass"]?.value(in: Words.sizeClass), in: Words.sizeClass)),
      ("vertical", .word(input["verticalSizeClass"]?.value(in: Words.sizeClass), in: Words.sizeClass)))
  }

  /// Two readers, each asking for what it reads.
  private static func observed(_ input: JSONNode) -> JSONValue {
    let (layout, posture, sizeClass) = (LayoutCoordinator(), Reader(), Reader())
    func environment(_ node: JSONNode?) -> LayoutEnvironment {
      var environment = LayoutEnvironment(size: halves)
      environment.sizeClasses = Interface.SizeClasses(
        horizontal: node?["horizontal"]?.value(in: Words.sizeClass) ?? .unspecified, vertical: .regular)
      environment.hinges = [Hinge(status: node?["status"]?.value(in: Words.hingeStatus) ?? .unknown)]
      return environment
    }
    layout.update(environment(input["from"]))
    layout.observe(posture, aspects: [.hinges, .divisions]) { $0.environments.append($1.current) }
    layout.observe(sizeClass, aspects: .horizontalSizeClass) { $0.environments.append($1.current) }
    layout.update(environment(input["to"]))
    return withExtendedLifetime((posture, sizeClass)) {
      .answer(
        ("postureReaderRebuilt", .flag(posture.environments.count > 1)),
        ("sizeClassReaderRebuilt", .flag(sizeClass.environments.count > 1)))
    }
  }

  private static func regionFeatures(_ input: JSONNode) -> JSONValue {
    let environment = DuoPeerAnswers.folding(input, "status", size: LayoutSize(width: 824, height: 900))
    let separating = environment.divisionRegions.filter { environment.separates($0) }
    return .answer(
      ("regionCount", .whole(environment.divisionRegions.count + environment.occlusionRegions.count)),
      (
        "features",
        .list(
          separating.map {
            .answer(
              ("type", .text($0.isPhysicalGap ? "hinge" : "fold")), ("orientation", .text("\($0.axis)")),
              ("occlusion", .text($0.isPhysicalGap ? "full" : "none")), ("isSeparating", .flag(true)))
          })
      ), ("activeScreen", .word(environment.display, in: Words.display)))
  }

  /// What a hinge's observers are told of angles in degrees; nothing where there is no reading.
  private static func angles(of degrees: [Double?], _ status: Hinge.Status?) -> [JSONValue] {
    let (layout, reader) = (LayoutCoordinator(), Reader())
    layout.observeHinges(reader) { $0.statuses.append($1) }
    for angle in degrees {
      layout.send(.hinge(Hinge.Update(status: status ?? .unknown, angle: angle.map { $0 / 180 * .pi })))
    }
    return withExtendedLifetime(reader) {
      reader.statuses.map { update in
        update.angle.map { .number(($0 / .pi * 1800).rounded() / 10) } ?? .null
      }
    }
  }

  /// Reports of a hinge go to its own observers, each of them.
  private static func reports(_ input: JSONNode) -> JSONValue {
    let status = input["status"]?.value(in: Words.hingeStatus)
    let frames = input.list("frames").flatMap { $0.elements ?? [] }.map(\.number)
    let emitted = angles(of: frames.isEmpty ? [input["angle"]?.number] : frames, status)
    return .answer(
      ("hingeAngle", emitted.last ?? .null), ("posture", .text(state(posture(input.word("status"))))),
      ("emitted", .list(emitted)))
  }

  /// Regions decide; an angle alone says nothing.
  private static func resolved(_ input: JSONNode) -> JSONValue {
    let (layout, reader) = (LayoutCoordinator(), Reader())
    layout.observe(reader) { $0.environments.append($1.current) }
    var environment = LayoutEnvironment(size: halves)
    if input.word("authoritative") == "flat" { environment.regions = LayoutRegions.none }
    layout.update(environment)
    layout.send(.hinge(Hinge.Update(status: .unknown, angle: input.double("hingeAngle") / 180 * .pi)))
    let told = withExtendedLifetime(reader) { reader.environments.last }
    return .answer(
      ("posture", .text(state(told?.posture))),
      ("source", .text(told?.postureReason == .isNotTold ? "unavailable" : "foldingFeature")))
  }

  private static func foldState(_ input: JSONNode) -> JSONValue {
    var environment = DuoPeerAnswers.folding(input, "hingeStatus", size: input["view"]?.extent)
    if !input.isSet("hasFold") { environment.hinges = [] }
    let division = environment.divisionRegions.first
    let isSeparating = division.map { environment.separates($0) } ?? false
    let isFoldable = environment.hinges?.isEmpty == false
    return .answer(
      ("posture", .text(environment.posture.map { "\($0)" } ?? "unknown")),
      ("hingeOrientation", .text(orNull: division.map { "\($0.axis)" })),
      ("state", .text(state(environment.posture))), ("isSeparating", .flag(isSeparating)),
      ("hasHingeBounds", .flag(division != nil)),
      ("activeDisplay", .word(environment.display, in: Words.display)),
      ("cameraBounds", .frames(environment.activeOcclusionRegions.map(\.frame))),
      ("isDeviceFoldable", .flag(isFoldable)), ("supportsTabletop", .flag(isFoldable)))
  }
}
