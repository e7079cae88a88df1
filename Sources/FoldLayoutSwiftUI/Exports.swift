#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(visionOS)
// An application that imports this has the core, the adapter for UIKit and SwiftUI with it.
@_exported public import FoldLayoutUIKit
@_exported public import SwiftUI
#endif
