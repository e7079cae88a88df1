#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
#if !os(tvOS)
import FoldLayout
import UIKit

extension RotationRequest.Refusal {
  /// Takes over the error with which UIKit refuses a request.
  ///
  /// UIKit tells the orientations in its text only, which is translated, but for their names: first those that were
  /// asked for, then those that are supported.
  ///
  /// - Parameter error: The error.
  init(_ error: any Error) {
    let error = error as NSError
    self.init(code: error.code)
    let parts = error.localizedDescription.split { $0 == ";" || $0 == "\u{FF1B}" }
    let masks = parts.map { Interface.OrientationMask(namedIn: $0) }.filter { !$0.isEmpty }
    guard masks.count == 2 else { return }
    asked = masks[0]
    supported = masks[1]
  }
}

extension Interface.OrientationMask {
  /// The orientations whose names stand in a text.
  fileprivate init(namedIn text: Substring) {
    self = []
    for word in text.split(whereSeparator: { !$0.isASCII || !$0.isLetter }) {
      switch word {
      case "portrait": insert(.portrait)
      case "portraitUpsideDown": insert(.portraitUpsideDown)
      case "landscapeLeft": insert(.landscapeLeft)
      case "landscapeRight": insert(.landscapeRight)
      default: continue
      }
    }
  }
}
#endif
#endif
