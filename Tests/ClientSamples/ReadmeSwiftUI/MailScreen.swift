import FoldLayoutSwiftUI

@available(iOS 16.0, tvOS 16.0, *)
struct MailScreen: View {
  let split: PaneSplit

  var body: some View {
    LayoutEnvironmentReader { environment in
      PaneSplitLayout(split, in: environment) {
        Inbox()
        Message()
      }
    }
    .overlay(alignment: .bottom) { ComposeButton().keepsClear() }
  }
}

struct Inbox: View {
  var body: some View { Color.white }
}

struct Message: View {
  var body: some View { Color.black }
}

struct ComposeButton: View {
  var body: some View { Color.blue.frame(width: 44, height: 44) }
}
