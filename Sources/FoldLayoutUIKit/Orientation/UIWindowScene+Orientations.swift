#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
#if !os(tvOS)
public import FoldLayout
public import UIKit

extension UIWindowScene {
  /// The orientations of this scene: what they resolve to and why, who is told, and what restricts all of it.
  ///
  /// ```swift
  /// windowScene.orientations.observe(self, aspects: .orientation) { player, information in
  ///   player.arrange(isPortrait: information.isPortrait)
  /// }
  /// ```
  ///
  /// It is made when it is first asked for, belongs to the scene and goes with it. The scene, its key window's
  /// controllers and the window's environment are read at the end of each turn in which something happened. What a
  /// controller wants is registered with the controller, by ``UIKit/UIViewController/constrainOrientations(to:name:when:orLock:)``;
  /// what is registered here counts whatever is on the screen. Rules O1 to O12, and A4.
  public var orientations: OrientationCoordinator { SceneOrientations.of(self).coordinator }

  /// The way up that this scene is shown, as it says at this moment.
  ///
  /// Rule O7.
  public var shownOrientation: Interface.Orientation? {
    SceneOrientations.associated.of(self)?.capabilities.orientation(of: self)
      ?? PlatformCapabilities.current.orientation(of: self)
  }

  /// What the application declares for this scene in code, where its delegate declares nothing.
  ///
  /// It replaces what the Info.plist lists; `nil` or an empty mask leaves it to that. It is a delegate that has to tell UIKit:
  /// where none answers out of the resolution, it does not count, and ``orientationExplanation`` says so. Rule O1.
  public var declaredInterfaceOrientations: Interface.OrientationMask? {
    get { SceneOrientations.of(self).declaredInCode }
    set { SceneOrientations.of(self).declaredInCode = newValue }
  }

  /// What the scene's delegate is to answer, from iOS 27 on: the one line by which a scene takes part.
  ///
  /// ```swift
  /// func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask {
  ///   windowScene.resolvedInterfaceOrientations()
  /// }
  /// ```
  ///
  /// From iOS 27 on UIKit does not ask the application's delegate where this is implemented, and before it does not ask
  /// this: implement both. Rules O1 and A4.
  ///
  /// - Parameter mask: What the scene declares in place of the application and of its Info.plist; `nil` leaves it to them.
  /// - Returns: A mask that is not empty, and not disjoint from what the scene's controllers answer.
  /// - Complexity: O(*n*) in the number of controllers and constraints.
  public func resolvedInterfaceOrientations(
    declaring mask: Interface.OrientationMask? = nil
  ) -> UIInterfaceOrientationMask {
    SceneOrientations.of(self).delegateAnswer(of: .scene, for: nil, declaring: mask)
  }

  /// The whole account of this scene's orientations in a few lines, and who answers UIKit; fit for a report of a fault.
  ///
  /// It reads everything anew. Rule O10.
  ///
  /// - Complexity: O(*n*) in the number of controllers and constraints.
  public var orientationExplanation: String {
    let orientations = SceneOrientations.of(self)
    orientations.look()
    var text = orientations.coordinator.explanation
    func add(_ label: String, _ texts: [String]) {
      for (index, part) in texts.enumerated() {
        let label = index == 0 ? label : ""
        text += "\n" + label + String(repeating: " ", count: 11 - label.count) + part
      }
    }
    add("hooks", orientations.hooks.texts)
    let product = orientations.coordinator.situation.scene.product
    add("Info.plist", orientations.plist.orientations.declaration(for: product).issues.map { "\($0)" })
    return text
  }
}

extension UIWindowScene {
  /// Gives the scene its orientations on a system that can do less, with other waiting and another Info.plist, for tests.
  ///
  /// - Parameters:
  ///   - capabilities: What may be called.
  ///   - scheduler: What waiting goes through.
  ///   - plist: What the Info.plist says.
  package func installOrientations(
    capabilities: PlatformCapabilities, scheduler: any LayoutScheduler, plist: [String: Any]
  ) {
    SceneOrientations.install(
      on: self, capabilities: capabilities, scheduler: scheduler, plist: ApplicationPlist(plist))
  }

  @available(iOS 16.0, *)
  func requestGeometry(
    _ mask: UIInterfaceOrientationMask, _ refused: @escaping @MainActor @Sendable (RotationRequest.Refusal) -> Void
  ) {
    // UIKit may call it on any thread, where a closure of the main actor would end the application.
    requestGeometryUpdate(.iOS(interfaceOrientations: mask)) { @Sendable error in
      let refusal = RotationRequest.Refusal(error)
      MainQueue.run { refused(refusal) }
    }
  }

  #if FOLDLAYOUT_SDK_27_1
  @available(iOS 27.0, *)
  var delegateAnswer: UIInterfaceOrientationMask? {
    // A requirement that is optional is read as an optional function, and one that is not becomes one.
    guard let delegate = delegate as? any UIWindowSceneDelegate else { return nil }
    let method: ((UIWindowScene) -> UIInterfaceOrientationMask)? = delegate.supportedInterfaceOrientations(for:)
    return method?(self)
  }
  #endif
}
#endif
#endif
