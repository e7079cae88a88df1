#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(visionOS)
public import SwiftUI

extension View {
  /// Draws the environment over this view: segments, divisions with margins and line, occlusions, safe area and
  /// posture.
  ///
  /// ```swift
  /// RootView().layoutEnvironmentOverlay().tracksLayoutEnvironment()
  /// ```
  ///
  /// Segments are blue, the safe area is dashed and green, a division is red where it separates and orange where it
  /// does not, with its bare line or gap in the middle of its margins, and an occlusion is purple. It takes no touches,
  /// and goes out to the edges of the window that this view reaches. Where no environment is tracked or forced around
  /// this view, it says so. Rules F3, F4, F7, L1 and L2.
  ///
  /// - Parameter isShown: Whether it is drawn.
  /// - Returns: The view with the drawing over it.
  public func layoutEnvironmentOverlay(_ isShown: Bool = true) -> some View {
    overlay {
      if isShown {
        LayoutEnvironmentReader { environment in
          let marks = OverlayMarks(of: environment)
          Canvas { @Sendable context, _ in
            for mark in marks.all { mark.draw(in: &context) }
          }
          .environment(\.layoutDirection, .leftToRight)
        }
        .ignoresSafeArea()
        .allowsHitTesting(false)
        .accessibilityHidden(true)
      }
    }
  }
}
#endif
