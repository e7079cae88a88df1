#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(visionOS)
public import FoldLayoutUIKit
public import SwiftUI

/// A view that fills what it is offered, and hands its content the environment of exactly that.
///
/// ```swift
/// LayoutEnvironmentReader { environment in
///   PaneSplitLayout(split, in: environment) { Inbox(); Message() }
/// }
/// ```
///
/// It is to the environment what `GeometryReader` is to a size: regions and safe area are in its own coordinates, in
/// points, and physical. The direction is the one in which SwiftUI lays out here. Content that is smaller lies in the
/// middle. As `GeometryReader`, it wants no size of its own: it belongs around a scroll view, and not into one. Rule
/// F10.
public struct LayoutEnvironmentReader<Content>: View, Sendable where Content: View {
  @Environment(\.layoutContainer) private var container
  @Environment(\.layoutDirection) private var direction
  private let content: (LayoutEnvironment?) -> Content

  /// Creates a reader.
  ///
  /// - Parameter content: What is shown, for the reader's own environment: `nil` where none is tracked around it or
  ///   told yet, and where the reader has no extent.
  public init(@ViewBuilder content: @escaping (LayoutEnvironment?) -> Content) {
    self.content = content
  }

  /// The content, in the middle.
  public var body: some View {
    GeometryReader { proxy in
      content(container.flatMap { $0.environment(of: $0.frame(of: proxy), in: direction) })
        .frame(width: proxy.size.width, height: proxy.size.height)
    }
  }
}
#endif
