package import FoldLayout

/// Reads its coordinator's stream as the sample does.
@MainActor
package final class StreamReader {
  package let layout = LayoutCoordinator()
  package private(set) var widths: [Double] = []

  package init() {}

  package func start() -> Task<Void, Never> {
    Task { [weak self, updates = layout.updates()] in
      for await information in updates { self?.arrange(information) }
    }
  }

  private func arrange(_ information: LayoutEnvironmentInformation) {
    widths.append(information.current.size.width)
  }
}
