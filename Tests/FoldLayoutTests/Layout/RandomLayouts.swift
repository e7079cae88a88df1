@testable import FoldLayout

/// Containers with many divisions and occlusions, on a grid of whole points so that they can be counted square by square.
enum RandomLayouts {
  /// A container of at most so many points on a side, with up to 16 divisions and 16 occlusions.
  static func environment(
    upTo length: Int, using generator: inout some RandomNumberGenerator
  ) -> LayoutEnvironment {
    func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &generator)) }
    let size = LayoutSize(width: number(1...length), height: number(1...length))
    var environment = LayoutEnvironment(size: size)
    environment.displayScale = [nil, 1, 2, 3][Int.random(in: 0..<4, using: &generator)]
    environment.layoutDirection = [nil, .leftToRight, .rightToLeft][Int.random(in: 0..<3, using: &generator)]
    if Bool.random(using: &generator) {
      environment.safeAreaInsets = LayoutEdgeInsets(
        top: number(0...2), left: number(0...2), bottom: number(0...2), right: number(0...2))
    }
    if Bool.random(using: &generator) {
      environment.windowSize = size
      environment.frameInWindow = environment.bounds
    }
    environment.regions = LayoutRegions(
      divisions: (0..<count(using: &generator)).map {
        division(RegionID(rawValue: $0 + 1), in: size, upTo: length, using: &generator)
      },
      occlusions: (0..<count(using: &generator)).map {
        OcclusionRegion(
          id: RegionID(rawValue: $0 + 1), frame: rect(upTo: length, using: &generator),
          isActive: Int.random(in: 0..<4, using: &generator) > 0)
      })
    if Bool.random(using: &generator) {
      let statuses = Hinge.Status.allCases
      environment.hinges = environment.divisionRegions.prefix(3).enumerated().map { index, division in
        Hinge(
          id: Hinge.ID(rawValue: index), status: statuses[Int.random(in: 0..<4, using: &generator)],
          division: division.id)
      }
    }
    return environment
  }

  /// Mostly few, for many leave nothing to look at.
  private static func count(using generator: inout some RandomNumberGenerator) -> Int {
    Int.random(in: 0...(Int.random(in: 0..<3, using: &generator) == 0 ? 16 : 4), using: &generator)
  }

  private static func division(
    _ id: RegionID, in size: LayoutSize, upTo length: Int, using generator: inout some RandomNumberGenerator
  ) -> DivisionRegion {
    var frame = rect(upTo: length, using: &generator)
    if Int.random(in: 0..<3, using: &generator) > 0 {
      if Bool.random(using: &generator) {
        frame = LayoutRect(x: frame.minX, y: 0, width: min(frame.width, 2), height: size.height)
      } else {
        frame = LayoutRect(x: 0, y: frame.minY, width: size.width, height: min(frame.height, 2))
      }
    }
    let bounds = LayoutRect(origin: .zero, size: size)
    var division = DivisionRegion(id: id, frame: frame, joining: bounds, isActive: .random(using: &generator))
    division.isDeclaredSeparating = [nil, true, false][Int.random(in: 0..<3, using: &generator)]
    division.isPhysicalGap = Int.random(in: 0..<4, using: &generator) == 0
    division.isAxisDeclared = Int.random(in: 0..<4, using: &generator) == 0
    return division
  }

  private static func rect(upTo length: Int, using generator: inout some RandomNumberGenerator) -> LayoutRect {
    let width = Int.random(in: 0...4, using: &generator)
    return LayoutRect(
      x: Double(Int.random(in: -2...length, using: &generator)),
      y: Double(Int.random(in: -2...length, using: &generator)), width: Double(width),
      height: Double(Int.random(in: (width == 0 ? 1 : 0)...4, using: &generator)))
  }
}

extension LayoutEnvironment {
  /// The container as a mirror shows it: hardware and insets on the other side, the language the other way.
  var mirrored: LayoutEnvironment {
    func mirrored(_ rect: LayoutRect) -> LayoutRect {
      LayoutRect(x: size.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    var result = withReversedDirection
    result.safeAreaInsets = safeAreaInsets.map {
      LayoutEdgeInsets(top: $0.top, left: $0.right, bottom: $0.bottom, right: $0.left)
    }
    for index in divisionRegions.indices {
      result.regions?.divisions[index].frame = mirrored(divisionRegions[index].frame)
    }
    for index in occlusionRegions.indices {
      result.regions?.occlusions[index].frame = mirrored(occlusionRegions[index].frame)
    }
    return result
  }

  /// The container in a language that runs the other way, its hardware where it was.
  var withReversedDirection: LayoutEnvironment {
    var result = self
    result.layoutDirection = layoutDirection == .rightToLeft ? .leftToRight : .rightToLeft
    return result
  }
}
