#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(visionOS)
public import FoldLayoutUIKit
public import SwiftUI

/// The way up that the container around a view is shown.
///
/// ```swift
/// @ShownOrientation private var orientation
/// ```
///
/// It is what the scene says: `orientation?.isPortrait`, `orientation?.isLandscape`, or `nil` where no environment is
/// tracked around the view, before it was read, and on tvOS. It is never guessed from a size, nor is it how the device
/// is held. SwiftUI's own `InterfaceOrientation` names the landscapes the other way round; this is UIKit's. Rules O7
/// and A5.
@propertyWrapper
public struct ShownOrientation: DynamicProperty {
  @Environment(\.layoutEnvironment) private var environment

  /// Creates the property.
  public init() {}

  /// The orientation, or `nil` where it was not told.
  public var wrappedValue: Interface.Orientation? { environment?.orientation }
}

@available(*, unavailable)
extension ShownOrientation: Sendable {}
#endif
