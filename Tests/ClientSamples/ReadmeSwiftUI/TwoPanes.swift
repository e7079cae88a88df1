import FoldLayoutSwiftUI

@available(iOS 16.0, tvOS 16.0, *)
struct MailScreen: View {
  private let split = PaneSplit(panes: [Pane(width: PaneDimensionRange(ratio: 0.35, minimum: 280)), Pane(priority: -1)])

  var body: some View {
    LayoutEnvironmentReader { environment in
      PaneSplitLayout(split, in: environment) {
        Inbox()
        Message()
      }
    }
  }
}

struct Inbox: View {
  var body: some View { Color.white }
}

struct Message: View {
  var body: some View { Color.black }
}
