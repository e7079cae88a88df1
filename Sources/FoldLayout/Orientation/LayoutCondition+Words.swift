// The words of values that conditions print; written out, because Embedded Swift knows no names of cases.

extension Double {
  /// A length as people write it: without a fraction where it has none.
  var lengthText: String {
    self == rounded(.down) && abs(self) < 1e9 ? "\(Int(self))" : "\(self)"
  }
}

extension Interface.SizeClass {
  var words: String {
    switch self {
    case .unspecified: "unspecified"
    case .compact: "compact"
    case .regular: "regular"
    }
  }
}

extension Interface.Display {
  var words: String {
    switch self {
    case .single: "the only one"
    case .outer: "outer"
    case .inner: "inner"
    case .external: "external"
    }
  }
}

extension Posture {
  var words: String {
    switch self {
    case .closed: "closed"
    case .flat: "flat"
    case .book: "book"
    case .tabletop: "tabletop"
    }
  }
}
