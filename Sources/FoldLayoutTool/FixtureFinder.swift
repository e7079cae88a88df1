import Foundation

/// Finds the fixtures that a path means: the file itself, or every `.json` file in a folder and the folders in it.
struct FixtureFinder {
  /// The files, a folder's in the order of their names.
  private(set) var files: [String] = []

  /// The folders that could not be read.
  private(set) var unreadableFolders: [String] = []

  /// Follows a path; hidden files and folders are passed over, and links to folders are not followed.
  init(path: String) {
    if Self.isFolder(path) { collect(from: path) } else { files = [path] }
  }

  private mutating func collect(from folder: String) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      unreadableFolders.append(folder)
      return
    }
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if Self.isFolder(path) {
        let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
        if !isLink { collect(from: path) }
      } else if name.hasSuffix(".json") {
        files.append(path)
      }
    }
  }

  /// The path as it is however it was spelled, so that a file is known again.
  static func standardized(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
