import FoldLayout

/// Writes the account of a resolution in the words of the format, with every key that the format has for it.
struct AccountEncoder {
  func value(of account: OrientationAccount) -> JSONValue {
    .object([
      .init("candidates", .list(account.candidates.map(value))),
      .init("visits", .list(account.visits.map(value))),
      .init("contributors", .list(account.contributors.map(value))),
      .init("conflicts", .list(account.conflicts.map(value))),
      .init("setAside", .list(account.setAside.map(value))),
      .init("lockWishes", .list(account.lockWishes.map(value))),
    ])
  }

  private func value(of candidate: OrientationAccount.Candidate) -> JSONValue {
    .object([
      .init("source", .text(Words.Source(candidate.source).rawValue)),
      .init("mask", candidate.mask.map { .mask($0) } ?? .null),
      .init("standing", .word(candidate.standing, in: Words.standing)),
    ])
  }

  private func value(of visit: OrientationAccount.Visit) -> JSONValue {
    var style: ControllerHierarchy.PresentationStyle?
    var target: String?
    switch visit.finding {
    case .fillsWindow(let told), .liesOver(let told): style = told
    case .forwards(let name): target = name
    case .isBeingDismissed, .answers, .answersNothing, .seenBefore, .isMissing: break
    }
    return .object([
      .init("controller", .text(visit.name)), .init("kind", .word(visit.kind, in: Words.controllerKind)),
      .init("finding", .text(Words.Finding(visit.finding).rawValue)),
      .init("style", .word(style, in: Words.presentationStyle)), .init("forwardsTo", .text(orNull: target)),
    ])
  }

  private func value(of contributor: OrientationAccount.Contributor) -> JSONValue {
    .object([
      .init("layer", .word(contributor.layer, in: Words.layer)),
      .init("source", .text(Words.Source(contributor.source).rawValue)), .init("name", .text(contributor.name)),
      .init("mask", .mask(contributor.mask)), .init("isDefault", .flag(contributor.isDefault)),
      .init("when", contributor.condition.map(value) ?? .null), .init("left", .mask(contributor.left)),
      .init("isSkipped", .flag(contributor.isSkipped)), .init("isCulprit", .flag(contributor.isCulprit)),
    ])
  }

  private func value(of conflict: OrientationAccount.Conflict) -> JSONValue {
    .object([
      .init("skipped", .word(conflict.skipped, in: Words.layer)),
      .init("outer", .word(conflict.outer, in: Words.layer)),
    ])
  }

  private func value(of setAside: OrientationAccount.SetAside) -> JSONValue {
    var controller: String?
    var condition: LayoutCondition?
    switch setAside.reason {
    case .notShown(let name): controller = name
    case .conditionNotMet(let told), .conditionUnknown(let told): condition = told
    }
    let mask: Interface.OrientationMask?
    switch setAside.demand {
    case .only(let told), .onlyOrLock(let told): mask = told
    case .lock: mask = nil
    }
    var isLock = true
    if case .only = setAside.demand { isLock = false }
    return .object([
      .init("name", .text(setAside.name)), .init("reason", .text(Words.Reason(setAside.reason).rawValue)),
      .init("only", mask.map { .mask($0) } ?? .null), .init("lock", .flag(isLock)),
      .init("controller", .text(orNull: controller)), .init("when", condition.map(value) ?? .null),
    ])
  }

  private func value(of wish: OrientationAccount.LockWish) -> JSONValue {
    .object([
      .init("source", .text(Words.Source(wish.source).rawValue)), .init("name", .text(wish.name)),
      .init("mask", wish.mask.map { .mask($0) } ?? .null), .init("isWaiting", .flag(wish.isWaiting)),
    ])
  }

  private func value(of condition: LayoutCondition) -> JSONValue {
    let member: JSONValue.Member =
      switch condition {
      case .shortestSideBelow(let length): .init("shortestSideBelow", .number(length))
      case .shortestSideAtLeast(let length): .init("shortestSideAtLeast", .number(length))
      case .horizontalSizeClass(let sizeClass): .init("horizontalSizeClass", .word(sizeClass, in: Words.sizeClass))
      case .verticalSizeClass(let sizeClass): .init("verticalSizeClass", .word(sizeClass, in: Words.sizeClass))
      case .display(let display): .init("display", .word(display, in: Words.display))
      case .posture(let posture): .init("posture", .word(posture, in: Words.posture))
      case .and(let conditions): .init("and", .list(conditions.map(value)))
      case .or(let conditions): .init("or", .list(conditions.map(value)))
      case .not(let condition): .init("not", value(of: condition))
      }
    return .object([member])
  }
}
