public import UIKit

extension View {
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    StandInWrapper(self) { content, inputs in
      let child = content.standInEvaluateOne(inputs.child("content"))
      let element = StandInElement(
        size: { proposal in
          let inner = ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
          let size = child.size(inner)
          return CGSize(width: width ?? size.width, height: height ?? size.height)
        },
        place: { frame, placement in
          child.place(in: frame, proposal: ProposedViewSize(frame.size), alignment, placement)
        })
      return [element]
    }
  }

  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    func length(_ proposed: CGFloat?, _ own: CGFloat, _ lower: CGFloat?, _ upper: CGFloat?) -> CGFloat {
      // What is not given is the view's own length.
      let bounds = (lower: lower ?? own, upper: upper ?? own)
      return min(max(proposed ?? own, bounds.lower), max(bounds.lower, bounds.upper))
    }
    return StandInWrapper(self) { content, inputs in
      let child = content.standInEvaluateOne(inputs.child("content"))
      let element = StandInElement(
        size: { proposal in
          let size = child.size(proposal)
          return CGSize(
            width: length(proposal.width, size.width, minWidth, maxWidth),
            height: length(proposal.height, size.height, minHeight, maxHeight))
        },
        place: { frame, placement in
          child.place(in: frame, proposal: ProposedViewSize(frame.size), alignment, placement)
        })
      return [element]
    }
  }

  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    StandInWrapper(self) { content, inputs in
      content.standInMoved(inputs, filling: true) { size in
        CGRect(x: x - size.width / 2, y: y - size.height / 2, width: size.width, height: size.height)
      }
    }
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    StandInWrapper(self) { content, inputs in
      content.standInMoved(inputs, filling: false) { CGRect(x: x, y: y, width: $0.width, height: $0.height) }
    }
  }

  /// Puts a view at a place that counts from the leading edge of what it fills, or of itself.
  private func standInMoved(
    _ inputs: StandInInputs, filling isFilling: Bool, to place: @escaping (CGSize) -> CGRect
  ) -> [StandInElement] {
    let child = standInEvaluateOne(inputs.child("content"))
    let direction = inputs.environment.layoutDirection
    let element = StandInElement(
      size: { isFilling ? $0.replacingUnspecifiedDimensions() : child.size($0) },
      place: { frame, placement in
        let size = isFilling ? child.size(ProposedViewSize(frame.size)) : frame.size
        child.place(place(size).standInFlipped(in: frame, direction), placement)
      })
    return [element]
  }
}
