/// Apple's has one parameter, which is the tuple.
public struct TupleView<each Content> where repeat each Content: View {
  public var value: (repeat each Content)

  init(_ value: (repeat each Content)) {
    self.value = value
  }
}

extension TupleView: View {
  public typealias Body = Never
}

extension TupleView: StandInPrimitive {
  func standInElements(_ inputs: StandInInputs) -> [StandInElement] {
    var elements: [StandInElement] = []
    var index = 0
    for view in repeat each value {
      elements += view.standInEvaluate(inputs.child("\(index)"))
      index += 1
    }
    return elements
  }
}
