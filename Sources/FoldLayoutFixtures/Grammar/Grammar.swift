/// The grammar of the posture fixtures, version 5; `Fixtures/README.md` says the same in words.
enum Grammar {
  /// The newest version that this reader knows.
  static let version = 5

  /// The greatest number of hinges, divisions or occlusions at a time.
  static let greatestNameCount = 64

  /// The greatest number of events, so that no small file makes an endless session.
  static let greatestEventCount = 10_000

  static let document = Shape.record([
    .required("version", .count("the version of the format")),
    .required("name", .text("a name")),
    .required("summary", .text("a sentence about the behaviour")),
    .required("provenance", provenance),
    .optional("scene", scene, since: 3),
    .optional("window", window, since: 3),
    .optional("environment", environment),
    .optional("layouts", .named(layoutRequest), since: 5),
    .required("events", .list(event)),
    .optional("emissions", .word(["complete", "partial"])),
    .optional("reason", .text("why not every emission is listed")),
    .required("expect", .list(expectation)),
  ])

  static let provenance = Shape.record([
    .required("kind", .word(Words.provenance.words)),
    .optional("system", .text("the system and its version")),
    .optional("sources", .list(.text("where a figure comes from"))),
    .optional("note", .text("a note, or the arithmetic")),
  ])

  static let event = Shape.record([
    .required("at", .count("a time in milliseconds")),
    .optional("within", .text("the name of an observer"), since: 2),
    .optional("transition", transitionEvent, since: 2),
    .optional("delivery", .word(Words.delivery.words), since: 2),
    .optional("register", registration, since: 2),
    .optional("leave", departure, since: 2),
    .optional("hinge", hingeUpdate),
    .nullable("scene", scene, since: 3),
    .nullable("window", window, since: 3),
    .nullable("device", .word(Words.device.words), since: 3),
    .nullable("rotationLock", .flag, since: 3),
    .optional("constrain", constraint, since: 3),
    .optional("clear", .text("the name of a constraint or a request"), since: 3),
    .optional("request", request, since: 3),
    .optional("answer", answer, since: 3),
    .optional("forecast", question, since: 3),
    .optional("layout", .text("the name of one of \"layouts\""), since: 5),
    .optional("environment", environment),
  ])

  static let transitionEvent = Shape.record([
    .required("name", .text("a name for the transition")),
    .required("phase", .word(Words.phase.words)),
    .optional("target", .lengths([.init("width", mayBeNegative: true), .init("height", mayBeNegative: true)])),
  ])

  static let registration = Shape.record([
    .required("name", .text("a name for the observer")),
    .optional("aspects", .set(Words.filter.words)),
  ])

  static let departure = Shape.record([
    .required("name", .text("the name of an observer")),
    .optional("how", .word(Words.departure.words)),
  ])

  static let hingeUpdate = Shape.record([
    .required("name", .text("the hinge's name")),
    .required("status", .word(Words.hingeStatus.words)),
    .nullable("angle", .number("an angle in radians, where a half turn is 3.1416", 0...6.2832)),
  ])

  static let expectation = Shape.record([
    .required("at", .count("a time in milliseconds")),
    .optional("observers", .list(.text("the name of an observer")), since: 2),
    .optional("hinge", hingeUpdate, since: 2),
    .optional("orientation", orientation, since: 3),
    .optional("publication", publication, since: 3),
    .optional("forecast", forecast, since: 3),
    .optional("layout", layout, since: 5),
    .optional("emission", emission),
  ])

  static let emission = Shape.record([
    .required("cause", .word(Words.Cause.allCases.map(\.rawValue))),
    .optional("transition", transition, since: 2),
    .required("changes", .set(Words.aspect.words)),
    .optional("computed", computed),
    .optional("current", environment),
    .nullable("previous", environment),
    .optional("precision", .number("how far a length may be off, in points", 0...1)),
  ])

  static let transition = Shape.record([
    .required("name", .text("the name of a transition")),
    .required("phase", .word(Words.phase.words)),
    .nullable("target", size),
  ])

