import FoldLayout
import TestSupport
import Testing

@Suite("Lengths are snapped to 1/1024 point (F12)")
struct SnappingTests {
  @Test(
    "A length becomes the nearest multiple, halves away from zero",
    arguments: [
      (0, 0), (455.5, 455.5), (399.7, 409_293.0 / 1024), (677.3, 693_555.0 / 1024),
      (0.5 / 1024, 1.0 / 1024), (-0.5 / 1024, -1.0 / 1024), (0.499 / 1024, 0), (1e15, 1e15), (-1e300, -1e300),
    ] as [(Double, Double)])
  func nearestMultiple(length: Double, expected: Double) {
    #expect(length.snappedLength == expected)
  }

  @Test("No length becomes a negative zero, whose text would differ")
  func noNegativeZero() {
    #expect((-0.0).snappedLength.sign == .plus)
    #expect((-0.0001).snappedLength.sign == .plus)
  }

  @Test("What is not finite is left to be refused")
  func notFinite() {
    #expect(Double.infinity.snappedLength == .infinity)
    #expect(Double.nan.snappedLength.isNaN)
  }

  @Test("It agrees with the standard library's rounding, and snapping twice is snapping once")
  func agreesWithRounding() {
    var generator = RandomTesting.generator()
    for _ in 0..<RandomTesting.count(full: 1_000_000) {
      let exponent = Double.random(in: -12...45, using: &generator)
      let length = Double.random(in: -1...1, using: &generator) * exp2(exponent)
      let snapped = length.snappedLength
      let oracle = length.magnitude < 4_398_046_511_104 ? (length * 1024).rounded() / 1024 : length
      #expect(snapped == oracle, "\(length)")
      #expect(snapped.snappedLength == snapped, "\(length)")
    }
  }

  private func exp2(_ exponent: Double) -> Double {
    var result = 1.0
    for _ in 0..<Int(exponent.magnitude) { result *= exponent < 0 ? 0.5 : 2 }
    return result
  }
}
