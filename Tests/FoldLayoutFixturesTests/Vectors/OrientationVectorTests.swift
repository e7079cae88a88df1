import FoldLayout
import Testing

@testable import FoldLayoutFixtures

/// What UIKit's headers and another library's tests say of orientations; the file names its sources.
@Suite("Vectors of orientation masks (O1, O7, O8)")
struct OrientationVectorTests {
  /// A line of the file, after the first.
  private static let vectors = Array(Vector.lines(of: "orientation-masks").dropFirst())

  private static func vectors(_ operations: String...) -> [JSONNode] {
    vectors.filter { operations.contains($0["op"]?.text ?? "") }
  }

  private func id(_ vector: JSONNode) -> Comment { "\(vector["id"]?.text ?? "")" }

  private func mask(_ node: JSONNode?) -> Interface.OrientationMask {
    Interface.OrientationMask(rawValue: UInt(node?.number ?? 0))
  }

  @Test("Every vector is there, and each is asked of some test below, but for edges, of which there is no type here")
  func complete() {
    let operations = Set(Self.vectors.compactMap { $0["op"]?.text })
    #expect(Self.vectors.count == 88)
    #expect(
      operations == [
        "rawValue", "mask", "isPortrait", "isLandscape", "isFlat", "isValidInterfaceOrientation", "deviceToInterface",
        "resolve", "steps", "plist",
      ])
    let edges = Self.vectors.filter { $0["input"]?["type"]?.text?.contains("RectEdge") == true }
    #expect(edges.count == 8)
  }

  @Test("Raw values and masks are those of the headers")
  func rawValues() {
    for vector in Self.vectors("rawValue") {
      let word = vector["input"]?["case"]?.text ?? ""
      let raw: Int?
      switch vector["input"]?["type"]?.text {
      case "UIInterfaceOrientation": raw = Words.orientation.value(of: word)?.rawValue
      case "UIDeviceOrientation": raw = Words.device.value(of: word)?.rawValue
      case "UIUserInterfaceSizeClass": raw = Words.sizeClass.value(of: word)?.rawValue
      default: continue
      }
      #expect(raw == vector["expected"]?["raw"]?.number.map { Int($0) }, id(vector))
    }
    let masks: [String: Interface.OrientationMask] = [
      "portrait": .portrait, "portraitUpsideDown": .portraitUpsideDown, "landscapeLeft": .landscapeLeft,
      "landscape": .landscape, "allButUpsideDown": .allButUpsideDown,
    ]
    for vector in Self.vectors("mask") {
      let word = vector["input"]?["mask"]?.text ?? ""
      #expect(masks[word]?.rawValue == vector["expected"]?["raw"]?.number.map { UInt($0) }, id(vector))
    }
  }

  @Test("Upright, sideways, flat, and from device to interface")
  func conveniences() {
    for vector in Self.vectors("isPortrait", "isLandscape", "isFlat", "isValidInterfaceOrientation") {
      let word = vector["input"]?["case"]?.text ?? ""
      let orientation = Words.orientation.value(of: word) ?? .unknown
      let device = Words.device.value(of: word) ?? .unknown
      let result: Bool
      switch vector["op"]?.text {
      case "isPortrait": result = orientation.isPortrait
      case "isLandscape": result = orientation.isLandscape
      case "isFlat": result = device == .faceUp || device == .faceDown
      default: result = Interface.Orientation(device, on: .single) != nil
      }
      #expect(result == vector["expected"]?["result"]?.flag, id(vector))
    }
    for vector in Self.vectors("deviceToInterface") {
      let device = vector["input"]?["device"]?.value(in: Words.device)
      let expected = vector["expected"]?["interface"]?.value(in: Words.orientation)
      #expect(device.flatMap { Interface.Orientation($0, on: .single) } == expected, id(vector))
    }
  }

  @Test("Constraints on defaults")
  func resolve() {
    for vector in Self.vectors("resolve") {
      var situation = OrientationSituation()
      situation.scene.applicationMask = mask(vector["input"]?["defaults"])
      for (index, constraint) in (vector["input"]?["constraints"]?.elements ?? []).enumerated() {
        situation.constraints.append(OrientationConstraint(.init(rawValue: index), .only(mask(constraint))))
      }
      let allowed = situation.resolution.allowed
      #expect(allowed == mask(vector["expected"]?["mask"]), id(vector))
      let names = Set((vector["expected"]?["names"]?.elements ?? []).compactMap(\.text))
      #expect(Set(allowed.orientations.map(\.description)) == names, id(vector))
    }
  }

  @Test("Registering, replacing and taking back, step by step")
  func steps() {
    for vector in Self.vectors("steps") {
      let coordinator = OrientationCoordinator()
      var scene = OrientationScene()
      scene.applicationMask = mask(vector["input"]?["defaults"])
      coordinator.send(.scene(scene))
      var names = FixtureNames()
      let expected = (vector["expected"]?["masks"]?.elements ?? []).map(mask)
      for (step, expected) in zip(vector["input"]?["steps"]?.elements ?? [], expected) {
        if let name = step["unregister"]?.text {
          coordinator.send(.clear(names.constraint(name)))
        } else {
          let id = names.constraint(step["id"]?.text ?? "")
          coordinator.send(.register(OrientationConstraint(id, .only(mask(step["register"])))))
        }
        #expect(coordinator.resolution?.allowed == expected, id(vector))
      }
    }
  }

  @Test("Lists of an Info.plist")
  func plist() {
    for vector in Self.vectors("plist") {
      let names = (vector["input"]?["values"]?.elements ?? []).compactMap(\.text)
      let infoPlist = InfoPlist(["UISupportedInterfaceOrientations": .list(names.map { .text($0) })])
      let (declaration, issues) = infoPlist.declaration(for: nil)
      #expect((declaration.listed ?? []) == mask(vector["expected"]?["parsed"]), id(vector))
      #expect(declaration.mask == mask(vector["expected"]?["defaults"]), id(vector))
      #expect(issues.count == names.count { !$0.hasPrefix("UIInterfaceOrientation") }, id(vector))
    }
  }
}
