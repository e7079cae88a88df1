import FoldLayout
import Foundation

/// An Info.plist on a disk, XML or binary, as far as orientations are concerned.
struct InfoPlistFile {
  let infoPlist: InfoPlist

  /// Why a file could not be read.
  struct Failure: Error {
    var sentence: String
    var exitCode: ExitCode
  }

  /// No Info.plist of an application comes near this many bytes.
  private static let greatestByteCount = 1 << 20

  init(path: String) throws(Failure) {
    let data = try Self.data(ofFile: path)
    guard let root = try? PropertyListSerialization.propertyList(from: data, format: nil) else {
      throw Failure(sentence: "found no property list; it is XML or binary, as Xcode writes it", exitCode: .badFile)
    }
    guard let dictionary = root as? [String: Any] else {
      throw Failure(sentence: "found a property list that is no dictionary", exitCode: .badFile)
    }
    let keys = dictionary.keys.filter { key in Self.prefixes.contains { key.hasPrefix($0) } }
    var values: [String: InfoPlist.Value] = [:]
    for key in keys { values[key] = dictionary[key].map { Self.value($0, isElement: false) } }
    infoPlist = InfoPlist(values)
  }

  private static let prefixes = ["UISupportedInterfaceOrientations", "UIRequiresFullScreen"]

  private static func data(ofFile path: String) throws(Failure) -> Data {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Failure(sentence: "found no such file; check the path", exitCode: .noFile)
    }
    guard !isFolder.boolValue else {
      throw Failure(sentence: "found a folder; name the Info.plist in it", exitCode: .badFile)
    }
    let unreadable = Failure(sentence: "found a file that cannot be read; check its permissions", exitCode: .noFile)
    guard let file = FileHandle(forReadingAtPath: path) else { throw unreadable }
    defer { try? file.close() }
    let data: Data
    do {
      data = try file.read(upToCount: greatestByteCount + 1) ?? Data()
    } catch {
      throw unreadable
    }
    guard data.count <= greatestByteCount else {
      throw Failure(
        sentence: "found more than \(greatestByteCount) bytes; no Info.plist is as long", exitCode: .badFile)
    }
    return data
  }

  private static func value(_ value: Any, isElement: Bool) -> InfoPlist.Value {
    switch value {
    case let text as String: .text(text)
    case let elements as [Any]:
      isElement ? .other("an array") : .list(elements.map { Self.value($0, isElement: true) })
    case let flag as Bool: .flag(flag)
    case is [String: Any]: .other("a dictionary")
    case is NSNumber: .other("a number")
    case is Data: .other("data")
    case is Date: .other("a date")
    default: .other("something else")
    }
  }
}
