extension Interface.OrientationMask {
  /// The orientations in the mask, in the order portrait, portrait upside down, landscape left, landscape right.
  public var orientations: [Interface.Orientation] {
    [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight].filter(contains)
  }

  /// The mask without bits that are no orientation.
  ///
  /// Rule O1.
  var orientationsOnly: Interface.OrientationMask { intersection(.all) }

  /// Whether the mask restricts anything: an empty one, or one without an orientation, is no constraint.
  ///
  /// Rule O1.
  public var isConstraint: Bool { !isDisjoint(with: .all) }
}

extension Interface.OrientationMask: CustomStringConvertible {
  /// The mask in the platform's names, such as `portrait, landscapeLeft`, `landscape` or `none`.
  public var description: String {
    switch orientationsOnly {
    case []: return "none"
    case .all: return "all"
    case .allButUpsideDown: return "allButUpsideDown"
    case .landscape: return "landscape"
    default:
      var names = ""
      for orientation in orientations { names += (names.isEmpty ? "" : ", ") + orientation.description }
      return names
    }
  }
}

extension Interface.Orientation: CustomStringConvertible {
  /// The platform's name of the orientation.
  public var description: String {
    switch self {
    case .unknown: "unknown"
    case .portrait: "portrait"
    case .portraitUpsideDown: "portraitUpsideDown"
    case .landscapeRight: "landscapeRight"
    case .landscapeLeft: "landscapeLeft"
    }
  }
}

extension Interface.DeviceOrientation: CustomStringConvertible {
  /// The platform's name of the orientation.
  public var description: String {
    switch self {
    case .unknown: "unknown"
    case .portrait: "portrait"
    case .portraitUpsideDown: "portraitUpsideDown"
    case .landscapeLeft: "landscapeLeft"
    case .landscapeRight: "landscapeRight"
    case .faceUp: "faceUp"
    case .faceDown: "faceDown"
    }
  }
}
