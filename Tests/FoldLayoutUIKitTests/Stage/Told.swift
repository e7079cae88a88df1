import FoldLayout

/// What an observer was told, without what two coordinators need not have in common.
struct Told: Equatable, CustomStringConvertible {
  var information: LayoutEnvironmentInformation?
  var hinge: Hinge.Update?

  var description: String {
    guard let information else { return hinge.map { "\($0)" } ?? "nothing" }
    return "\(information.cause), \(information.changes): \(information.current)"
  }
}

/// Gives regions numbers by when they first come in reading order, so that two sources agree.
struct RegionNames {
  private var divisions: [RegionID] = []
  private var occlusions: [RegionID] = []

  mutating func renamed(_ environment: LayoutEnvironment) -> LayoutEnvironment {
    var result = environment
    result.regions = environment.regions.map { regions in
      LayoutRegions(
        divisions: regions.divisions.map { division in
          var division = division
          division.id = Self.name(of: division.id, in: &divisions)
          return division
        },
        occlusions: regions.occlusions.map { occlusion in
          var occlusion = occlusion
          occlusion.id = Self.name(of: occlusion.id, in: &occlusions)
          return occlusion
        })
    }
    result.hinges = environment.hinges?.map { hinge in
      var hinge = hinge
      hinge.division = hinge.division.map { Self.name(of: $0, in: &divisions) }
      return hinge
    }
    return result.canonical().environment ?? result
  }

  private static func name(of id: RegionID, in known: inout [RegionID]) -> RegionID {
    if !known.contains(id) { known.append(id) }
    return RegionID(rawValue: 1 + (known.firstIndex(of: id) ?? 0))
  }
}

/// Keeps what one coordinator tells.
final class Recorder {
  private(set) var told: [Told] = []
  private var names = RegionNames()

  func listen(to layout: LayoutCoordinator) {
    layout.observe(self) { recorder, information in
      var information = information
      information.revision = 0
      information.previous = information.previous.map { recorder.names.renamed($0) }
      information.current = recorder.names.renamed(information.current)
      recorder.told.append(Told(information: information))
    }
    layout.observeHinges(self) { recorder, update in recorder.told.append(Told(hinge: update)) }
  }
}
