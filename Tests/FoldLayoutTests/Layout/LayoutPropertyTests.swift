import TestSupport
import Testing

@testable import FoldLayout

@Suite("What holds for every container (L1, L2, L8, F10)")
struct LayoutPropertyTests {
  /// Draws containers until one does not hold, and says which.
  private func check(
    upTo length: Int = 12, for test: String = #function, _ holds: (LayoutEnvironment, inout SeededGenerator) -> Bool
  ) {
    var generator = RandomTesting.generator(for: test)
    for _ in 0..<RandomTesting.count(full: 100_000) {
      let environment = RandomLayouts.environment(upTo: length, using: &generator)
      guard holds(environment, &generator) else {
        Issue.record("it does not hold for \(environment)")
        return
      }
    }
  }

  /// The middles of the container's squares, a point wide each.
  private func squares(of environment: LayoutEnvironment) -> [LayoutRect] {
    (0..<Int(environment.size.height)).flatMap { y in
      (0..<Int(environment.size.width)).map { x in
        LayoutRect(x: Double(x) + 0.25, y: Double(y) + 0.25, width: 0.5, height: 0.5)
      }
    }
  }

  /// What the separating divisions that run from edge to edge keep empty, square by square.
  private func isKeptEmpty(_ square: LayoutRect, in environment: LayoutEnvironment) -> Bool {
    environment.divisionRegions.contains { division in
      guard environment.separates(division) else { return false }
      let (frame, bounds) = (division.frame, environment.bounds)
      let slack = 1 / (environment.displayScale ?? 1)
      switch division.axis {
      case .vertical:
        let spans =
          division.isAxisDeclared
          || (frame.minY <= slack && frame.maxY >= bounds.maxY - slack && frame.minY < bounds.maxY && frame.maxY > 0)
        return spans && frame.minX < square.maxX && frame.maxX > square.minX
      case .horizontal:
        let spans =
          division.isAxisDeclared
          || (frame.minX <= slack && frame.maxX >= bounds.maxX - slack && frame.minX < bounds.maxX && frame.maxX > 0)
        return spans && frame.minY < square.maxY && frame.maxY > square.minY
      }
    }
  }

  @Test("Segments do not overlap, lie inside, touch no separating frame, and cover everything else")
  func segmentsTile() {
    check { environment, _ in
      let segments = environment.segments
      return segments.allSatisfy { environment.bounds.contains($0.frame, tolerance: 0) && $0.frame.area > 0 }
        && squares(of: environment).allSatisfy { square in
          let count = segments.count { $0.frame.isEntered(by: square) }
          return count == (isKeptEmpty(square, in: environment) ? 0 : 1)
        }
        && segments.allSatisfy { segment in
          // Not even a line without thickness may run through one.
          environment.divisionRegions.allSatisfy { division in
            !environment.separates(division) || !division.spans(environment.bounds, pixel: environment.pixel)
              || !segment.frame.isEntered(by: division.frame)
          }
        }
    }
  }

  @Test("Some division divides along an axis just where there are several rows or columns, and only then it is folded")
  func dividingAgrees() {
    check { environment, _ in
      let reasons = Segments().explanation(in: environment).reasons
      let axes = Set(
        reasons.compactMap { reason in
          if case .divides(_, let axis, _, _) = reason { axis } else { nil }
        })
      let segments = environment.segments
      let isFolded = environment.posture == .book || environment.posture == .tabletop
      return segments.isEmpty
        || (axes.contains(.vertical) == segments.contains { $0.column > 0 }
          && axes.contains(.horizontal) == segments.contains { $0.row > 0 } && (!isFolded || segments.count > 1))
    }
  }

  @Test("Segments come in rows from the top, and in each from the leading edge")
  func segmentsAreOrdered() {
    check { environment, _ in
      let isRightToLeft = environment.layoutDirection == .rightToLeft
      return zip(environment.segments, environment.segments.dropFirst()).allSatisfy { first, second in
        first.row == second.row
          ? first.column + 1 == second.column && first.frame.minY == second.frame.minY
            && (isRightToLeft ? first.frame.minX >= second.frame.maxX : first.frame.maxX <= second.frame.minX)
          : first.row + 1 == second.row && second.column == 0 && first.frame.maxY <= second.frame.minY
      }
    }
  }

