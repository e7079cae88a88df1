// The words of values that conditions print; written out, because Embedded Swift knows no names of cases.

extension Double {
  /// A snapped length as people write it: the shortest decimal that snaps to it, without a fraction where it has none.
  ///
  /// Rule F12.
  var lengthText: String {
    guard magnitude < 1_000_000_000 else { return "\(self)" }
    var scale = 1.0
    while scale <= 10_000 {
      let decimal = Double(Int((self * scale) + (self < 0 ? -0.5 : 0.5))) / scale
      if decimal.snappedLength == snappedLength {
        return decimal == Double(Int(decimal)) ? "\(Int(decimal))" : "\(decimal)"
      }
      scale *= 10
    }
    return "\(self)"
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
