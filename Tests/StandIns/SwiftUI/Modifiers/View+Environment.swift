public import UIKit

extension View {
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    StandInWrapper(self) { content, inputs in
      var inner = inputs.child("content")
      inner.environment[keyPath: keyPath] = value
      let direction = inner.environment.layoutDirection
      return content.standInEvaluate(inner).map { child in
        StandInElement(
          size: { child.size($0) },
          place: { frame, placement in
            var placement = placement
            placement.direction = direction
            child.place(frame, placement)
          })
      }
    }
  }

  @available(iOS 14.0, tvOS 14.0, *)
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    StandInWrapper(self) { content, inputs in
      let child = content.standInEvaluateOne(inputs.child("content"))
      let element = StandInElement(
        size: { child.size($0) },
        place: { frame, placement in
          let all = placement.reach(of: frame)
          var inner = placement
          inner.safe = placement.outer
          child.place(in: all, proposal: ProposedViewSize(all.size), .center, inner)
        })
      return [element]
    }
  }

  @available(iOS 15.0, tvOS 15.0, *)
  public func safeAreaInset<V>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    let layer = content()
    return StandInWrapper(self) { base, inputs in
      base.standInInset(by: layer, inputs) { size in
        edge == .top
          ? UIEdgeInsets(top: size.height, left: 0, bottom: 0, right: 0)
          : UIEdgeInsets(top: 0, left: 0, bottom: size.height, right: 0)
      }
    }
  }

  @available(iOS 15.0, tvOS 15.0, *)
  public func safeAreaInset<V>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    let layer = content()
    return StandInWrapper(self) { base, inputs in
      let isLeft = (edge == .leading) == (inputs.environment.layoutDirection == .leftToRight)
      return base.standInInset(by: layer, inputs) { size in
        UIEdgeInsets(top: 0, left: isLeft ? size.width : 0, bottom: 0, right: isLeft ? 0 : size.width)
      }
    }
  }

  private func standInInset<V>(
    by layer: V, _ inputs: StandInInputs, _ insets: @escaping (CGSize) -> UIEdgeInsets
  ) -> [StandInElement] where V: View {
    let bar = layer.standInEvaluateOne(inputs.child("bar"))
    let child = standInEvaluateOne(inputs.child("content"))
    let element = StandInElement(
      size: { $0.replacingUnspecifiedDimensions() },
      place: { frame, placement in
        let insets = insets(bar.size(ProposedViewSize(frame.size)))
        let rest = CGRect(
          x: frame.minX + insets.left, y: frame.minY + insets.top, width: frame.width - insets.left - insets.right,
          height: frame.height - insets.top - insets.bottom)
        var inner = placement
        // What is inset begins within the frame, and goes on beyond it where the frame reaches an unsafe edge.
        inner.outer = placement.reach(of: frame)
        inner.safe = rest
        child.place(in: rest, proposal: ProposedViewSize(rest.size), .center, inner)
      })
    return [element]
  }
}
