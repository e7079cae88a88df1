import FoldLayout
import FoldLayoutFixtures
import FoldLayoutUIKit
import TestSupport
import UIKit
import UIKitTestSupport

/// The poses of an iPhone Duo that were measured, by the names of their files.
enum Pose: String, CaseIterable {
  case closed = "duo-closed-portrait"
  case closedTurned = "duo-closed-landscapeLeft"
  case flat = "duo-open-landscapeLeft"
  case flatUpright = "duo-open-portrait"
  case book = "duo-book-landscapeLeft"
  case tabletop = "duo-laptop-portrait"
  case rightToLeft = "duo-rtl-open-landscapeLeft"
  case splitLeft = "duo-split-left-flat"
  case splitRight = "duo-split-right-flat"

  /// What was measured.
  var environment: LayoutEnvironment {
    get throws {
      let fixture = try PostureFixture(decoding: Array(FixtureFolder.text(of: "\(rawValue).json").utf8))
      guard let environment = fixture.environment else { throw PoseError.hasNoEnvironment }
      return environment
    }
  }
}

enum PoseError: Error {
  case hasNoEnvironment
}

extension Stage {
  /// A stage on which a pose is shown and laid out.
  static func showing(
    _ pose: Pose, capabilities: PlatformCapabilities = .current, on device: StandInDevice = StandInDevice()
  ) throws -> Stage {
    let stage = Stage(capabilities: capabilities, on: device)
    stage.apply(try pose.environment)
    stage.show()
    stage.device.settle()
    return stage
  }

  /// Changes to another pose, and lays out.
  func pose(_ pose: Pose) throws {
    apply(try pose.environment)
    device.settle()
  }

  /// Changes only what the platform lists, as a fold does, and lays out who is tracked.
  func list(_ regions: LayoutRegions?) {
    window.standInRegions = StandInRegion.list(regions, from: .zero)
    device.settle()
  }

  /// What was last told.
  var environment: LayoutEnvironment? { layout?.environment }

  /// Keeps what is told from now on.
  func listening() -> Recorder {
    let recorder = Recorder()
    if let layout { recorder.listen(to: layout) }
    return recorder
  }
}

extension Recorder {
  /// What was told of environments.
  var emissions: [LayoutEnvironmentInformation] { told.compactMap(\.information) }

  /// What was told of hinges.
  var hinges: [Hinge.Update] { told.compactMap(\.hinge) }
}
