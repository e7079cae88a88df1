/// An account in a few lines, each with a label and a text.
///
/// Rule O10.
struct OrientationExplanation {
  /// A label, and texts below each other.
  typealias Row = (label: String, texts: [String])

  /// The rows that have a text.
  private(set) var rows: [Row] = []

  /// The column at which texts begin, behind their labels.
  private static var indent: Int { 11 }

  init(_ resolution: OrientationResolution) {
    let account = resolution.account
    let shown = resolution.orientation?.description ?? "not known"
    rows.append(("shown", [shown]))
    rows.append(("allowed", [resolution.allowed.description]))
    rows.append(("honoured", [Self.text(resolution)]))
    for layer in OrientationAccount.Layer.allCases { rows.append((layer.words, Self.texts(of: layer, in: account))) }
    if resolution.published != resolution.allowed { rows.append(("published", [Self.published(resolution)])) }
    rows.append(("skipped", account.conflicts.map { Self.text($0, in: account) }))
    rows.append(("set aside", account.setAside.map(Self.text)))
    if !account.lockWishes.isEmpty {
      rows.append(("lock", [resolution.lock.description] + account.lockWishes.map(Self.text)))
    }
    rows = rows.filter { !$0.texts.isEmpty }
  }

  /// Adds a row below the others.
  mutating func add(_ label: String, _ text: String) {
    rows.append((label, [text]))
  }

  /// The lines, without an end of line behind the last.
  var text: String {
    var text = ""
    for row in rows {
      for (index, part) in row.texts.enumerated() {
        let label = index == 0 ? row.label : ""
        let gap = String(repeating: " ", count: max(1, Self.indent - label.utf8.count))
        text += (text.isEmpty ? "" : "\n") + label + gap + part
      }
    }
    return text
  }

  private static func text(_ resolution: OrientationResolution) -> String {
    let reason = resolution.honouring.description
    let verdict =
      switch resolution.honouring.verdict {
      case .yes: "yes"
      case .no: "no"
      case .preference: "as a preference"
      case .unknown: "not known"
      }
    let effect = resolution.effective == resolution.allowed ? "" : "; the platform acts on \(resolution.effective)"
    return "\(verdict): \(reason)\(effect)"
  }

  private static func published(_ resolution: OrientationResolution) -> String {
    let isUnion = resolution.account.contributors.contains { $0.layer == .chain && $0.isSkipped }
    let reason =
      if isUnion {
        "so that it is not disjoint from what the controller answers, which raises an exception"
      } else if resolution.honouring.verdict == .no || resolution.honouring.verdict == .preference {
        "the base unchanged, since masks are ignored"
      } else {
        "the base unchanged, as no view restricts it; device and controllers are asked beside it"
      }
    return "\(resolution.published), \(reason)"
  }

  private static func texts(of layer: OrientationAccount.Layer, in account: OrientationAccount) -> [String] {
    let contributors = Self.texts(ofContributorsIn: layer, in: account)
    switch layer {
    case .base: return contributors + account.candidates.compactMap(text)
    case .device, .views: return contributors
    case .chain: return account.visits.compactMap(text) + contributors
    }
  }

  private static func texts(
    ofContributorsIn layer: OrientationAccount.Layer, in account: OrientationAccount
  ) -> [String] {
    var before = Interface.OrientationMask.all
    var texts: [String] = []
    for contributor in account.contributors {
      if contributor.layer == layer { texts.append(text(contributor, before)) }
      if !contributor.isSkipped { before = contributor.left }
    }
    return texts
  }

  private static func text(
    _ contributor: OrientationAccount.Contributor, _ before: Interface.OrientationMask
  ) -> String {
    var text = "\(contributor.name): \(contributor.mask)"
    if contributor.layer == .device { text = "\(contributor.mask)" }
    if contributor.isDefault, contributor.source != .productDefault {
      text += contributor.layer == .device ? ", as far as is known" : " by default"
    }
    if let condition = contributor.condition { text += ", since \(condition)" }
    if contributor.isSkipped {
      text += ", skipped"
    } else if contributor.left != before, contributor.left != contributor.mask {
      text += ", leaves \(contributor.left)"
    }
    return contributor.isCulprit ? text + ", to blame" : text
  }

  private static func text(_ candidate: OrientationAccount.Candidate) -> String? {
    switch candidate.standing {
    case .isBase, .isNotGiven: nil
    case .isReplaced:
      candidate.source == .productDefault ? nil : "\(candidate.source.label): \(candidate.mask ?? []), replaced"
    case .isEmpty: "\(candidate.source.label): none, which is no constraint"
    case .isNotAsked: "\(candidate.source.label): \(candidate.mask ?? []), not asked before iOS 27"
    }
  }

  private static func text(_ visit: OrientationAccount.Visit) -> String? {
    switch visit.finding {
    case .fillsWindow(let style): "\(visit.name): presented \(style.words), covers what is beneath"
    case .liesOver(let style): "\(visit.name): presented \(style.words), not asked"
    case .isBeingDismissed: "\(visit.name): being dismissed, not asked"
    case .forwards(let target?): "\(visit.name): \(visit.kind.words), forwards to \(target)"
    case .forwards(nil): "\(visit.name): \(visit.kind.words), forwards to nobody who is known"
    case .answers: nil
    case .answersNothing: "\(visit.name): none, which UIKit refuses and which is no constraint"
    case .seenBefore: "\(visit.name): seen before, the walk ends here"
    case .isMissing: "\(visit.name): is not in the hierarchy"
    }
  }

  private static func text(_ conflict: OrientationAccount.Conflict, in account: OrientationAccount) -> String {
    var names = ""
    for culprit in account.culprits where culprit.layer == conflict.skipped {
      names += (names.isEmpty ? "" : " and ") + culprit.name
    }
    let isOne = account.culprits.filter { $0.layer == conflict.skipped }.count == 1
    guard let outer = conflict.outer else {
      return "\(conflict.skipped.words): \(names) "
        + (isOne ? "leaves nothing of what those before it leave" : "leave nothing together")
    }
    var outerNames = ""
    for culprit in account.culprits where culprit.layer == outer {
      outerNames += (outerNames.isEmpty ? "" : " and ") + culprit.name
    }
    return "\(conflict.skipped.words): \(names) would leave nothing of what \(outerNames) leaves"
  }

  private static func text(_ setAside: OrientationAccount.SetAside) -> String {
    let demand =
      switch setAside.demand {
      case .only(let mask): "\(mask)"
      case .onlyOrLock(let mask): "\(mask), or a lock"
      case .lock: "a lock"
      }
    let reason =
      switch setAside.reason {
      case .notShown(let name): "\(name) is not on the screen"
      case .conditionNotMet(let condition): "only when \(condition)"
      case .conditionUnknown(let condition): "not known yet whether \(condition)"
      }
    return "\(setAside.name): \(demand); \(reason)"
  }

  private static func text(_ wish: OrientationAccount.LockWish) -> String {
    guard let mask = wish.mask else { return "\(wish.name): wants a lock" }
    return "\(wish.name): wants a lock in \(mask)" + (wish.isWaiting ? ", waits" : "")
  }
}

extension OrientationResolution {
  /// The account as labels, each with texts below each other.
  package var explanationRows: [(label: String, texts: [String])] { OrientationExplanation(self).rows }

  /// The whole account in a few lines, fit for a report of a fault.
  ///
  /// Rule O10.
  ///
  /// - Complexity: O(*n*) in the length of the account.
  public var explanation: String { OrientationExplanation(self).text }
}
