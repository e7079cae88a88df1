@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public var body: Never { fatalError("Never is never shown.") }
}

/// A view of SwiftUI's own, which has no body.
@MainActor
protocol StandInPrimitive: View where Body == Never {
  func standInElements(_ inputs: StandInInputs) -> [StandInElement]
}

extension View where Body == Never {
  public var body: Never { fatalError("\(type(of: self)) has no body.") }
}

extension View {
  /// What a view comes to: more than one where it is a list of views.
  func standInEvaluate(_ inputs: StandInInputs) -> [StandInElement] {
    if let primitive = self as? any StandInPrimitive { return primitive.standInElements(inputs) }
    if let view = self as? any UIViewRepresentable { return view.standInEvaluateView(inputs) }
    if let controller = self as? any UIViewControllerRepresentable {
      return controller.standInEvaluateController(inputs)
    }
    inputs.install(into: self)
    return body.standInEvaluate(inputs.child("body"))
  }

  /// What a view comes to as one.
  func standInEvaluateOne(_ inputs: StandInInputs) -> StandInElement {
    StandInElement.stacked(standInEvaluate(inputs))
  }
}
