import TestSupport
import Testing

@testable import FoldLayout

@Suite("What holds for every split in every container (L3)")
struct PanePropertyTests {
  /// Draws splits and containers until one pair does not hold, and says which.
  private func check(
    full: Int = 100_000, for test: String = #function,
    _ holds: (PaneSplit, LayoutEnvironment, inout SeededGenerator) -> Bool
  ) {
    var generator = RandomTesting.generator(for: test)
    for _ in 0..<RandomTesting.count(full: full) {
      let environment = RandomLayouts.environment(upTo: 24, using: &generator)
      let split = RandomSplits.split(using: &generator)
      guard holds(split, environment, &generator) else {
        Issue.record("it does not hold for \(split) in \(environment): \(split.answer(in: environment).frames)")
        return
      }
    }
  }

  /// The frames as people see them: thirds are not exact.
  private func frames(_ arrangement: PaneArrangement) -> [LayoutRect] {
    arrangement.frames.compactMap { $0?.withSnappedEdges }
  }

  @Test("Panes do not overlap, lie inside what is laid out, and keep off every division that runs from edge to edge")
  func apart() {
    check { split, environment, _ in
      let frames = frames(split.answer(in: environment))
      guard let area = environment.frame(of: split.area) else { return frames.isEmpty }
      let told = split.alignsToFlatDivisions ? environment.dividedWhereFlat : environment
      return frames.indices.allSatisfy { index in
        area.contains(frames[index], tolerance: 0)
          && frames[..<index].allSatisfy { !$0.isEntered(by: frames[index]) }
          && told.divisionRegions.allSatisfy { !told.takesBand($0) || !told.keepsOff($0, frames[index]) }
      }
    }
  }

  @Test("Panes follow one another in their order, from the top and from the leading edge")
  func inOrder() {
    check { split, environment, _ in
      let answer = split.answer(in: environment)
      let space = ReadingSpace(environment)
      let frames = frames(answer).map(space.rect)
      return zip(frames, frames.dropFirst()).allSatisfy { first, second in
        switch answer.axis {
        case .horizontal: first.maxX <= second.minX
        case .vertical: first.maxY <= second.minY
        case nil: first.maxY <= second.minY || first.maxX <= second.minX
        }
      }
    }
  }

  @Test(
    "Within their ranges, but for the last one left, which says so; fractions count along an axis that nothing divides")
  func ranges() {
    check { split, environment, _ in
      let answer = split.answer(in: environment)
      let isAlone = answer.frames.count { $0 != nil } == 1
      return answer.placements.enumerated().allSatisfy { index, placement in
        guard let frame = placement.frame else { return !placement.isCompressed && !placement.isStretched }
        let pane = split.panes[index]
        var (isBelow, isAbove) = (false, false)
        for (axis, range) in [(LayoutAxis.horizontal, pane.width), (.vertical, pane.height)] {
          let intrinsic = pane.intrinsicSize?.length(along: axis)
          let fractions = wholeLength(of: split, axis, answer, environment)
          let minimum = range.minimum.length(of: fractions, intrinsic: intrinsic) ?? 0
          let maximum = max(minimum, range.maximum.length(of: fractions, intrinsic: intrinsic) ?? .infinity)
          let length = frame.size.length(along: axis)
          if length < minimum - 1e-9 { isBelow = true }
          if length > maximum + 1e-9 { isAbove = true }
        }
        return isAlone ? isBelow == placement.isCompressed && isAbove == placement.isStretched : !isBelow && !isAbove
      }
    }
  }

  /// What fractions are of, or `nil` along an axis along which something divides.
  private func wholeLength(
    of split: PaneSplit, _ axis: LayoutAxis, _ answer: PaneArrangement, _ environment: LayoutEnvironment
  ) -> Double? {
    let parts = DividedArea(split.area, of: split.alignsToFlatDivisions ? environment.dividedWhereFlat : environment)
    let stretches = axis == .horizontal ? parts.columns : parts.rows
    guard stretches.count <= 1 else { return nil }
    let length = stretches.first.map { $0.upperBound - $0.lowerBound } ?? 0
    let shown = answer.frames.count { $0 != nil }
    return answer.axis == axis ? max(0, length - split.spacing * Double(shown - 1)) : length
  }

