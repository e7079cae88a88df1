#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
// An application that imports the adapter has the core with it.
@_exported public import FoldLayout
#endif
