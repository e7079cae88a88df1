import Foundation

extension PostureFixture {
  /// Reads a fixture from a file or a pipe.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - limits: How much is read before the reader refuses; a file that is larger is not read to its end.
  /// - Throws: ``FixtureError`` with what is wrong with the file or in it.
  public init(contentsOfFile path: String, limits: FixtureLimits = FixtureLimits()) throws(FixtureError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw FixtureError(.unreadable, position: nil, found: "no such file", remedy: "check the path")
    }
    guard !isFolder.boolValue else {
      throw FixtureError(.type, position: nil, found: "a folder", remedy: "name one of the files in it")
    }
    guard let file = FileHandle(forReadingAtPath: path),
      let bytes = Self.bytes(of: file, atMost: limits.byteCount)
    else {
      throw FixtureError(
        .unreadable, position: nil, found: "a file that may not be read", remedy: "check its permissions")
    }
    try self.init(decoding: bytes, limits: limits)
  }

  /// Reads one byte more than is allowed at most, by which the reader sees that it is too much.
  private static func bytes(of file: FileHandle, atMost count: Int) -> [UInt8]? {
    defer { try? file.close() }
    var bytes: [UInt8] = []
    while bytes.count <= count {
      guard let piece = try? file.read(upToCount: min(1 << 16, count + 1 - bytes.count)) else {
        // The end of a file is no piece, and so is a failure; a file of which something was read can be read.
        return bytes.isEmpty && (try? file.offset()) == nil ? nil : bytes
      }
      if piece.isEmpty { break }
      bytes += piece
    }
    return bytes
  }
}