  @Test("Panes of one segment fill it to the end, with the spacing between them, unless all have their maximum")
  func sums() {
    check { split, environment, _ in
      let explanation = split.explanation(in: environment)
      var leavesEmpty: [Int] = []
      for case .panes(.leavesEmpty(_, _, let index)) in explanation.reasons { leavesEmpty.append(index) }
      // A pane without extent could lie in either of two segments that meet.
      guard let axis = explanation.answer.axis,
        explanation.answer.frames.allSatisfy({ $0.map { $0.size.length(along: axis) > 0 } ?? true })
      else { return true }
      let space = ReadingSpace(environment)
      let told = split.alignsToFlatDivisions ? environment.dividedWhereFlat : environment
      let parts = DividedArea(split.area, of: told).spaced(by: split.spacing)
      let stretches = axis == .horizontal ? parts.columns : parts.rows
      return stretches.allSatisfy { stretch in
        let members = explanation.answer.frames.indices.filter { index in
          guard let frame = explanation.answer.frames[index].map(space.rect) else { return false }
          return frame.lowerBound(along: axis) >= stretch.lowerBound - 1e-9
            && frame.upperBound(along: axis) <= stretch.upperBound + 1e-9
        }
        let frames = members.compactMap { explanation.answer.frames[$0].map(space.rect)?.withSnappedEdges }
        guard let first = frames.first, let last = frames.last else { return true }
        return first.lowerBound(along: axis) == stretch.lowerBound.snappedLength
          && zip(frames, frames.dropFirst()).allSatisfy {
            abs($1.lowerBound(along: axis) - $0.upperBound(along: axis) - split.spacing) <= 1.0 / 1024
          }
          && (last.upperBound(along: axis) == stretch.upperBound.snappedLength)
            != leavesEmpty.contains(where: { members.contains($0) })
      }
    }
  }

  @Test("Raising the priority of a pane never makes it smaller")
  func priority() {
    check { split, environment, generator in
      let index = Int.random(in: 0..<split.panes.count, using: &generator)
      var raised = split
      raised.panes[index].priority += Double(Int.random(in: 1...3, using: &generator))
      let (before, after) = (split.answer(in: environment), raised.answer(in: environment))
      guard let small = before.frames[index] else { return true }
      guard let large = after.frames[index] else {
        // In a container that is compact both ways the first pane is shown, whatever the priorities.
        return false
      }
      return large.width >= small.width - 1e-9 && large.height >= small.height - 1e-9
    }
  }

  @Test("A pane is hidden because it does not fit beside those that come before it; the first choice never is")
  func hidden() {
    check { split, environment, _ in
      let answer = split.answer(in: environment)
      let told = split.alignsToFlatDivisions ? environment.dividedWhereFlat : environment
      let order = split.panes.indicesByPriority
      guard let first = order.first, !DividedArea(split.area, of: told).cells.isEmpty else { return true }
      return answer.frames[first] != nil
        && order.indices.allSatisfy { place in
          guard answer.frames[order[place]] == nil else { return true }
          // Asked for with those that are shown and come before it alone, it is hidden, too.
          let members = order[..<place].filter { answer.frames[$0] != nil } + [order[place]]
          var smaller = split
          smaller.panes = members.sorted().map { split.panes[$0] }
          let index = members.sorted().firstIndex(of: order[place]) ?? 0
          return smaller.answer(in: environment).frames[index] == nil
        }
    }
  }

  @Test("A mirror shows the mirror image, with the same reasons but for where a division lies")
  func mirroring() {
    check { split, environment, _ in
      let (before, after) = (split.answer(in: environment), split.answer(in: environment.mirrored))
      let width = environment.size.width
      let reasons = sentences(split, environment)
      return sentences(split, environment.mirrored) == reasons && before.axis == after.axis
        && before.hidden == after.hidden && before.compressed == after.compressed
        && frames(after)
          == frames(before).map {
            LayoutRect(x: width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
          }
    }
  }

  /// The reasons, without where a division lies.
  private func sentences(_ split: PaneSplit, _ environment: LayoutEnvironment) -> [String] {
    split.explanation(in: environment).reasons.map { reason in
      guard case .panes(.length(let index, let axis, let length, .division(let id, _))) = reason else {
        return reason.description
      }
      return LayoutReason.panes(.length(index, axis, length, .division(id, at: 0))).description
    }
  }

  @Test("Answers do not depend on the order of regions and hinges, and reasons change nothing")
  func order() {
    check { split, environment, generator in
      var shuffled = environment
      shuffled.regions?.divisions.shuffle(using: &generator)
      shuffled.regions?.occlusions.shuffle(using: &generator)
      let answer = split.answer(in: environment)
      return split.answer(in: shuffled) == answer && split.explanation(in: environment).answer == answer
    }
  }
}

extension LayoutEnvironment {
  /// Whether a frame reaches over the band of a division.
  fileprivate func keepsOff(_ division: DivisionRegion, _ frame: LayoutRect) -> Bool {
    let band = band(of: division)
    let across = division.axis.perpendicular
    return frame.lowerBound(along: across) < band.upperBound && frame.upperBound(along: across) > band.lowerBound
  }
}
