import Foundation

extension PostureFixture {
  /// Reads a fixture from a file or a pipe.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - limits: How much is read before the reader refuses; a file that is larger is not read to its end.
  /// - Throws: ``FixtureError`` with what is wrong with the file or in it.
  public init(contentsOfFile path: String, limits: FixtureLimits = FixtureLimits()) throws(FixtureError) {
    try self.init(decoding: Self.bytes(ofFile: path, atMost: limits.byteCount), limits: limits)
  }

  /// Reads the bytes of a file or a pipe.
  ///
  /// One byte more is read than is allowed at most, by which whoever takes them sees that it is too much.
  package static func bytes(ofFile path: String, atMost count: Int) throws(FixtureError) -> [UInt8] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw FixtureError(.unreadable, position: nil, found: "no such file", remedy: "check the path")
    }
    guard !isFolder.boolValue else {
      throw FixtureError(.type, position: nil, found: "a folder", remedy: "name one of the files in it")
    }
    let unreadable = FixtureError(
      .unreadable, position: nil, found: "a file that cannot be read", remedy: "check its permissions and its disk")
    guard let file = FileHandle(forReadingAtPath: path) else { throw unreadable }
    defer { try? file.close() }
    var bytes: [UInt8] = []
    do {
      while bytes.count <= count, let piece = try file.read(upToCount: min(count - bytes.count, 65_535) + 1) {
        if piece.isEmpty { break }
        bytes += piece
      }
    } catch {
      throw unreadable
    }
    return bytes
  }
}
