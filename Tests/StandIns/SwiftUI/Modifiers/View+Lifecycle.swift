extension View {
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    return StandInWrapper(self) { content, inputs in
      let inner = inputs.child("content")
      inputs.node.onAppear = action
      return content.standInEvaluate(inner)
    }
  }

  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    return StandInWrapper(self) { content, inputs in
      let inner = inputs.child("content")
      inputs.node.onDisappear = action
      return content.standInEvaluate(inner)
    }
  }

  @available(iOS, introduced: 14.0, deprecated: 17.0)
  public func onChange<V>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View where V: Equatable {
    return StandInWrapper(self) { content, inputs in
      if let old = inputs.node.compared as? V, old != value {
        inputs.host.afterUpdate { action(value) }
      }
      inputs.node.compared = value
      return content.standInEvaluate(inputs.child("content"))
    }
  }
}
