#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
// An application that imports the adapter has the core and UIKit with it.
@_exported public import FoldLayout
@_exported public import UIKit
#endif
