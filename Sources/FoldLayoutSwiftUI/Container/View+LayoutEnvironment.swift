#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(visionOS)
public import FoldLayoutUIKit
public import SwiftUI

extension View {
  /// Shows this view in a container with a given environment, in previews and in tests of pictures.
  ///
  /// ```swift
  /// #Preview { RootView().layoutEnvironment(PostureReplay(fixture).environment(at: 400)) }
  /// ```
  ///
  /// The view gets the size and the safe area of the environment, and SwiftUI's own layout direction, size classes and
  /// display scale where the environment tells them. Every view in it finds this environment, and its observers are
  /// told of it and of each that takes its place, also where the view tracks an environment of its own: nothing is read
  /// from the device. Rules A5 and F1.
  ///
  /// Regions that cannot be are left out. That it is forced or not is a matter of a preview as a whole: views begin
  /// anew where one becomes the other.
  ///
  /// - Parameter environment: What is to be found, in points; `nil`, or one that cannot be, forces nothing.
  /// - Returns: The view in such a container.
  @ViewBuilder
  public func layoutEnvironment(_ environment: LayoutEnvironment?) -> some View {
    if let environment = environment?.canonical().environment {
      modifier(ForcedContainer(environment))
    } else {
      self
    }
  }
}
#endif