  @Test("Every usable area is clear, and cannot be grown in any direction")
  func areasCannotBeGrown() {
    check { environment, _ in
      UsableAreas(listsMaximal: true).answer(in: environment).allSatisfy { area in
        (area.maximal ?? []).first == area.largest
          && (area.maximal ?? []).allSatisfy { rect in
            environment.clearance(of: rect).isClear && area.segment.frame.contains(rect, tolerance: 0)
              && LayoutEdge.allCases.allSatisfy { edge in
                let grown = rect.grown(at: edge)
                return !environment.clearance(of: grown).isClear || !area.segment.frame.contains(grown, tolerance: 0)
              }
          }
      }
    }
  }

  @Test("No free rectangle is larger than the largest, out of all that there are")
  func largestIsLargest() {
    check(upTo: 7) { environment, _ in
      let areas = environment.usableAreas
      let width = Int(environment.size.width)
      let height = Int(environment.size.height)
      var best = areas.map { _ in 0.0 }
      for left in 0..<width {
        for right in (left + 1)...width {
          for top in 0..<height {
            for bottom in (top + 1)...height {
              let rect = LayoutRect(
                x: Double(left), y: Double(top), width: Double(right - left), height: Double(bottom - top))
              guard let index = areas.firstIndex(where: { $0.segment.frame.contains(rect, tolerance: 0) }),
                rect.area > best[index], environment.clearance(of: rect).isClear
              else { continue }
              best[index] = rect.area
            }
          }
        }
      }
      return areas.map { $0.largest?.area ?? 0 } == best
    }
  }

  @Test("The insets leave a frame that nothing covers, and as much of it as can be")
  func insetsLeaveTheLargest() {
    check { environment, generator in
      let frame = LayoutRect(
        x: Double(Int.random(in: 0...4, using: &generator)), y: Double(Int.random(in: 0...4, using: &generator)),
        width: Double(Int.random(in: 1...10, using: &generator)),
        height: Double(Int.random(in: 1...10, using: &generator)))
      let occlusions = environment.activeOcclusionRegions.map(\.frame)
      let all = FreeRectangles(in: frame, without: occlusions).maximal
      guard let insets = environment.occlusionInsets(for: frame), let rest = frame.inset(by: insets) else {
        return all.isEmpty
      }
      return occlusions.allSatisfy { !rest.isEntered(by: $0) } && all.allSatisfy { $0.area <= rest.area }
    }
  }

  @Test("A bar is the longest stretch of its strip that nothing covers")
  func barsAreLongest() {
    check { environment, _ in
      [LayoutSide.left, .right].allSatisfy { side in
        guard let bar = environment.barFrame(onSide: side) else {
          let insets = environment.safeAreaInsets ?? .zero
          return (side == .left ? insets.left : insets.right) == 0
        }
        let free = FreeRectangles(in: bar.strip, without: environment.activeOcclusionRegions.map(\.frame)).maximal
        let heights = free.filter { $0.width == bar.strip.width }.map(\.height)
        return bar.frame?.height == heights.max() && bar.strip.height == environment.size.height
      }
    }
  }

  @Test("Answers do not depend on the order of regions and hinges")
  func orderDoesNotMatter() {
    check { environment, generator in
      var shuffled = environment
      shuffled.regions?.divisions.shuffle(using: &generator)
      shuffled.regions?.occlusions.shuffle(using: &generator)
      shuffled.hinges?.shuffle(using: &generator)
      let all = UsableAreas(listsMaximal: true)
      return shuffled.segments == environment.segments && all.answer(in: shuffled) == all.answer(in: environment)
        && shuffled.posture == environment.posture && shuffled.isSettled == environment.isSettled
        && shuffled.displayHalf == environment.displayHalf
        && shuffled.activeDivisionRegion == environment.activeDivisionRegion
        && shuffled.occlusionInsets(for: shuffled.bounds) == environment.occlusionInsets(for: environment.bounds)
        && shuffled.barFrame(onSide: .right) == environment.barFrame(onSide: .right)
        && Set(shuffled.clearance(of: shuffled.bounds).obstructions)
          == Set(environment.clearance(of: environment.bounds).obstructions)
    }
  }

