extension InfoPlist.Issue {
  /// What is wrong with a value, and by that what would be right.
  public enum Fault: Hashable, Sendable, CaseIterable {
    /// The list of orientations is not an array.
    case isNoList

    /// An element of the list is not the name of an orientation.
    case isNoOrientation

    /// The key wants a Boolean.
    case isNoFlag

    /// The key wants a version.
    case isNoVersion

    /// The key counts for one product, and the product is not known.
    case isForProduct

    /// The fault as the end of a sentence.
    var clause: String {
      switch self {
      case .isNoList: "no array of orientations; all four count"
      case .isNoOrientation:
        "no orientation, and is skipped; there are UIInterfaceOrientationPortrait, …PortraitUpsideDown, "
          + "…LandscapeLeft and …LandscapeRight"
      case .isNoFlag: "no Boolean, and counts as false"
      case .isForProduct: "for one product, and which it is was not said, so it does not count"
      case .isNoVersion: "no version such as 27.0, and counts as not declared"
      }
    }
  }
}
