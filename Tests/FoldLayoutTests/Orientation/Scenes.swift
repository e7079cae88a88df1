import FoldLayout

typealias Mask = Interface.OrientationMask

extension OrientationScene {
  /// A phone without a home button that fills its only display, and whose Info.plist lists what UIKit's default is.
  static func phone(_ listed: Mask? = .allButUpsideDown) -> OrientationScene {
    var scene = OrientationScene()
    scene.product = .phone
    scene.hasHomeButton = false
    scene.display = .single
    scene.fillsScreen = true
    scene.declaration = OrientationDeclaration(listed: listed)
    return scene
  }

  /// A tablet that fills its screen and is not resizable, with versions in which the full-screen key counts.
  static func pad(_ listed: Mask? = .all) -> OrientationScene {
    var scene = phone(listed)
    scene.product = .pad
    scene.hasHomeButton = nil
    scene.isFreelyResizable = false
    scene.system = Version(26, 1)
    scene.sdk = Version(26, 1)
    return scene
  }

  /// The opened or closed iPhone Duo.
  static func duo(_ display: Interface.Display, _ listed: Mask? = .all) -> OrientationScene {
    var scene = phone(listed)
    scene.system = Version(27, 1)
    scene.sdk = Version(27, 1)
    scene.display = display
    return scene
  }
}

extension ControllerHierarchy {
  /// A window with one controller, number 1.
  static func root(_ mask: Mask?) -> ControllerHierarchy {
    ControllerHierarchy(root: 1, controllers: [Controller(1, name: "root", mask: mask)])
  }

  /// A root and a controller, number 2, that it presents.
  static func presenting(_ mask: Mask?, _ style: PresentationStyle, over root: Mask? = .all) -> ControllerHierarchy {
    var hierarchy = Self.root(root)
    hierarchy.controllers[0].presented = 2
    var presented = Controller(2, name: "presented", mask: mask)
    presented.style = style
    hierarchy.controllers.append(presented)
    return hierarchy
  }
}

extension OrientationConstraint {
  /// Constraints that always count, numbered from 1.
  static func all(_ masks: [Mask]) -> [OrientationConstraint] {
    masks.enumerated().map { OrientationConstraint(ID(rawValue: $0.offset + 1), .only($0.element)) }
  }
}

extension LayoutEnvironment {
  /// A window of a phone that shows an orientation.
  static func showing(_ orientation: Interface.Orientation?, on display: Interface.Display? = nil) -> LayoutEnvironment
  {
    var environment = LayoutEnvironment(size: LayoutSize(width: 402, height: 874))
    environment.orientation = orientation
    environment.display = display
    return environment
  }
}

extension Interface.OrientationMask {
  /// All sixteen masks.
  static let everyMask: [Mask] = (0..<16).map { Mask(rawValue: $0 << 1) }
}
