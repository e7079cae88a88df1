import Foundation

extension PostureFixture {
  /// Reads a fixture from a file.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - limits: How much is read before the reader refuses.
  /// - Throws: ``FixtureError`` with what is wrong with the file or in it.
  public init(contentsOfFile path: String, limits: FixtureLimits = FixtureLimits()) throws(FixtureError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw FixtureError(.unreadable, position: nil, found: "no such file", remedy: "check the path")
    }
    guard !isFolder.boolValue else {
      throw FixtureError(.type, position: nil, found: "a folder", remedy: "name one of the files in it")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw FixtureError(
        .unreadable, position: nil, found: "a file that may not be read", remedy: "check its permissions")
    }
    try self.init(decoding: data, limits: limits)
  }
}
