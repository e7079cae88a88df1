package import FoldLayout
import FoldLayoutUIKit
package import UIKit

extension UITraitCollection {
  /// The traits that say what an environment says.
  package convenience init(_ environment: LayoutEnvironment) {
    let classes = environment.sizeClasses
    self.init(
      standInHorizontal: classes.flatMap { UIUserInterfaceSizeClass(rawValue: $0.horizontal.rawValue) } ?? .unspecified,
      vertical: classes.flatMap { UIUserInterfaceSizeClass(rawValue: $0.vertical.rawValue) } ?? .unspecified,
      displayScale: CGFloat(environment.displayScale ?? 0),
      layoutDirection: environment.layoutDirection
        .flatMap { UITraitEnvironmentLayoutDirection(rawValue: $0.rawValue) } ?? .unspecified,
      barEdge: environment.verticalBarEdge.flatMap { UIVerticalBarEdge(rawValue: $0.rawValue) } ?? .unspecified)
  }
}

extension UIWindowScene.Geometry {
  /// The geometry that says what an environment says.
  package convenience init(_ environment: LayoutEnvironment) {
    let size = environment.windowSize ?? environment.size
    self.init(
      standInOrientation: UIInterfaceOrientation(environment.orientation ?? .unknown),
      size: CGSize(width: size.width, height: size.height), isLocked: environment.isOrientationLocked ?? false,
      isResizing: environment.isInteractivelyResizing ?? false)
  }
}

extension StandInDevice {
  /// Says what an environment says of a window, and of its scene; the hinge and the regions come by themselves.
  package func say(_ environment: LayoutEnvironment, of window: UIWindow, in scene: UIWindowScene) {
    let size = environment.windowSize ?? environment.size
    window.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    scene.traitCollection = UITraitCollection(environment)
    let previous = scene.standInGeometry.orientation
    let isInner = environment.display == .inner || environment.display == .external
    scene.standInUpdate(UIWindowScene.Geometry(environment), screen: isInner ? innerScreen : .main)
    guard scene.standInGeometry.orientation != previous else { return }
    NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: nil)
  }
}

extension StandInRegion {
  /// The regions that say what an environment says, in the coordinates of a window in which the container has its origin.
  package static func list(_ regions: LayoutRegions?, from origin: LayoutPoint) -> [StandInRegion] {
    func frame(_ frame: LayoutRect) -> CGRect {
      CGRect(x: frame.minX + origin.x, y: frame.minY + origin.y, width: frame.width, height: frame.height)
    }
    let divisions = (regions?.divisions ?? []).map {
      StandInRegion(
        $0.id.rawValue, isDivision: true, frame: frame($0.frame), margins: UIEdgeInsets($0.margins),
        isActive: $0.isActive)
    }
    let occlusions = (regions?.occlusions ?? []).map {
      StandInRegion(
        1000 + $0.id.rawValue, isDivision: false, frame: frame($0.frame), margins: UIEdgeInsets($0.margins),
        isActive: $0.isActive)
    }
    return occlusions.reversed() + divisions.reversed()
  }
}
