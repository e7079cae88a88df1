import FoldLayout
import FoldLayoutFixtures
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
    infoPlist = InfoPlist(dictionary.mapValues { Self.value($0, isElement: false) })
  }

  private static func data(ofFile path: String) throws(Failure) -> Data {
    let bytes: [UInt8]
    do {
      bytes = try PostureFixture.bytes(ofFile: path, atMost: greatestByteCount)
    } catch {
      throw Failure(sentence: "\(error)", exitCode: error.kind == .unreadable ? .noFile : .badFile)
    }
    guard bytes.count <= greatestByteCount else {
      throw Failure(
        sentence: "found more than \(greatestByteCount) bytes; no Info.plist is as long", exitCode: .badFile)
    }
    return Data(bytes)
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
