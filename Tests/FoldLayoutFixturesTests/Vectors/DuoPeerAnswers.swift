import FoldLayout

@testable import FoldLayoutFixtures

/// Regions, postures and bars as packages for the iPhone Duo ask for them.
enum DuoPeerAnswers {
  static func answer(to vector: Vector) -> JSONValue? {
    let input = vector.input
    switch vector.operation {
    case "divisionBand": return band(input)
    case "occlusionInsets": return container(input).occlusionInsets(for: container(input).bounds).map { .edges($0) }
    case "barSide": return .answer(("side", .text(orNull: padded(input).verticalBarSide.map { "\($0)" })))
    case "stripWidth":
      return .answer(("width", padded(input).barFrame(onSide: .right).map { .length($0.strip.width) } ?? .null))
    case "barInsets": return barInsets(input)
    case "barScaffold": return scaffold(input)
    case "displayFeatures": return .answer(("features", features(folding(input, "hingeStatus"))))
    case "derivedState": return derived(input)
    case "bridge": return bridge(input)
    default: return DuoPeerStateAnswers.answer(to: vector)
    }
  }

  static func regions(_ nodes: [JSONNode], in bounds: LayoutRect) -> LayoutRegions {
    var regions = LayoutRegions()
    for (index, node) in nodes.enumerated() {
      guard let frame = node["frame"]?.frame else { continue }
      let (id, isActive) = (RegionID(rawValue: index + 1), node.isSet("isActive"))
      switch node.word("kind") {
      case "division":
        regions.divisions.append(DivisionRegion(id: id, frame: frame, joining: bounds, isActive: isActive))
      case "occlusion": regions.occlusions.append(OcclusionRegion(id: id, frame: frame, isActive: isActive))
      default: continue
      }
    }
    return regions
  }

  /// A window with regions, whose one hinge folds the first division.
  static func folding(_ input: JSONNode, _ key: String, size: LayoutSize? = nil) -> LayoutEnvironment {
    let nodes = input.list("regions")
    let frames = nodes.compactMap { $0["frame"]?.frame }
    let extent = size ?? LayoutSize(width: 951, height: max(669, frames.map(\.maxY).max() ?? 0))
    var environment = LayoutEnvironment(size: extent)
    environment.regions = regions(nodes, in: environment.bounds)
    let status = input[key]?.value(in: Words.hingeStatus)
    environment.hinges = status.map { [Hinge(status: $0, division: environment.divisionRegions.first?.id)] }
    return environment
  }

  /// A container at a place of its window.
  private static func container(_ input: JSONNode) -> LayoutEnvironment {
    let size = input["size"]?.extent ?? .zero
    let origin = input["origin"]?.frame.origin ?? .zero
    var window = LayoutEnvironment(size: LayoutSize(width: size.width + origin.x, height: size.height + origin.y))
    window.regions = regions(input.list("regions"), in: window.bounds)
    return window.restricted(to: LayoutRect(origin: origin, size: size))
  }

  private static func band(_ input: JSONNode) -> JSONValue {
    let environment = container(input)
    guard environment.segments.count > 1, let division = environment.activeDivisionRegion else { return .null }
    return .answer(("band", .frame(division.frame)), ("orientation", .text("\(division.axis)")))
  }

  /// A window of which the insets are told, and the bar's edge where the platform says it.
  private static func padded(_ input: JSONNode) -> LayoutEnvironment {
    var environment = LayoutEnvironment(size: input["size"]?.extent ?? LayoutSize(width: 951, height: 669))
    environment.safeAreaInsets = input["viewPadding"]?.edgeInsets
    environment.layoutDirection = .leftToRight
    environment.verticalBarEdge = input["state"]?["edge"]?.value(in: Words.verticalBarEdge)
    environment.regions = regions(input.list("regions"), in: environment.bounds)
    return environment
  }

  private static func barInsets(_ input: JSONNode) -> JSONValue {
    guard let bar = padded(input).barFrame(onSide: .right), let frame = bar.frame else { return .null }
    return .answer(
      ("top", .length(frame.minY - bar.strip.minY)), ("bottom", .length(bar.strip.maxY - frame.maxY)))
  }

  private static func scaffold(_ input: JSONNode) -> JSONValue {
    let environment = padded(input)
    return .answer(
      ("bar", .text(orNull: environment.verticalBarSide == nil ? nil : "vertical")),
      ("bodyWidth", .length(environment.usableAreas.first?.largest?.width ?? 0)))
  }

  /// What a bridge to another framework would publish: the divisions that divide.
  static func features(_ environment: LayoutEnvironment) -> JSONValue {
    let dividing = Segments().explanation(in: environment).reasons.compactMap { reason -> LayoutRect? in
      if case .divides(_, _, let band, _) = reason { band } else { nil }
    }
    return .list(
      dividing.map { .answer(("type", .text("fold")), ("state", .text("halfOpened")), ("bounds", .frame($0))) })
  }

  private static func derived(_ input: JSONNode) -> JSONValue {
    var environment = folding(input, "hinge", size: LayoutSize(width: 400, height: 800))
    environment.verticalBarEdge = input["edge"]?.value(in: Words.verticalBarEdge)
    environment = environment.told
    return .answer(
      ("hinge", .word(environment.hingeStatus, in: Words.hingeStatus)),
      ("edge", .word(environment.verticalBarEdge, in: Words.verticalBarEdge)),
      ("activeDivision", environment.activeDivisionRegion.map { .frame($0.frame) } ?? .null),
      ("activeDivisionTop", environment.activeDivisionRegion.map { .length($0.frame.minY) } ?? .null),
      ("activeOcclusionCount", .whole(environment.activeOcclusionRegions.count)))
  }

  /// Modes leave out kinds of regions, before anything is asked.
  private static func bridge(_ input: JSONNode) -> JSONValue {
    let environment = folding(input, "status", size: LayoutSize(width: 626, height: 890))
    let mode = input.word("mode")
    let cutouts =
      mode == "none"
      ? []
      : environment.activeOcclusionRegions.map { _ in
        JSONValue.answer(("type", .text("cutout")), ("state", .text("unknown")))
      }
    guard mode == "full", case .list(let folds) = features(environment) else {
      return .answer(("features", .list(cutouts)))
    }
    return .answer(("features", .list(folds + cutouts)))
  }
}
