/// A view around another one, of SwiftUI's own.
struct StandInWrapper<Content>: View, StandInPrimitive where Content: View {
  let content: Content
  let wrap: @MainActor (Content, StandInInputs) -> [StandInElement]

  init(_ content: Content, _ wrap: @escaping @MainActor (Content, StandInInputs) -> [StandInElement]) {
    self.content = content
    self.wrap = wrap
  }

  func standInElements(_ inputs: StandInInputs) -> [StandInElement] { wrap(content, inputs) }
}
