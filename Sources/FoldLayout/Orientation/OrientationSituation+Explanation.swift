extension OrientationSituation {
  /// The whole account in a few lines, with what is known of the scene and the forecast; fit for a report of a fault.
  ///
  /// Rule O10.
  ///
  /// - Complexity: O(*n*) in the number of controllers and constraints.
  public var explanation: String { explanation(adding: []) }

  /// The explanation with rows of whoever knows more.
  func explanation(adding rows: [(label: String, text: String)]) -> String {
    let resolution = resolution
    var explanation = OrientationExplanation(resolution)
    for row in rows { explanation.add(row.label, row.text) }
    explanation.add("scene", sceneText)
    explanation.add("forecast", "\(forecast(from: resolution)), \(forecastText(resolution))")
    return explanation.text
  }

  private var sceneText: String {
    var texts = [scene.product.map { $0 == .phone ? "phone" : "pad" } ?? "product not told"]
    if let isThere = scene.hasHomeButton {
      texts.append(isThere ? "with a home button" : "without a home button")
    } else if scene.product == .phone, scene.deviceMask == nil {
      texts.append("home button not told")
    }
    texts.append(display.map { "display: \($0.words)" } ?? "display not told")
    if let fills = scene.fillsScreen { texts.append(fills ? "fills its screen" : "does not fill its screen") }
    if scene.isFreelyResizable == true { texts.append("freely resizable") }
    texts.append(scene.system.map { "system \($0)" } ?? "system not told")
    texts.append(scene.sdk.map { "SDK \($0)" } ?? "SDK not told")
    if scene.declaration?.requiresFullScreen == true { texts.append("UIRequiresFullScreen") }
    var text = ""
    for part in texts { text += (text.isEmpty ? "" : ", ") + part }
    return text
  }

  private func forecastText(_ resolution: OrientationResolution) -> String {
    if resolution.prefersOfItself(among: resolution.effective) { return "which is preferred for the presentation" }
    var text = deviceOrientation.map { "the device is held \($0)" } ?? "how the device is held is not told"
    if isRotationLockedByUser == true { text += ", and the user has locked rotation" }
    if environment?.isOrientationLocked == true { text += ", and the platform holds what is shown" }
    return text
  }
}
