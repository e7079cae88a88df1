#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(visionOS)
import FoldLayoutUIKit
public import SwiftUI

extension View {
  /// Moves this view, where it would lie on a fold or beneath what covers the window, to the nearest place that is clear.
  ///
  /// ```swift
  /// Button("Record", action: record).keepsClear()
  /// ```
  ///
  /// It is for a control that stays where it is: a button, a toolbar, a picture in picture. What scrolls is not moved. The
  /// place is ``FoldLayout/Displacement``'s: in one segment, within the safe area of the container, and under no active
  /// occlusion. The view's neighbours stay, as with `offset`; where nothing fits, or no environment is tracked around the
  /// view, it stays too. SwiftUI tells where a view lies only after it was laid out, so it is moved in the next update.
  /// Rule L7.
  ///
  /// - Parameters:
  ///   - divisions: Whether it keeps off divisions that separate.
  ///   - occlusions: Whether it keeps out from under active occlusions.
  /// - Returns: The view, moved where it has to be.
  public func keepsClear(ofDivisions divisions: Bool = true, ofOcclusions occlusions: Bool = true) -> some View {
    modifier(ClearView(divisions: divisions, occlusions: occlusions))
  }
}

/// A view that is moved off what is in its way.
private struct ClearView: ViewModifier {
  let divisions: Bool
  let occlusions: Bool
  @Environment(\.layoutContainer) private var container
  @Environment(\.layoutDirection) private var direction
  @State private var frame: LayoutRect?

  func body(content: Content) -> some View {
    let offset = offset
    content
      .environment(\.layoutDirection, direction)
      .offset(x: CGFloat(offset.x), y: CGFloat(offset.y))
      // It is moved to the left or to the right, and not forwards or backwards.
      .environment(\.layoutDirection, .leftToRight)
      .background {
        GeometryReader { proxy in
          let place = container?.frame(of: proxy)
          Color.clear
            .onAppear { frame = place }
            .onChange(of: place) { frame = $0 }
        }
      }
  }

  private var offset: LayoutPoint {
    guard var environment = container?.environment, let frame else { return .zero }
    // What else of the regions was told stays so: a hinge says that its division separates.
    if !divisions { environment.regions?.divisions = [] }
    if !occlusions { environment.regions?.occlusions = [] }
    return environment.displacement(of: frame).offset ?? .zero
  }
}
#endif
