import FoldLayout
import Testing
import UIKit
import UIKitTestSupport

@testable import FoldLayoutUIKit

@Suite("Containers leave questions to who is shown, and say when that is another (O4, A4)")
@MainActor
struct ContainerTests {
  @Test("A navigation controller is turned by what is pushed and popped, by each of its ways")
  func navigation() throws {
    let stage = OrientationStage()
    let first = ResolvedController(.portrait)
    let navigation = OrientationNavigationController(rootViewController: first)
    stage.show(navigation)
    #expect(stage.supported == .portrait)
    let video = ResolvedController(.landscape)
    navigation.pushViewController(video, animated: false)
    stage.settle()
    #expect(stage.shown == .landscapeRight)
    navigation.popViewController(animated: false)
    stage.settle()
    #expect(stage.shown == .portrait)
    navigation.setViewControllers([first, video], animated: false)
    stage.settle()
    #expect(stage.supported == .landscape)
    navigation.popToRootViewController(animated: false)
    stage.settle()
    #expect(stage.supported == .portrait)
    navigation.viewControllers = [first, ResolvedController(), video]
    stage.settle()
    #expect(stage.supported == .landscape)
    navigation.popToViewController(first, animated: false)
    stage.settle()
    #expect(stage.supported == .portrait)
    #expect(stage.rotation.raised == [])
  }

  @Test("Each way of showing another child is one refresh of the controller that UIKit asks")
  func refreshes() {
    let stage = OrientationStage()
    let navigation = OrientationNavigationController(rootViewController: ResolvedController(.portrait))
    stage.show(navigation)
    let before = stage.rotation.calls.count
    navigation.pushViewController(ResolvedController(), animated: false)
    navigation.popViewController(animated: false)
    navigation.pushViewController(ResolvedController(.landscape), animated: false)
    stage.settle()
    #expect(stage.rotation.calls[before...] == ["update"])
    stage.settle()
    #expect(stage.rotation.calls[before...] == ["update"], "what is known is not asked again")
  }

  @Test(
    "While a finger holds a pop nothing turns, and let go too early it leaves what was in force",
    arguments: [true, false])
  func interactivePop(_ isCancelled: Bool) throws {
    let stage = OrientationStage()
    let navigation = OrientationNavigationController(rootViewController: ResolvedController(.portrait))
    let tabs = OrientationTabBarController()
    tabs.viewControllers = [navigation]
    stage.show(tabs)
    navigation.pushViewController(ResolvedController(.landscape), animated: false)
    stage.settle()
    let transition = StandInTransition(isInteractive: true)
    navigation.standInBeginPop(with: transition)
    stage.settle()
    #expect(stage.shown == .landscapeRight, "the finger has not been lifted")
    navigation.standInEndPop(cancelling: isCancelled)
    stage.settle()
    #expect(stage.supported == (isCancelled ? .landscape : .portrait))
    #expect(try stage.resolution.allowed == stage.supported)
  }

  @Test("A controller that lies deeper than a child can be forwarded to, as in the columns of a split")
  func deeper() throws {
    let stage = OrientationStage()
    let split = OrientationSplitViewController(style: .doubleColumn)
    let content = ForeignController(.landscape)
    split.standInWrapped = UINavigationController(rootViewController: content)
    split.setViewController(content, for: .secondary)
    stage.show(split)
    #expect(stage.supported == .landscape)
    #expect(try stage.resolution.allowed == .landscape)
    #expect(try stage.resolution.account.visits.map(\.finding) == [.forwards(to: "ForeignController"), .answers])
  }

  /// One that hands on what its child answers, by code that knows nothing of the resolution.
  private final class HandingContainer: Wrapper {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { content.supportedInterfaceOrientations }
  }

  @Test("A container that hands on its child's answer by itself is passed, and the child's constraint is heard")
  func handedOn() throws {
    let stage = OrientationStage(hooks: .none)
    let content = ResolvedController()
    stage.show(HandingContainer(content))
    let landscape = content.constrainOrientations(to: .landscape)
    stage.settle()
    #expect(stage.supported == .landscape)
    #expect(try stage.resolution.account.visits.map(\.finding) == [.forwards(to: "ResolvedController"), .answers])
    withExtendedLifetime(landscape) {}
  }

