extension UIView {
  public func setNeedsLayout() {
    needsLayout = true
  }

  public func layoutIfNeeded() {
    var root = self
    while let superview = root.superview, superview.needsLayout { root = superview }
    root.updateTraits()
    root.layOutTree()
  }

  /// Lays out until nothing asks for it any more, as UIKit does before a frame is shown.
  func layOutTree() {
    var passes = 0
    while treeNeedsLayout, passes < 100 {
      layOut()
      passes += 1
    }
  }

  private var treeNeedsLayout: Bool {
    needsLayout || toldSafeAreaInsets != safeAreaInsets || subviews.contains { $0.treeNeedsLayout }
  }

  private func layOut() {
    let insets = safeAreaInsets
    if insets != toldSafeAreaInsets {
      toldSafeAreaInsets = insets
      safeAreaInsetsDidChange()
    }
    if needsLayout {
      needsLayout = false
      let window = self.window
      controller?.appearIfDue()
      if window?.layoutStack.contains(where: { $0 === self }) == true { standInNestedPasses += 1 }
      window?.layoutStack.append(self)
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
      window?.layoutStack.removeLast()
      window?.regions.endPass(on: window?.windowScene?.standInDevice)
    }
    for view in subviews { view.layOut() }
  }
}
