import FoldLayout
import FoldLayoutUIKit
import Testing
import UIKit

@Suite("What mirrors UIKit is converted by raw value (§4)")
struct ConversionTests {
  @Test("Size classes", arguments: [UIUserInterfaceSizeClass.unspecified, .compact, .regular])
  func sizeClasses(_ sizeClass: UIUserInterfaceSizeClass) {
    #expect(Interface.SizeClass(sizeClass).rawValue == sizeClass.rawValue)
    #expect("\(Interface.SizeClass(sizeClass))" == "\(sizeClass)")
  }

  @Test("Layout directions", arguments: [UITraitEnvironmentLayoutDirection.unspecified, .leftToRight, .rightToLeft])
  func layoutDirections(_ direction: UITraitEnvironmentLayoutDirection) {
    #expect(Interface.LayoutDirection(direction).rawValue == direction.rawValue)
    #expect("\(Interface.LayoutDirection(direction))" == "\(direction)")
  }

  @Test(
    "Interface orientations, there and back",
    arguments: [
      UIInterfaceOrientation.unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ])
  func orientations(_ orientation: UIInterfaceOrientation) {
    #expect(Interface.Orientation(orientation).rawValue == orientation.rawValue)
    #expect("\(Interface.Orientation(orientation))" == "\(orientation)")
    #expect(UIInterfaceOrientation(Interface.Orientation(orientation)) == orientation)
  }

  @Test("Masks of orientations, all that there are, there and back; a bit that is none is for the core to drop")
  func masks() {
    for rawValue in UInt(0)..<64 {
      let mask = UIInterfaceOrientationMask(rawValue: rawValue)
      #expect(Interface.OrientationMask(mask).rawValue == rawValue)
      #expect(UIInterfaceOrientationMask(Interface.OrientationMask(mask)).rawValue == rawValue)
    }
  }

  @Test("The names of masks mean the same")
  func namesOfMasks() {
    #expect(Interface.OrientationMask(.landscapeLeft as UIInterfaceOrientationMask) == .landscapeLeft)
    #expect(Interface.OrientationMask(.landscape as UIInterfaceOrientationMask) == .landscape)
    #expect(Interface.OrientationMask(.all as UIInterfaceOrientationMask) == .all)
    #expect(Interface.OrientationMask(.allButUpsideDown as UIInterfaceOrientationMask) == .allButUpsideDown)
  }

  @Test(
    "Device orientations",
    arguments: [
      UIDeviceOrientation.unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp, .faceDown,
    ])
  func deviceOrientations(_ orientation: UIDeviceOrientation) {
    #expect(Interface.DeviceOrientation(orientation).rawValue == orientation.rawValue)
    #expect("\(Interface.DeviceOrientation(orientation))" == "\(orientation)")
  }

  @Test("Edges of vertical bars", arguments: [UIVerticalBarEdge.unspecified, .leading, .trailing])
  func verticalBarEdges(_ edge: UIVerticalBarEdge) {
    #expect(Interface.VerticalBarEdge(edge).rawValue == edge.rawValue)
    #expect("\(Interface.VerticalBarEdge(edge))" == "\(edge)")
  }

  @Test(
    "A hinge's status, of which unknown is zero (trap 11)",
    arguments: [UIHinge.Status.unknown, .closed, .partiallyOpen, .fullyOpen])
  func hingeStatuses(_ status: UIHinge.Status) {
    #expect(Hinge.Status(status).rawValue == status.rawValue)
    #expect("\(Hinge.Status(status))" == "\(status)")
  }

  @Test("Axes", arguments: [LayoutAxes.horizontal, .vertical, .both, []])
  func axes(_ axes: LayoutAxes) {
    #expect(UIAxis(axes).rawValue == axes.rawValue)
  }

  @Test("The names of axes mean the same")
  func namesOfAxes() {
    #expect(UIAxis(.horizontal as LayoutAxes) == .horizontal)
    #expect(UIAxis(.vertical as LayoutAxes) == .vertical)
    #expect(UIAxis(.both as LayoutAxes) == .both)
  }

  @Test("Rectangles and insets, there and back, as they are")
  func geometry() {
    let rect = CGRect(x: 1.5, y: -2, width: 3, height: 4)
    #expect(LayoutRect(rect) == LayoutRect(x: 1.5, y: -2, width: 3, height: 4))
    #expect(CGRect(LayoutRect(rect)) == rect)
    let turned = CGRect(origin: .zero, size: CGSize(width: -3, height: 4))
    #expect(LayoutRect(turned).width == -3, "a negative width is for the core to refuse")
    #expect(LayoutPoint(CGPoint(x: 1, y: 2)) == LayoutPoint(x: 1, y: 2))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(LayoutEdgeInsets(insets) == LayoutEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(UIEdgeInsets(LayoutEdgeInsets(insets)) == insets)
  }
}
