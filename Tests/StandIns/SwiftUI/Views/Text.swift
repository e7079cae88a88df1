public import UIKit

public struct Text: View, StandInPrimitive, Equatable, Sendable {
  /// Test-only: what is written, its size in points and its colour.
  public let standInText: String
  public private(set) var standInSize = 17.0
  public private(set) var standInColor = Color.black

  public nonisolated init(verbatim content: String) {
    standInText = content
  }

  public nonisolated func font(_ font: Font?) -> Text {
    var text = self
    text.standInSize = font?.standInSize ?? 17
    return text
  }

  public nonisolated func foregroundColor(_ color: Color?) -> Text {
    var text = self
    text.standInColor = color ?? .black
    return text
  }

  /// Test-only: every letter is as wide as another.
  public var standInExtent: CGSize {
    CGSize(width: Double(standInText.count) * standInSize * 0.6, height: standInSize * 1.2)
  }

  func standInElements(_ inputs: StandInInputs) -> [StandInElement] {
    let host = inputs.host
    let element = StandInElement(
      size: { _ in standInExtent }, place: { frame, _ in host.notePlace(of: self, at: frame) })
    return [element]
  }
}
