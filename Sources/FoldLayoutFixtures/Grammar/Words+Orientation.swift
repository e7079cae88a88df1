import FoldLayout

/// The words of scenes and orientations.
extension Words {
  static let maskOrientation = Vocabulary<Interface.Orientation>(
    ("portrait", .portrait), ("portraitUpsideDown", .portraitUpsideDown),
    ("landscapeLeft", .landscapeLeft), ("landscapeRight", .landscapeRight))

  static let device = Vocabulary<Interface.DeviceOrientation>(
    ("unknown", .unknown), ("portrait", .portrait), ("portraitUpsideDown", .portraitUpsideDown),
    ("landscapeLeft", .landscapeLeft), ("landscapeRight", .landscapeRight), ("faceUp", .faceUp),
    ("faceDown", .faceDown))

  static let product = Vocabulary<Interface.Product>(("phone", .phone), ("pad", .pad))

  static let controllerKind = Vocabulary<ControllerHierarchy.Controller.Kind>(
    ("content", .content), ("navigation", .navigation), ("tab", .tab), ("split", .split), ("wrapper", .wrapper),
    ("other", .other))

  static let presentationStyle = Vocabulary<ControllerHierarchy.PresentationStyle>(
    ("automatic", .automatic), ("fullScreen", .fullScreen), ("pageSheet", .pageSheet), ("formSheet", .formSheet),
    ("currentContext", .currentContext), ("custom", .custom), ("overFullScreen", .overFullScreen),
    ("overCurrentContext", .overCurrentContext), ("popover", .popover))

  static let verdict = Vocabulary<OrientationHonouring.Verdict>(
    ("yes", .yes), ("no", .no), ("preference", .preference), ("unknown", .unknown))

  static let honouring = Vocabulary<OrientationHonouring>(
    ("fillsScreen", .fillsScreen), ("declaresFewer", .declaresFewer), ("fullScreenKey", .fullScreenKey),
    ("innerDisplay", .innerDisplay), ("multitasking", .multitasking),
    ("fullScreenKeyIgnored", .fullScreenKeyIgnored), ("smallerThanScreen", .smallerThanScreen),
    ("freelyResizable", .freelyResizable), ("displayNotTold", .displayNotTold),
    ("externalDisplay", .externalDisplay), ("productNotTold", .productNotTold),
    ("declarationNotTold", .declarationNotTold), ("versionNotTold", .versionNotTold),
    ("extentNotTold", .extentNotTold), ("resizabilityNotTold", .resizabilityNotTold))

  static let lockState = Vocabulary<OrientationLockState>(
    ("notWanted", .notWanted), ("held", .held), ("considered", .considered), ("unknown", .unknown),
    ("waiting", .waiting), ("notBeforeVersion26", .notBeforeVersion26), ("smallerThanScreen", .smallerThanScreen),
    ("resizing", .resizing))

  static let layer = Vocabulary<OrientationAccount.Layer>(
    ("base", .base), ("device", .device), ("chain", .chain), ("views", .views))

  static let standing = Vocabulary<OrientationAccount.Candidate.Standing>(
    ("isBase", .isBase), ("isReplaced", .isReplaced), ("isNotGiven", .isNotGiven), ("isEmpty", .isEmpty),
    ("isNotAsked", .isNotAsked))

  static let orientationAspect = Vocabulary<OrientationAspects>(
    ("orientation", .orientation), ("allowed", .allowed), ("honouring", .honouring),
    ("presentation", .presentation), ("lock", .lock), ("account", .account))

  /// Who contributed a mask; the name stands apart from the word.
  enum Source: String, CaseIterable {
    case scene
    case application
    case infoPlist
    case productDefault
    case device
    case controller
    case constraint

    init(_ source: OrientationAccount.Source) {
      switch source {
      case .scene: self = .scene
      case .application: self = .application
      case .infoPlist: self = .infoPlist
      case .productDefault: self = .productDefault
      case .device: self = .device
      case .controller: self = .controller
      case .constraint: self = .constraint
      }
    }
  }

  /// What the walk found; style and name stand apart from the word.
  enum Finding: String, CaseIterable {
    case fillsWindow
    case liesOver
    case isBeingDismissed
    case forwards
    case answers
    case answersNothing
    case seenBefore
    case isMissing

    init(_ finding: OrientationAccount.Visit.Finding) {
      switch finding {
      case .fillsWindow: self = .fillsWindow
      case .liesOver: self = .liesOver
      case .isBeingDismissed: self = .isBeingDismissed
      case .forwards: self = .forwards
      case .answers: self = .answers
      case .answersNothing: self = .answersNothing
      case .seenBefore: self = .seenBefore
      case .isMissing: self = .isMissing
      }
    }
  }

  /// Why a constraint does not count; controller and condition stand apart from the word.
  enum Reason: String, CaseIterable {
    case notShown
    case conditionNotMet
    case conditionUnknown

    init(_ reason: OrientationAccount.SetAside.Reason) {
      switch reason {
      case .notShown: self = .notShown
      case .conditionNotMet: self = .conditionNotMet
      case .conditionUnknown: self = .conditionUnknown
      }
    }
  }

  /// What came of a request; particulars stand apart from the word.
  enum Outcome: String, CaseIterable {
    case granted
    case refused
    case expired
    case superseded
    case noScene

    init(_ outcome: RotationRequest.Outcome) {
      switch outcome {
      case .granted: self = .granted
      case .refused: self = .refused
      case .expired: self = .expired
      case .superseded: self = .superseded
      case .noScene: self = .noScene
      }
    }
  }
}
