extension LayoutEnvironment {
  /// The same facts in the one form in which equal means equal, without those that cannot be.
  ///
  /// Lengths are snapped to 1/1024 point, and judged as they then are, so that noise refuses nothing. Regions are
  /// sorted by top, left and identity, hinges by identity. An impossible size refuses the whole environment. Any other
  /// impossible fact counts as not told, and an impossible region is dropped while its siblings stay. Every source
  /// goes through here, and so does ``LayoutCoordinator``; to do it twice changes nothing.
  ///
  /// Rules F9 and F12.
  ///
  /// - Returns: The canonical environment, or `nil` where the size cannot be, and an issue for everything that was
  ///   refused or dropped.
  /// - Complexity: O(*n*) in the number of regions where they are canonical already, with no allocation for up to
  ///   eight of a kind; else O(*n* log *n*).
  public func canonical() -> (environment: LayoutEnvironment?, issues: [LayoutIssue]) {
    var issues: [LayoutIssue] = []
    var result = self
    result.size = size.snapped
    guard result.size.isPossible else { return (nil, [.sizeRefused(size)]) }
    result.safeAreaInsets = safeAreaInsets?.snapped
    result.cornerInsets = cornerInsets?.snapped
    result.windowSize = windowSize?.snapped
    result.frameInWindow = frameInWindow?.snapped
    result.dropImpossibleFacts(reportingTo: &issues)
    if let regions, !regions.isCanonical {
      result.regions = regions.canonical(reportingTo: &issues)
    }
    if let hinges, !hinges.isStrictlyAscending(by: Hinge.comesBefore) {
      result.hinges = Hinge.canonical(hinges, reportingTo: &issues)
    }
    return (result, issues)
  }

  private mutating func dropImpossibleFacts(reportingTo issues: inout [LayoutIssue]) {
    func drop<Value>(_ value: inout Value?, _ fact: LayoutIssue.Fact, unless isPossible: (Value) -> Bool) {
      guard let told = value, !isPossible(told) else { return }
      value = nil
      issues.append(.factDropped(fact))
    }
    drop(&safeAreaInsets, .safeAreaInsets) { $0.isPossible }
    drop(&cornerInsets, .cornerInsets) { $0.isPossible }
    drop(&displayScale, .displayScale) { $0.isFinite && $0 > 0 }
    drop(&windowSize, .windowSize) { $0.isPossible }
    drop(&frameInWindow, .frameInWindow) { $0.isPossible }
  }
}
