// The words of values that conditions print; written out, because Embedded Swift knows no names of cases.

extension Interface.SizeClass {
  var words: String {
    switch self {
    case .unspecified: "unspecified"
    case .compact: "compact"
    case .regular: "regular"
    }
  }
}
