#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(visionOS)
import FoldLayoutUIKit
public import SwiftUI

extension View {
  /// Moves this view, where it would lie on a fold or beneath what covers the window, to the nearest place that is
  /// clear.
  ///
  /// ```swift
  /// Button("Record", action: record).keepsClear()
  /// ```
  ///
  /// It is for a control that stays where it is: a button, a toolbar, a picture in picture. Do not use it on what
  /// scrolls, which would be held fast. The place is ``FoldLayout/Displacement``'s: in one segment, within the safe
  /// area of the container, and under no active occlusion; of equal ones that comes first which its order says. A view
  /// that nothing is in the way of is left alone, also where it reaches out of the safe area, and so is one out of the
  /// container. The view's neighbours stay, as with `offset`, and several that are moved do not know of each other: put
  /// those with `placed(at:)`, which a ``FoldLayout/Displacement`` of all of them can be asked for. What SwiftUI's own
  /// bars cover within the container is not known to it: a screen in a stack or in tabs is better a container of its
  /// own. Where nothing fits, or no environment is tracked around the view, it stays too. SwiftUI tells where a view
  /// lies only after it was laid out, so it is moved in the next update. Rule L7.
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
  @State private var place: Place? = nil

  /// Where the view lies, and in a container of which size: what was measured in another one is not asked about.
  private struct Place: Hashable, Sendable {
    let frame: LayoutRect
    let container: LayoutSize?
  }

  init(divisions: Bool, occlusions: Bool) {
    self.divisions = divisions
    self.occlusions = occlusions
  }

  func body(content: Content) -> some View {
    let offset = offset
    content
      .environment(\.layoutDirection, direction)
      .offset(x: CGFloat(offset.x), y: CGFloat(offset.y))
      // It is moved to the left or to the right, and not forwards or backwards.
      .environment(\.layoutDirection, .leftToRight)
      .background {
        GeometryReader { proxy in
          let measured = container.map { Place(frame: $0.frame(of: proxy), container: $0.environment?.size) }
          Color.clear
            .onAppear { place = measured }
            .onChange(of: measured) { place = $0 }
        }
      }
  }

  private var offset: LayoutPoint {
    guard var environment = container?.environment(in: direction), let place, place.container == environment.size else {
      return .zero
    }
    // What else of the regions was told stays so: a hinge says that its division separates.
    if !divisions { environment.regions?.divisions = [] }
    if !occlusions { environment.regions?.occlusions = [] }
    guard environment.isObstructed(place.frame) else { return .zero }
    return environment.displacement(of: place.frame).offset ?? .zero
  }
}

extension LayoutEnvironment {
  /// Whether a frame is in the container, and on a division or beneath an occlusion.
  fileprivate func isObstructed(_ frame: LayoutRect) -> Bool {
    let isInside = frame.minX < size.width && frame.maxX > 0 && frame.minY < size.height && frame.maxY > 0
    return isInside
      && clearance(of: frame).obstructions.contains { obstruction in
        switch obstruction {
        case .division, .obstacle, .occlusion: true
        case .outside, .unsafe, .isImpossible: false
        }
      }
  }
}
#endif
