extension UIView {
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let (from, to) = (offset(to: nil), view?.offset(to: nil) ?? .zero)
    return CGRect(
      x: rect.origin.x + from.x - to.x, y: rect.origin.y + from.y - to.y, width: rect.width, height: rect.height)
  }

  /// Where the origin of this view's coordinates lies in those of its window.
  private func offset(to root: UIView?) -> CGPoint {
    var (x, y) = (CGFloat(0), CGFloat(0))
    var view: UIView? = self
    while let current = view {
      // A window's own place on the screen is not in its coordinates.
      let origin = current.superview == nil ? .zero : current.frame.origin
      x += origin.x - current.bounds.origin.x
      y += origin.y - current.bounds.origin.y
      view = current.superview
    }
    return CGPoint(x: x, y: y)
  }

  public var safeAreaInsets: UIEdgeInsets {
    if let standInSafeAreaInsets { return standInSafeAreaInsets }
    guard let superview, window != nil else { return .zero }
    let outer = superview.safeAreaInsets
    let place = CGRect(
      x: frame.origin.x - superview.bounds.origin.x, y: frame.origin.y - superview.bounds.origin.y,
      width: frame.width, height: frame.height)
    return UIEdgeInsets(
      top: max(0, outer.top - place.minY), left: max(0, outer.left - place.minX),
      bottom: max(0, outer.bottom - (superview.bounds.height - place.maxY)),
      right: max(0, outer.right - (superview.bounds.width - place.maxX)))
  }
}
