import FoldLayoutSwiftUI

struct VideoScreen: View {
  var body: some View {
    Video()
      .supportedInterfaceOrientations(.landscape)  // nil or an empty mask clears
  }
}

struct Video: View {
  var body: some View { Color.black }
}
