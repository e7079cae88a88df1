@testable import FoldLayout

/// A slow model of constraints and requests: it keeps the whole history, and a request that fails was never made.
struct RequestHistory {
  private typealias ID = OrientationConstraint.ID

  /// Something that was registered or cleared.
  private enum Entry {
    case register(OrientationConstraint)
    case request(OrientationConstraint)
    case clear(ID)
  }

  /// The pending request: where in the history it stands, and whether it was tried once more.
  private struct Pending {
    var request: RotationRequest
    var entry: Int
    var isSecond = false
  }

  private var entries: [Entry?] = []
  private var pending: Pending?
  private var hasScene = false
  private var shown: Interface.Orientation?

  private(set) var endings: [String] = []
  private(set) var attempts: [String] = []

  /// What is registered: the history from its beginning, without what is crossed out.
  ///
  /// A request keeps its place while it is pending, though it may want nothing.
  var constraints: [OrientationConstraint] {
    var list: [OrientationConstraint] = []
    for case let entry? in entries {
      switch entry {
      case .register(let constraint) where !Self.isAny(constraint): list.removeAll { $0.id == constraint.id }
      case .register(let constraint), .request(let constraint):
        if let index = list.firstIndex(where: { $0.id == constraint.id }) {
          list[index] = constraint
        } else {
          list.append(constraint)
        }
      case .clear(let id): list.removeAll { $0.id == id }
      }
    }
    return list.filter(Self.isAny)
  }

  private static func isAny(_ constraint: OrientationConstraint) -> Bool {
    constraint.demand == .lock || !constraint.demand.mask.isDisjoint(with: .all)
  }

  mutating func handle(_ event: OrientationCoordinator.Event, published: Mask?, allowed: Mask?) {
    switch event {
    case .scene: hasScene = true
    case .disconnect:
      end("no scene", isErased: true)
      hasScene = false
      shown = nil
    case .update(let environment):
      shown = environment.orientation
      grant()
    case .register(let constraint):
      if let request = pending?.request, request.id == constraint.id,
        constraint != OrientationConstraint(request.id, .only(request.mask))
      {
        end("superseded", isErased: false)
      }
      if pending?.request.id != constraint.id { entries.append(.register(constraint)) }
    case .clear(let id):
      if pending?.request.id == id { end("superseded", isErased: true) }
      entries.append(.clear(id))
    case .request(let request):
      end("superseded", isErased: true)
      guard hasScene else { return endings.append("\(request.id.rawValue) no scene") }
      entries.append(.request(OrientationConstraint(request.id, .only(request.mask))))
      pending = Pending(request: request, entry: entries.count - 1)
      grant()
      if pending != nil { attempts.append("\(request.id.rawValue) first") }
    case .requestRefused(let id, let refusal):
      guard pending?.request.id == id else { return }
      let isStale = refusal.supported.map { $0 != published && $0 != allowed } ?? false
      guard isStale, pending?.isSecond == false else { return end("refused", isErased: true) }
      pending?.isSecond = true
      attempts.append("\(id.rawValue) second")
    case .requestExpired(let id): if pending?.request.id == id { end("expired", isErased: true) }
    case .controllers, .device, .rotationLock: break
    }
  }

  private mutating func grant() {
    guard let pending, let shown, shown != .unknown else { return }
    let mask = pending.request.mask
    guard mask.isEmpty || mask.contains(shown) else { return }
    if mask.isEmpty { entries[pending.entry] = .clear(pending.request.id) }
    end("granted", isErased: false)
  }

  private mutating func end(_ reason: String, isErased: Bool) {
    guard let pending else { return }
    endings.append("\(pending.request.id.rawValue) \(reason)")
    if isErased { entries[pending.entry] = nil }
    self.pending = nil
  }
}

extension RequestHistory {
  /// An ending in the words of the model.
  static func text(_ ending: RotationRequest.Ending) -> String {
    let reason =
      switch ending.outcome {
      case .granted: "granted"
      case .refused: "refused"
      case .expired: "expired"
      case .superseded: "superseded"
      case .noScene: "no scene"
      }
    return "\(ending.id.rawValue) \(reason)"
  }
}
