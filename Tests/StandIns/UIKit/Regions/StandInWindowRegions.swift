/// The regions of one window, and who is laid out when they change.
@MainActor
final class StandInWindowRegions {
  private(set) var listed: [StandInRegion] = []
  /// In how many of the first passes after a reader comes to the window nothing is found.
  var absentPasses = 0 {
    didSet { remaining = absentPasses }
  }

  private var remaining = 0
  var tracks = true
  private var wasMissed = false
  private var readers: [Reader] = []

  private struct Reader {
    weak var view: UIView?
  }

  /// What a view finds; a tracked read has the view laid out once more when there is something else to find.
  func read(by view: UIView, isTracked: Bool) -> [StandInRegion] {
    if isTracked, !readers.contains(where: { $0.view === view }) { readers.append(Reader(view: view)) }
    guard remaining == 0 else {
      wasMissed = wasMissed || isTracked
      return []
    }
    return listed
  }

  /// A layout method has ended: where it found nothing although there is something, one pass fewer is to come.
  func endPass(on device: StandInDevice?) {
    guard wasMissed else { return }
    wasMissed = false
    remaining -= 1
    device?.enqueue { [weak self] in self?.layOutReaders() }
  }

  /// A view has come to the window: what it asks for first is absent again.
  func begin() {
    remaining = absentPasses
  }

  func list(_ regions: [StandInRegion]) {
    listed = regions
    layOutReaders()
  }

  private func layOutReaders() {
    guard tracks else { return }
    let views = readers.compactMap(\.view)
    readers = []
    for view in views { view.setNeedsLayout() }
  }
}
