#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(visionOS)
import FoldLayoutUIKit
import SwiftUI

extension UserInterfaceSizeClass {
  /// What SwiftUI has no word for is `nil`.
  init?(_ sizeClass: Interface.SizeClass) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case .unspecified: return nil
    }
  }
}
#endif
