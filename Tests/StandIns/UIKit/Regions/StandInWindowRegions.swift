/// The regions of one window, and who is laid out when they change.
@MainActor
final class StandInWindowRegions {
  private(set) var listed: [StandInRegion] = []
  var absentReads = 0
  var tracks = true
  private var readers: [Reader] = []

  private struct Reader {
    weak var view: UIView?
  }

  /// What a view finds; a tracked read has the view laid out once more when there is something else to find.
  func read(by view: UIView, isTracked: Bool) -> [StandInRegion] {
    if isTracked, !readers.contains(where: { $0.view === view }) { readers.append(Reader(view: view)) }
    guard absentReads == 0 else {
      if isTracked {
        absentReads -= 1
        view.window?.windowScene?.standInDevice?.enqueue { [weak self] in self?.layOutReaders() }
      }
      return []
    }
    return listed
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
