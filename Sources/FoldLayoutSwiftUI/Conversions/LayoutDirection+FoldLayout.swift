#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(visionOS)
import FoldLayoutUIKit
import SwiftUI

extension LayoutDirection {
  /// What SwiftUI has no word for is `nil`.
  init?(_ direction: Interface.LayoutDirection) {
    switch direction {
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    case .unspecified: return nil
    }
  }
}
#endif
