/// Resolves a situation: goes through the layers from the outside to the inside and keeps the account.
///
/// Rules O1 to O5, O11 and O12.
struct OrientationResolver {
  private let situation: OrientationSituation
  private let display: Interface.Display?
  private let walk: ControllerWalk?
  private var layers = OrientationLayers()
  private var account = OrientationAccount()

  init(_ situation: OrientationSituation) {
    self.situation = situation
    display = situation.display
    walk = situation.controllers.map { ControllerWalk($0) }
    addBase()
    addDevice()
    addChain()
    addLockOfChain()
    addViews()
  }

  var resolution: OrientationResolution {
    var account = account
    account.visits = walk?.visits ?? []
    account.contributors = layers.contributors
    account.conflicts = layers.conflicts
    let shown = situation.environment?.orientation
    // Constraints that were skipped do not become locks either.
    let areViewsSkipped = account.conflicts.contains { $0.skipped == .views }
    account.lockWishes = account.lockWishes.filter { $0.mask == nil || !areViewsSkipped }
      .map { $0.waiting(while: shown) }
    let effective =
      switch honouring.verdict {
      case .yes, .unknown: layers.allowed
      case .no, .preference: situation.limit(on: display)
      }
    return OrientationResolution(
      orientation: shown, base: layers.base, allowed: layers.allowed, effective: effective, honouring: honouring,
      preferred: walk?.answering?.preferred, isPresentation: walk?.isPresentation ?? false,
      lock: lockState(account.lockWishes), account: account)
  }

  private var honouring: OrientationHonouring { situation.scene.honouring(on: display) }

  // MARK: The layers

  private mutating func addBase() {
    let scene = situation.scene
    let isAsked = scene.system.map { $0.major >= 27 } ?? true
    var candidates: [OrientationAccount.Candidate] = []
    func add(_ source: OrientationAccount.Source, _ told: Interface.OrientationMask?, isAsked: Bool = true) {
      let mask = told?.orientationsOnly
      let standing: OrientationAccount.Candidate.Standing =
        if mask == nil {
          .isNotGiven
        } else if !isAsked {
          .isNotAsked
        } else if mask == [] {
          .isEmpty
        } else {
          candidates.contains { $0.standing == .isBase } ? .isReplaced : .isBase
        }
      candidates.append(.init(source: source, mask: mask, standing: standing))
    }
    add(.scene, scene.sceneMask, isAsked: isAsked)
    add(.application, scene.applicationMask)
    add(.infoPlist, scene.declaration?.mask)
    add(.productDefault, scene.controllerDefault)
    account.candidates = candidates
    for candidate in candidates where candidate.standing == .isBase {
      let isListed = candidate.source == .infoPlist && scene.declaration?.listed?.isConstraint == true
      let isSaid = candidate.source == .scene || candidate.source == .application || isListed
      layers.add([
        OrientationLayers.Entry(
          layer: .base, source: candidate.source, name: candidate.source.label, mask: candidate.mask ?? .all,
          isDefault: !isSaid)
      ])
    }
  }

  private mutating func addDevice() {
    let limit = situation.limit(on: display)
    let isSaid = situation.scene.deviceMask?.isConstraint == true || limit != .all
    layers.add([
      OrientationLayers.Entry(layer: .device, source: .device, name: "device", mask: limit, isDefault: !isSaid)
    ])
  }

  private mutating func addChain() {
    guard let controller = walk?.answering else { return }
    let mask = controller.mask?.orientationsOnly ?? situation.scene.controllerDefault
    layers.add([
      OrientationLayers.Entry(
        layer: .chain, source: .controller(controller.id), name: controller.label, mask: mask,
        isDefault: controller.mask == nil)
    ])
  }

  private mutating func addLockOfChain() {
    guard let controller = walk?.locking, controller.prefersLock else { return }
    account.lockWishes.append(
      .init(source: .controller(controller.id), name: controller.label, mask: nil, isWaiting: false))
  }

  private mutating func addViews() {
    var entries: [OrientationLayers.Entry] = []
    for constraint in situation.constraints where constraint.demand.isAny {
      if let reason = reasonToSetAside(constraint) {
        account.setAside.append(
          .init(constraint: constraint.id, name: constraint.label, demand: constraint.demand, reason: reason))
        continue
      }
      let source = OrientationAccount.Source.constraint(constraint.id)
      if constraint.demand.mask.isConstraint {
        entries.append(
          OrientationLayers.Entry(
            layer: .views, source: source, name: constraint.label, mask: constraint.demand.mask,
            condition: constraint.condition))
      }
      switch constraint.demand {
      case .lock:
        account.lockWishes.append(.init(source: source, name: constraint.label, mask: nil, isWaiting: false))
      case .onlyOrLock(let mask) where [.no, .preference].contains(honouring.verdict):
        account.lockWishes.append(
          .init(source: source, name: constraint.label, mask: mask.orientationsOnly, isWaiting: false))
      case .only, .onlyOrLock: break
      }
    }
    layers.add(entries)
  }

  private func reasonToSetAside(_ constraint: OrientationConstraint) -> OrientationAccount.SetAside.Reason? {
    if let controller = constraint.controller, let walk, !walk.shown.contains(controller) {
      return .notShown(walk.controllers[controller]?.label ?? "controller \(controller.rawValue)")
    }
    guard let condition = constraint.condition else { return nil }
    switch condition.isMet(in: situation.environment, on: display) {
    case true?: return nil
    case false?: return .conditionNotMet(condition)
    case nil: return .conditionUnknown(condition)
    }
  }

  // MARK: The lock

  private func lockState(_ wishes: [OrientationAccount.LockWish]) -> OrientationLockState {
    if wishes.isEmpty { return .notWanted }
    if wishes.allSatisfy({ $0.isWaiting }) { return .waiting }
    if situation.environment?.isOrientationLocked == true { return .held }
    if let system = situation.scene.system, system.major < 26 { return .notBeforeVersion26 }
    if situation.scene.fillsScreen == false { return .smallerThanScreen }
    if situation.environment?.isInteractivelyResizing == true { return .resizing }
    return situation.scene.fillsScreen == true && situation.scene.system != nil ? .considered : .unknown
  }
}

extension OrientationAccount.LockWish {
  /// The wish, which waits while an orientation is shown that it does not want to keep.
  fileprivate func waiting(while shown: Interface.Orientation?) -> OrientationAccount.LockWish {
    var wish = self
    wish.isWaiting = mask.map { mask in !(shown.map(mask.contains) ?? false) } ?? false
    return wish
  }
}

extension OrientationAccount.Source {
  /// What a source is called that has no name of its own.
  var label: String {
    switch self {
    case .scene: "scene"
    case .application: "application"
    case .infoPlist: "Info.plist"
    case .productDefault: "product's default"
    case .device: "device"
    case .controller(let id): "controller \(id.rawValue)"
    case .constraint(let id): id.label
    }
  }
}
