/// What fixtures say of the account of a resolution, since version 3.
extension Grammar {
  static let account = Shape.record([
    .nullable("candidates", .list(candidate)),
    .nullable("visits", .list(visit)),
    .nullable("contributors", .list(contributor)),
    .nullable("conflicts", .list(conflict)),
    .nullable("setAside", .list(setAside)),
    .nullable("lockWishes", .list(lockWish)),
  ])

  static let candidate = Shape.record([
    .nullable("source", .word(Words.Source.allCases.map(\.rawValue))),
    .nullable("mask", mask),
    .nullable("standing", .word(Words.standing.words)),
  ])

  static let visit = Shape.record([
    .nullable("controller", .text("the name of a controller")),
    .nullable("kind", .word(Words.controllerKind.words)),
    .nullable("finding", .word(Words.Finding.allCases.map(\.rawValue))),
    .nullable("style", .word(Words.presentationStyle.words)),
    .nullable("forwardsTo", .text("the name of a controller")),
  ])

  static let contributor = Shape.record([
    .nullable("layer", .word(Words.layer.words)),
    .nullable("source", .word(Words.Source.allCases.map(\.rawValue))),
    .nullable("name", .text("the name of a contributor")),
    .nullable("mask", mask),
    .nullable("isDefault", .flag),
    .nullable("when", condition),
    .nullable("left", mask),
    .nullable("isSkipped", .flag),
    .nullable("isCulprit", .flag),
  ])

  static let conflict = Shape.record([
    .nullable("skipped", .word(Words.layer.words)),
    .nullable("outer", .word(Words.layer.words)),
  ])

  static let setAside = Shape.record([
    .nullable("name", .text("the name of a constraint")),
    .nullable("reason", .word(Words.Reason.allCases.map(\.rawValue))),
    .nullable("only", mask),
    .nullable("lock", .flag),
    .nullable("controller", .text("the name of a controller")),
    .nullable("when", condition),
  ])

  static let lockWish = Shape.record([
    .nullable("source", .word(Words.Source.allCases.map(\.rawValue))),
    .nullable("name", .text("the name of a contributor")),
    .nullable("mask", mask),
    .nullable("isWaiting", .flag),
  ])
}
