import TestSupport
import Testing

@testable import FoldLayout

@Suite("Angles into poses (F11)")
struct HingeClassifierTests {
  private func poses(_ angles: [Double], _ profile: HingeClassifier.Profile) -> [HingeClassifier.Pose?] {
    var classifier = HingeClassifier(profile: profile)
    return angles.map { classifier.update(degrees: $0) }
  }

  @Test("The first reading is judged by the thresholds alone, lower bounds inclusive")
  func thresholds() {
    for (profile, angle, pose) in [
      (.androidEmulator, 0, .closed), (.androidEmulator, 29.9, .closed), (.androidEmulator, 30, .partiallyOpen),
      (.androidEmulator, 149.9, .partiallyOpen), (.androidEmulator, 150, .fullyOpen),
      (.androidEmulator, 180, .fullyOpen), (.androidEmulator, 300, .fullyOpen),
      (.surfaceDuo, 4.8, .closed), (.surfaceDuo, 4.9, .partiallyOpen), (.surfaceDuo, 140.7, .partiallyOpen),
      (.surfaceDuo, 140.8, .fullyOpen), (.surfaceDuo, 235, .fullyOpen), (.surfaceDuo, 236, .foldedBack),
      (.surfaceDuo, 360, .foldedBack), (.coarse, -0.5, .closed), (.coarse, 90, .partiallyOpen),
    ] as [(HingeClassifier.Profile, Double, HingeClassifier.Pose)] {
      #expect(poses([angle], profile) == [pose], "\(angle)")
    }
  }

  @Test("A hinge that wavers about a threshold does not flicker")
  func hysteresis() {
    #expect(
      poses([180, 149, 146, 145, 144.9, 149, 151, 154, 155], .androidEmulator) == [
        .fullyOpen, .fullyOpen, .fullyOpen, .fullyOpen, .partiallyOpen, .partiallyOpen, .partiallyOpen, .partiallyOpen,
        .fullyOpen,
      ])
    #expect(
      poses([180, 0, 31, 34, 35, 31, 29, 25, 24.9], .androidEmulator).dropFirst(2) == [
        .closed, .closed, .partiallyOpen, .partiallyOpen, .partiallyOpen, .partiallyOpen, .closed,
      ])
    #expect(Set(poses([150, 149, 150, 149.6, 150.3, 149], .androidEmulator)) == [.fullyOpen])
    #expect(Set(poses([0, 30, 29, 30, 26, 30], .androidEmulator).dropFirst()) == [.partiallyOpen])
  }

  @Test("A sensor that stops short of flat still comes to fully open")
  func shortSensor() {
    // The largest angle it ever gives is 152: the bound of 155 would never be reached.
    #expect(poses([90, 152, 100, 152], .androidEmulator) == [.partiallyOpen, .fullyOpen, .partiallyOpen, .fullyOpen])
  }

  @Test("Poses that are passed in one movement do not hold on")
  func fast() {
    #expect(poses([0, 180, 0, 152], .androidEmulator) == [.closed, .fullyOpen, .closed, .fullyOpen])
    #expect(
      poses([360, 180, 350, 239, 3.9], .surfaceDuo) == [
        .foldedBack, .fullyOpen, .foldedBack, .foldedBack, .closed,
      ])
  }

  @Test("Three angles, repeated and skipped: twelve states in order (case 35)")
  func threeAngles() {
    let found = poses([180, 90, 0, 180, 180, 0, 180, 0, 180, 0, 180, 90, 180], .coarse)
    var distinct: [HingeClassifier.Pose?] = []
    for pose in found where distinct.last != pose { distinct.append(pose) }
    #expect(
      distinct == [
        .fullyOpen, .partiallyOpen, .closed, .fullyOpen, .closed, .fullyOpen, .closed, .fullyOpen, .closed, .fullyOpen,
        .partiallyOpen, .fullyOpen,
      ])
  }

  @Test("Two angles never give a half-open hinge (case 34)")
  func twoAngles() {
    #expect(poses([0, 180, 0], .coarse) == [.closed, .fullyOpen, .closed])
  }

  @Test("Folded back is told as such, and its status is neither shut nor bent")
  func foldedBack() {
    var classifier = HingeClassifier(profile: .surfaceDuo)
    #expect(classifier.pose == nil)
    let statuses = [0, 90, 180, 300, 180].map { classifier.update(degrees: $0)?.status }
    #expect(statuses == [.closed, .partiallyOpen, .fullyOpen, .fullyOpen, .fullyOpen])
    #expect(classifier.update(degrees: 360) == .foldedBack)
    #expect(classifier.pose == .foldedBack)
  }

  @Test("What is not finite is no reading", arguments: [.nan, .infinity, -.infinity] as [Double])
  func noReading(angle: Double) {
    var classifier = HingeClassifier(profile: .coarse)
    #expect(classifier.update(degrees: angle) == nil)
    #expect(classifier.update(degrees: 90) == .partiallyOpen)
    #expect(classifier.update(degrees: angle) == .partiallyOpen)
  }

  @Test("Whatever came before, the pose is off its own range by no more than the hysteresis")
  func randomWalk() {
    var generator = RandomTesting.generator()
    for _ in 0..<RandomTesting.count(full: 20_000) {
      let profiles: [HingeClassifier.Profile] = [.androidEmulator, .surfaceDuo, .coarse]
      let profile = profiles[Int.random(in: 0..<3, using: &generator)]
      var classifier = HingeClassifier(profile: profile)
      let steps = profile.steps
      for _ in 0..<Int.random(in: 1...30, using: &generator) {
        let angle = Double.random(in: 0...360, using: &generator)
        let pose = classifier.update(degrees: angle)
        let index = steps.firstIndex { $0.pose == pose } ?? -1
        #expect(index >= 0 && angle >= steps[index].from - profile.hysteresis)
        #expect(index + 1 >= steps.count || angle < steps[index + 1].from + profile.hysteresis)
      }
    }
  }
}
