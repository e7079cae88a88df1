import Foundation

/// Finds the fixtures that a path means: the file itself, or every `.json` file in a folder and the folders in it.
enum FixtureFinder {
  /// What a path leads to.
  enum Finding {
    case files([String])

    /// A folder that has none, which is more likely a mistake than nothing to do.
    case nothing

    /// A folder that cannot be read.
    case unreadable(String)
  }

  /// Follows a path; hidden files and folders are passed over, and links to folders are not followed.
  static func fixtures(at path: String) -> Finding {
    guard isFolder(path) else { return .files([path]) }
    var files: [String] = []
    if let unreadable = collect(from: path, into: &files) { return .unreadable(unreadable) }
    return files.isEmpty ? .nothing : .files(files)
  }

  /// Adds the fixtures of a folder in the order of their names, and answers which folder could not be read.
  private static func collect(from folder: String, into files: inout [String]) -> String? {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return folder }
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if isFolder(path) {
        let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
        if !isLink, let unreadable = collect(from: path, into: &files) { return unreadable }
      } else if name.hasSuffix(".json") {
        files.append(path)
      }
    }
    return nil
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