  static let environment = Shape.record([
    .nullable("size", size),
    .nullable("safeAreaInsets", insets),
    .nullable("sizeClasses", sizeClasses),
    .nullable("orientation", .word(Words.orientation.words)),
    .nullable("layoutDirection", .word(Words.layoutDirection.words)),
    .nullable("displayScale", .number("the pixels in a point", 0.01...100)),
    .nullable("hinges", .named(hinge)),
    .nullable("divisions", .named(division)),
    .nullable("occlusions", .named(occlusion)),
    .nullable("verticalBarEdge", .word(Words.verticalBarEdge.words)),
    .nullable("windowSize", size),
    .nullable("frameInWindow", rect),
    .nullable("display", .word(Words.display.words)),
    .nullable("cornerInsets", .record([.nullable("horizontal", insets), .nullable("vertical", insets)])),
    .nullable("isOrientationLocked", .flag),
    .nullable("isInteractivelyResizing", .flag),
  ])

  static let sizeClasses = Shape.record([
    .nullable("horizontal", .word(Words.sizeClass.words)),
    .nullable("vertical", .word(Words.sizeClass.words)),
  ])

  static let hinge = Shape.record([
    .nullable("status", .word(Words.hingeStatus.words)),
    .nullable("division", .text("the name of the division that it folds")),
  ])

  static let division = Shape.record([
    .nullable("frame", rect),
    .nullable("margins", insets),
    .nullable("axis", .word(Words.axis.words)),
    .nullable("isAxisDeclared", .flag),
    .nullable("isActive", .flag),
    .nullable("isDeclaredSeparating", .flag),
    .nullable("isPhysicalGap", .flag),
  ])

  static let occlusion = Shape.record([
    .nullable("frame", rect),
    .nullable("margins", insets),
    .nullable("isActive", .flag),
  ])

  static let computed = Shape.record([
    .nullable("bounds", rect),
    .nullable("windowBounds", rect),
    .nullable("hingeStatus", .word(Words.hingeStatus.words)),
    .nullable("posture", .word(Words.posture.words)),
    .nullable("isSettled", .flag),
    .nullable("verticalBarSide", .word(Words.side.words)),
    .nullable("activeDivisionRegion", .text("the name of a division")),
    .nullable("activeOcclusionRegions", .list(.text("the name of an occlusion"))),
    .nullable("divisions", .named(computedDivision)),
    .optional("postureReason", .word(Words.postureReason.words), since: 4),
    .optional("segments", .list(segment), since: 4),
    .optional("obstacles", .list(.text("the name of a division")), since: 4),
    .nullable("displayHalf", .word(Words.edge.words), since: 4),
    .nullable("occlusionInsets", insets, since: 4),
    .nullable("verticalBar", verticalBar, since: 4),
    .nullable("isPortrait", .flag),
    .nullable("isLandscape", .flag),
    .nullable("isRegularWidth", .flag),
    .nullable("isCompactWidth", .flag),
    .nullable("isRegularHeight", .flag),
    .nullable("isCompactHeight", .flag),
    .nullable("didChangeToRegularWidth", .flag),
    .nullable("didChangeToCompactWidth", .flag),
    .nullable("didChangeToRegularHeight", .flag),
    .nullable("didChangeToCompactHeight", .flag),
  ])

  static let computedDivision = Shape.record([
    .nullable("axis", .word(Words.axis.words)),
    .nullable("thickness", .length("a length in points")),
    .nullable("bareFrame", rect),
    .nullable("separates", .flag),
    .optional("standing", .word(Words.divisionStanding.words), since: 4),
  ])

  static let segment = Shape.record([
    .optional("frame", rect),
    .nullable("usable", rect),
    .optional("maximal", .list(rect)),
  ])

  static let verticalBar = Shape.record([.optional("strip", rect), .nullable("frame", rect)])

  static let size = Shape.lengths([.init("width"), .init("height")])
  private static let insets = Shape.lengths([.init("top"), .init("left"), .init("bottom"), .init("right")])
  static let rect = Shape.lengths([
    .init("x", mayBeNegative: true), .init("y", mayBeNegative: true), .init("width"), .init("height"),
  ])
}
