import FoldLayout

/// The words that stand for values in the arguments of `fold-layout orientation`.
enum OrientationWords {
  static let products: [(word: String, value: Interface.Product)] = [("phone", .phone), ("pad", .pad)]

  static let flags: [(word: String, value: Bool)] = [("yes", true), ("no", false)]

  static let displays: [(word: String, value: Interface.Display)] = [
    ("single", .single), ("outer", .outer), ("inner", .inner), ("external", .external),
  ]

  static let devices: [(word: String, value: Interface.DeviceOrientation)] =
    Interface.DeviceOrientation.allCases.map { ("\($0)", $0) }

  static let orientations: [(word: String, value: Interface.Orientation)] =
    Interface.Orientation.allCases.map { ("\($0)", $0) }

  static let masks: [(word: String, value: Interface.OrientationMask)] =
    orientations.dropFirst().map { ($0.word, Interface.OrientationMask($0.value)) } + [
      ("landscape", .landscape), ("allButUpsideDown", .allButUpsideDown), ("all", .all), ("none", []),
    ]
}