  @Test("A mirror shows the same answers at the mirrored places")
  func mirroring() {
    check { environment, _ in
      func mirrored(_ rect: LayoutRect) -> LayoutRect {
        LayoutRect(x: environment.size.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
      }
      let (before, after) = (environment.usableAreas, environment.mirrored.usableAreas)
      return environment.mirrored.posture == environment.posture
        && after.map(\.segment.row) == before.map(\.segment.row)
        && after.map(\.segment.column) == before.map(\.segment.column)
        && after.map(\.segment.frame) == before.map { mirrored($0.segment.frame) }
        && after.map(\.largest) == before.map { $0.largest.map(mirrored) }
    }
  }

  @Test("Another direction turns the order round, and leaves what is physical where it is")
  func reversing() {
    check { environment, _ in
      let (before, after) = (environment.segments, environment.withReversedDirection.segments)
      let columns = (before.map(\.column).max() ?? 0) + 1
      return Set(after.map(\.frame)) == Set(before.map(\.frame))
        && after.map(\.row) == before.map(\.row)
        && after.allSatisfy { segment in
          before.contains { $0.frame == segment.frame && $0.column == columns - 1 - segment.column }
        }
        && environment.withReversedDirection.occlusionInsets(for: environment.bounds)
          == environment.occlusionInsets(for: environment.bounds)
        && environment.withReversedDirection.barFrame(onSide: .left) == environment.barFrame(onSide: .left)
        && environment.withReversedDirection.displayHalf == environment.displayHalf
    }
  }

  /// Whether two ranges share more than an edge, or a point lies between the ends of the other.
  private func share(_ start: Double, _ length: Double, with other: (start: Double, length: Double)) -> Bool {
    start < other.start + other.length && start + length > other.start
  }

  private func reaches(_ frame: LayoutRect, along axis: LayoutAxis? = nil, into part: LayoutRect) -> Bool {
    (axis == .horizontal || share(frame.minX, frame.width, with: (part.minX, part.width)))
      && (axis == .vertical || share(frame.minY, frame.height, with: (part.minY, part.height)))
  }

  @Test("A container inside, asked for the one around it, gives back all that reaches into both, as it was")
  func restrictingAndBack() {
    check { environment, generator in
      let part = LayoutRect(
        x: Double(Int.random(in: -3...6, using: &generator)), y: Double(Int.random(in: -3...6, using: &generator)),
        width: Double(Int.random(in: 1...12, using: &generator)),
        height: Double(Int.random(in: 1...12, using: &generator)))
      let inside = environment.restricted(to: part)
      let back = inside.restricted(
        to: LayoutRect(origin: LayoutPoint(x: -part.minX, y: -part.minY), size: environment.size))
      let divisions = environment.divisionRegions.filter { division in
        let axis = division.isAxisDeclared ? division.axis : nil
        return reaches(division.frame, along: axis, into: part)
          && reaches(division.frame, along: axis, into: environment.bounds)
      }
      let occlusions = environment.occlusionRegions.filter {
        reaches($0.frame, into: part) && reaches($0.frame, into: environment.bounds)
      }
      var expected = environment
      expected.regions = LayoutRegions(divisions: divisions, occlusions: occlusions)
      // A part that lies beyond the safe area has forgotten how far beyond.
      expected.safeAreaInsets = environment.safeAreaInsets.map { insets in
        LayoutEdgeInsets(
          top: max(insets.top, part.minY), left: max(insets.left, part.minX),
          bottom: max(insets.bottom, environment.size.height - part.maxY),
          right: max(insets.right, environment.size.width - part.maxX))
      }
      return back == expected && inside.size == part.size
    }
  }
}

extension LayoutRect {
  /// The rectangle, half a point larger at one edge.
  fileprivate func grown(at edge: LayoutEdge) -> LayoutRect {
    switch edge {
    case .top: LayoutRect(x: minX, y: minY - 0.5, width: width, height: height + 0.5)
    case .left: LayoutRect(x: minX - 0.5, y: minY, width: width + 0.5, height: height)
    case .bottom: LayoutRect(x: minX, y: minY, width: width, height: height + 0.5)
    case .right: LayoutRect(x: minX, y: minY, width: width + 0.5, height: height)
    }
  }
}