  @Test("A tab bar controller is turned by the selected tab, set or tapped")
  func tabs() {
    let stage = OrientationStage()
    let tabs = OrientationTabBarController()
    let navigation = OrientationNavigationController(rootViewController: ResolvedController(.landscape))
    tabs.viewControllers = [ResolvedController(.portrait), navigation, ForeignController(.landscapeLeft)]
    stage.show(tabs)
    #expect(stage.supported == .portrait)
    tabs.selectedIndex = 1
    stage.settle()
    #expect(stage.supported == .landscape)
    tabs.standInTap(2)
    stage.settle()
    #expect(stage.supported == .landscapeLeft)
    tabs.selectedViewController = tabs.viewControllers?.first
    stage.settle()
    #expect(stage.supported == .portrait)
    tabs.setViewControllers([navigation], animated: true)
    stage.settle()
    #expect(stage.supported == .landscape)
    tabs.viewControllers = [ForeignController(.portrait)]
    stage.settle()
    #expect(stage.supported == .portrait)
  }

  @Test("A split view controller is turned by its secondary column, and collapsed by what is shown")
  func split() {
    let stage = OrientationStage()
    let split = OrientationSplitViewController(style: .doubleColumn)
    split.setViewController(ResolvedController(.portrait), for: .primary)
    split.setViewController(ResolvedController(.landscape), for: .secondary)
    stage.show(split)
    #expect(stage.supported == .landscape)
    split.setViewController(ForeignController(.landscapeLeft), for: .secondary)
    stage.settle()
    #expect(stage.supported == .landscapeLeft)
    split.standInIsCollapsed = true
    stage.settle()
    #expect(stage.supported == .portrait)
  }

  @Test("Containers without a child answer as UIKit would, and prefer what is shown")
  func empty() {
    for container in [
      OrientationNavigationController(), OrientationTabBarController(), OrientationSplitViewController(),
    ] as [UIViewController] {
      let stage = OrientationStage()
      stage.show(container)
      #expect(stage.supported == .allButUpsideDown)
      #expect(container.preferredInterfaceOrientationForPresentation == .portrait)
      #expect(container.prefersInterfaceOrientationLocked == false)
    }
  }

  @Test("UIKit's own containers answer for their children, whose constraints reach UIKit by a delegate")
  func foreignContainers() throws {
    let stage = OrientationStage()
    let child = ResolvedController(.landscape)
    let navigation = UINavigationController(rootViewController: child)
    stage.show(navigation)
    #expect(stage.supported == .allButUpsideDown, "it does not forward")
    let constraint = child.constrainOrientations(to: .landscape)
    stage.settle()
    #expect(stage.supported == .landscape)
    navigation.pushViewController(UIViewController(), animated: false)
    stage.settle()
    #expect(stage.supported == .allButUpsideDown, "what constrains it has left the window")
    withExtendedLifetime(constraint) {}
  }

  /// A container of the application's own, by the lines that the documentation gives.
  private class Wrapper: UIViewController {
    var content: UIViewController {
      didSet {
        show(replacing: oldValue)
        setNeedsUpdateOfResolvedOrientations()
      }
    }

    init(_ content: UIViewController) {
      self.content = content
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      show(replacing: nil)
    }

    private func show(replacing old: UIViewController?) {
      old?.view.removeFromSuperview()
      old?.removeFromParent()
      addChild(content)
      view.addSubview(content.view)
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      resolvedInterfaceOrientations(forwardingTo: content)
    }
  }

  @Test("A container of one's own forwards by one line, through containers in it, and the account names the way")
  func own() throws {
    let stage = OrientationStage(hooks: .none)
    let navigation = OrientationNavigationController(rootViewController: ForeignController(.landscape))
    let wrapper = Wrapper(navigation)
    stage.show(wrapper)
    #expect(stage.supported == .landscape)
    let visits = try stage.resolution.account.visits
    #expect(
      visits.map(\.finding) == [
        .forwards(to: "OrientationNavigationController"), .forwards(to: "ForeignController"), .answers,
      ])
    #expect(visits.map(\.kind) == [.wrapper, .navigation, .content])
    wrapper.content = ResolvedController(.portrait)
    stage.settle()
    #expect(stage.supported == .portrait)
  }
}
