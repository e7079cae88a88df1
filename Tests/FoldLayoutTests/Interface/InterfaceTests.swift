import Testing

@testable import FoldLayout

@Suite("Interface traits mean what UIKit's mean")
struct InterfaceTests {
  @Test("Raw values are those of UIKit's headers (§4)")
  func rawValues() {
    #expect(Interface.Orientation.allCases.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(Interface.DeviceOrientation.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6])
    #expect(Interface.SizeClass.allCases.map(\.rawValue) == [0, 1, 2])
    #expect(Interface.LayoutDirection.allCases.map(\.rawValue) == [-1, 0, 1])
    #expect(Interface.VerticalBarEdge.allCases.map(\.rawValue) == [0, 1, 2])
    #expect(Hinge.Status.allCases.map(\.rawValue) == [0, 1, 2, 3])
    #expect(Interface.Orientation.landscapeRight.rawValue == Interface.DeviceOrientation.landscapeLeft.rawValue)
  }

  @Test("Masks have UIKit's bits: 2, 4, 8, 16 and 24, 26, 30")
  func maskBits() {
    let masks: [Interface.OrientationMask] = [
      .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft, .landscape, .allButUpsideDown, .all, [],
    ]
    #expect(masks.map(\.rawValue) == [2, 4, 8, 16, 24, 26, 30, 0])
  }

  @Test("A mask has an orientation exactly when the orientation's bit is set", arguments: 0..<64 as Range<UInt>)
  func membership(bits: UInt) {
    let mask = Interface.OrientationMask(rawValue: bits)
    for orientation in Interface.Orientation.allCases {
      let expected = orientation != .unknown && bits & (1 << UInt(orientation.rawValue)) != 0
      #expect(mask.contains(orientation) == expected, "\(orientation)")
    }
  }

  @Test(
    "Device to interface mirrors the landscapes, and lying flat maps to nothing (O7)",
    arguments: zip(
      Interface.DeviceOrientation.allCases,
      [nil, .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft, nil, nil] as [Interface.Orientation?]))
  func mirroredLandscapes(device: Interface.DeviceOrientation, expected: Interface.Orientation?) {
    #expect(Interface.Orientation(device, on: .single) == expected)
  }

  @Test("An orientation is upright, sideways or unknown")
  func portraitAndLandscape() {
    #expect(Interface.Orientation.allCases.map(\.isPortrait) == [false, true, true, false, false])
    #expect(Interface.Orientation.allCases.map(\.isLandscape) == [false, false, false, true, true])
  }

  @Test("The bar's side follows the hardware: right-to-left gives the same side the other name")
  func barSide() {
    let edges = Interface.VerticalBarEdge.allCases
    #expect(edges.map { $0.side(in: .leftToRight) } == [nil, .left, .right])
    #expect(edges.map { $0.side(in: .rightToLeft) } == [nil, .right, .left])
    #expect(edges.map { $0.side(in: .unspecified) } == [nil, nil, nil])
    #expect(edges.map { $0.side(in: nil) } == [nil, nil, nil])
  }

  @Test("A pair of size classes answers by axis")
  func sizeClassByAxis() {
    let classes = Interface.SizeClasses(horizontal: .compact, vertical: .regular)
    #expect(classes.sizeClass(along: .horizontal) == .compact)
    #expect(classes.sizeClass(along: .vertical) == .regular)
  }
}
