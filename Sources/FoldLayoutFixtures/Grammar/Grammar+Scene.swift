/// What fixtures say of a scene and its orientations, since version 3.
extension Grammar {
  /// The orientations of a mask.
  static let mask = Shape.set(Words.maskOrientation.words)

  static let scene = Shape.record([
    .nullable("product", .word(Words.product.words)),
    .nullable("hasHomeButton", .flag),
    .nullable("device", mask),
    .nullable("system", .text("a version, such as 27.1")),
    .nullable("sdk", .text("a version, such as 27.1")),
    .nullable("display", .word(Words.display.words)),
    .nullable("fillsScreen", .flag),
    .nullable("isFreelyResizable", .flag),
    .nullable("declaration", declaration),
    .nullable("application", mask),
    .nullable("scene", mask),
  ])

  static let declaration = Shape.record([
    .nullable("listed", mask),
    .nullable("requiresFullScreen", .flag),
    .nullable("fullScreenIgnoredFrom", .text("a version, such as 27.0")),
  ])

  static let window = Shape.record([
    .optional("root", .text("the name of the root controller")),
    .optional("controllers", .named(controller)),
  ])

  static let controller = Shape.record([
    .nullable("kind", .word(Words.controllerKind.words)),
    .nullable("mask", mask),
    .nullable("preferred", .word(Words.orientation.words)),
    .nullable("prefersLock", .flag),
    .nullable("children", .list(.text("the name of a controller"))),
    .nullable("forwardsTo", .text("the name of a controller")),
    .nullable("forwardsLockTo", .text("the name of a controller")),
    .nullable("presented", .text("the name of a controller")),
    .nullable("style", .word(Words.presentationStyle.words)),
    .nullable("fillsWindow", .flag),
    .nullable("isBeingPresented", .flag),
    .nullable("isBeingDismissed", .flag),
  ])

  static let constraint = Shape.record([
    .required("name", .text("a name for the constraint")),
    .optional("only", mask),
    .optional("lock", .flag),
    .optional("controller", .text("the name of the controller that shows it")),
    .optional("when", condition),
  ])

  static let condition: Shape = .record([
    .optional("shortestSideBelow", .length("a length in points")),
    .optional("shortestSideAtLeast", .length("a length in points")),
    .optional("horizontalSizeClass", .word(Words.sizeClass.words)),
    .optional("verticalSizeClass", .word(Words.sizeClass.words)),
    .optional("display", .word(Words.display.words)),
    .optional("posture", .word(Words.posture.words)),
    .optional("and", .list(.deferred { condition })),
    .optional("or", .list(.deferred { condition })),
    .optional("not", .deferred { condition }),
  ])

  static let request = Shape.record([
    .required("name", .text("a name for the request")),
    .required("only", mask),
    .optional("controller", .text("the name of the controller that shows it")),
    .optional("bound", .number("how long to wait, in seconds", 0...3600)),
  ])

  static let answer = Shape.record([
    .required("request", .text("the name of a request")),
    .optional("refused", refusal),
    .optional("expired", .flag),
  ])

  static let refusal = Shape.record([
    .required("code", .count("the platform's code")),
    .nullable("asked", mask),
    .nullable("supported", mask),
  ])

  static let question = Shape.record([.optional("display", .word(Words.display.words))])

  static let forecast = Shape.record([
    .nullable("display", .word(Words.display.words)),
    .nullable("orientation", .word(Words.orientation.words)),
  ])

  static let publication = Shape.record([
    .nullable("mask", mask),
    .nullable("prefersLock", .flag),
    .nullable("request", geometryRequest),
  ])

  static let geometryRequest = Shape.record([
    .nullable("name", .text("the name of a request")),
    .nullable("mask", mask),
    .nullable("attempt", .count("the number of the attempt")),
    .nullable("bound", .number("how long to wait, in seconds", 0...3600)),
  ])

  static let orientation = Shape.record([
    .required("changes", .set(Words.orientationAspect.words)),
    .nullable("orientation", .word(Words.orientation.words)),
    .nullable("previousOrientation", .word(Words.orientation.words)),
    .nullable("allowed", mask),
    .nullable("effective", mask),
    .nullable("honoured", .word(Words.verdict.words)),
    .nullable("honouring", .word(Words.honouring.words)),
    .nullable("base", mask),
    .nullable("published", mask),
    .nullable("preferred", .word(Words.orientation.words)),
    .nullable("isPresentation", .flag),
    .nullable("lock", .word(Words.lockState.words)),
    .nullable("forecast", .word(Words.orientation.words)),
    .nullable("ended", ending),
    .nullable("superseded", .text("the name of a request")),
    .nullable("culprits", .list(.text("the name of a contributor"))),
    .nullable("account", account),
  ])

  static let ending = Shape.record([
    .nullable("request", .text("the name of a request")),
    .nullable("outcome", .word(Words.Outcome.allCases.map(\.rawValue))),
    .nullable("orientation", .word(Words.orientation.words)),
    .nullable("refusal", refusal),
    .nullable("firstRefusal", refusal),
  ])
}
