#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
#if !os(tvOS)
import FoldLayout
import UIKit

extension SceneOrientations {
  /// Everything that decides, as it is at this moment.
  ///
  /// A hook is asked while controllers change, and before anything has been told of them.
  ///
  /// - Complexity: O(*n*) in the number of controllers and constraints.
  func situationNow() -> OrientationSituation {
    var situation = coordinator.situation
    guard let scene else { return situation }
    situation.scene = readScene(scene)
    situation.controllers = window(of: scene).flatMap { readHierarchy(of: $0) }
    situation.deviceOrientation = deviceOrientation
    // What waited for its scene has been registered meanwhile.
    situation.constraints = coordinator.situation.constraints
    if situation.environment == nil { situation.environment = window(of: scene)?.layoutEnvironment }
    return situation
  }

  /// The window whose controllers count: the key window, and before there is one the first with a controller.
  func window(of scene: UIWindowScene) -> UIWindow? {
    scene.keyWindow ?? scene.windows.first { !$0.isHidden && $0.rootViewController != nil }
  }

  /// The way the device is held, which is unknown where nobody has asked the device to tell.
  var deviceOrientation: Interface.DeviceOrientation {
    Interface.DeviceOrientation(UIDevice.current.orientation)
  }

  /// Asks the application's own code, whose answer may come from here.
  func asking<Answer>(_ question: () -> Answer) -> (answer: Answer, statement: OrientationStatement?) {
    readingDepth += 1
    statement = nil
    let answer = question()
    readingDepth -= 1
    defer { statement = nil }
    return (answer, statement)
  }

  // MARK: Controllers

  private func readHierarchy(of window: UIWindow) -> ControllerHierarchy? {
    guard let read = readControllers(of: window) else { return nil }
    for controller in read.found { ControllerOrientations.associated.of(controller)?.come(to: self) }
    numbers.forgetGone()
    hooks.controller = (read.name, read.isFromHere ? .answersFromHere : .answersByItself)
    preferred = read.preferred
    return read.hierarchy
  }

  /// The controllers of a window, and what is known of the one that UIKit asks.
  func readControllers(of window: UIWindow) -> WindowControllers? {
    guard let root = window.rootViewController else { return nil }
    var reader = HierarchyReader(self)
    let hierarchy = reader.hierarchy(from: root)
    let top = top(of: hierarchy)
    return WindowControllers(
      hierarchy: hierarchy, found: reader.found, name: hierarchy.controllers.first { $0.id == top }?.name ?? "",
      isFromHere: reader.answerers.contains(top), preferred: reader.preferences[top])
  }

  /// The controllers of a window.
  struct WindowControllers {
    var hierarchy: ControllerHierarchy
    var found: [UIViewController]

    /// What the one is called that UIKit asks.
    var name: String

    /// Whether that one answers out of the resolution.
    var isFromHere: Bool

    /// What it prefers, where a presentation begins or ends and it answers that by itself.
    var preferred: Interface.Orientation?
  }

  /// The controller that UIKit asks: the one that covers the others, else the root.
  func top(of hierarchy: ControllerHierarchy) -> ControllerHierarchy.Controller.ID {
    let visits = OrientationSituation(controllers: hierarchy).resolution.account.visits
    let covering = visits.last { if case .fillsWindow = $0.finding { true } else { false } }
    return covering?.controller ?? hierarchy.root
  }

  // MARK: The scene

  private func readScene(_ scene: UIWindowScene) -> OrientationScene {
    var read = OrientationScene()
    read.product =
      switch UIDevice.current.userInterfaceIdiom {
      case .phone: .phone
      case .pad: .pad
      default: nil
      }
    // An inset for the home indicator is there in every orientation where there is no button.
    if let inset = window(of: scene)?.safeAreaInsets.bottom, inset > 0, read.product == .phone {
      hasHomeIndicator = true
    }
    if hasHomeIndicator { read.hasHomeButton = false }
    read.system = OrientationScene.Version(UIDevice.current.systemVersion)
    read.sdk = plist.sdk
    read.fillsScreen = Self.fillsScreen(scene)
    read.declaration = plist.orientations.declaration(for: read.product).declaration
    let delegate = askSceneDelegate(of: scene)
    read.sceneMask = delegate.mask
    hooks.scene = delegate.standing
    let application = askApplicationDelegate(of: scene)
    hooks.application = application.standing
    hooks.isDeclaredInCode = declaredInCode?.isConstraint == true
    // UIKit goes by the Info.plist where nobody tells it of anything else, and takes no answer beside it.
    read.applicationMask = application.mask ?? (hooks.doesDelegateAnswer ? declaredInCode : nil)
    return read
  }

  /// Whether a scene is as large as its screen, whichever of the two has been turned already.
  private static func fillsScreen(_ scene: UIWindowScene) -> Bool? {
    let own = scene.coordinateSpace.bounds.size
    let screen = scene.screen.bounds.size
    guard own.width > 0, own.height > 0, screen.width > 0, screen.height > 0 else { return nil }
    return own == screen || (own.width == screen.height && own.height == screen.width)
  }

  private typealias DelegateAnswer = (mask: Interface.OrientationMask?, standing: OrientationHooks.Standing)

  private func askSceneDelegate(of scene: UIWindowScene) -> DelegateAnswer {
    let (answer, statement) = asking { capabilities.sceneDelegateAnswer(of: scene) }
    return read(answer, statement, of: .scene)
  }

  private func askApplicationDelegate(of scene: UIWindowScene) -> DelegateAnswer {
    let responders = sequence(first: scene as UIResponder, next: { $0.next })
    let application = responders.lazy.compactMap { $0 as? UIApplication }.first
    let window = window(of: scene)
    // A requirement that is optional is read as an optional function, and one that is not becomes one.
    var method: ((UIApplication, UIWindow?) -> UIInterfaceOrientationMask)?
    if let delegate = application?.delegate { method = delegate.application(_:supportedInterfaceOrientationsFor:) }
    let (answer, statement) = asking { application.flatMap { method?($0, window) } }
    return read(answer, statement, of: .application)
  }

  private func read(
    _ answer: UIInterfaceOrientationMask?, _ statement: OrientationStatement?, of hook: OrientationHooks.Hook
  ) -> DelegateAnswer {
    if let statement, statement.answer == answer?.rawValue { return (statement.mask, .answersFromHere) }
    if let mask = answer.map({ Interface.OrientationMask($0) }), mask.isConstraint { return (mask, .answersByItself) }
    // One that cannot be asked from here has been heard when UIKit asked it.
    if answer == nil, let mask = spoken[hook] { return (mask, .answersFromHere) }
    return (nil, .isSilent)
  }
}
#endif
#endif
