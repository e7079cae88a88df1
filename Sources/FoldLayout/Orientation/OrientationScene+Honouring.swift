extension OrientationScene {
  /// Whether the platform acts on masks while a display shows the scene.
  ///
  /// What makes it ignore them comes before what is not known. Rule O5.
  ///
  /// - Parameter display: The display.
  /// - Returns: The reason, which says whether it does.
  func honouring(on display: Interface.Display?) -> OrientationHonouring {
    if display == .inner { return .innerDisplay }
    if product == .pad, hasMultitasking == true {
      return declaration?.requiresFullScreen == true ? .fullScreenKeyIgnored : .multitasking
    }
    if fillsScreen == false { return .smallerThanScreen }
    if isFreelyResizable == true { return .freelyResizable }
    switch display {
    case nil: return .displayNotTold
    case .external: return .externalDisplay
    case .single, .outer, .inner: break
    }
    guard let product else { return .productNotTold }
    if product == .pad {
      guard declaration != nil else { return .declarationNotTold }
      guard hasMultitasking != nil else { return .versionNotTold }
    }
    guard fillsScreen == true else { return .extentNotTold }
    guard product == .pad else { return .fillsScreen }
    if declaration?.mask == .all { return .fullScreenKey }
    let mayBeResizable = isFreelyResizable == nil && (system?.major ?? 26) >= 26
    return mayBeResizable && isFullScreenKeyHonoured != true ? .resizabilityNotTold : .declaresFewer
  }

  /// Whether a pad's application takes part in multitasking; `nil` where that cannot be told.
  private var hasMultitasking: Bool? {
    guard let declaration else { return nil }
    guard declaration.mask == .all else { return false }
    return isFullScreenKeyHonoured.map { !$0 }
  }
}
