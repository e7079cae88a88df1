import Foundation
import Testing

@testable import FoldLayoutTool

@Suite("What the program answers about orientations without a fixture (O10)")
struct OrientationCommandTests {
  private static let three = ["Portrait", "LandscapeLeft", "LandscapeRight"]
  private static let four = three + ["PortraitUpsideDown"]

  /// Writes an Info.plist, XML or binary.
  private static func plist(
    _ names: [String]?, _ others: [String: Any] = [:], format: PropertyListSerialization.PropertyListFormat = .xml
  ) throws -> String {
    var dictionary = others
    dictionary["CFBundleName"] = "n"
    if let names { dictionary["UISupportedInterfaceOrientations"] = names.map { "UIInterfaceOrientation" + $0 } }
    let data = try PropertyListSerialization.data(fromPropertyList: dictionary, format: format, options: 0)
    let path = NSTemporaryDirectory() + "foldlayout-\(UInt64.random(in: .min ... .max)).plist"
    try data.write(to: URL(fileURLWithPath: path))
    return path
  }

  /// Situations of the reported faults: the Info.plist, the arguments, and lines that must be in the answer.
  static let situations: [(case: Int, names: [String]?, key: Bool, arguments: String, lines: [String])] = [
    (
      41, three, false, "--product phone --display inner --shown portrait",
      ["allowed    allButUpsideDown", "forecast   portrait"]
    ),
    (
      43, three, false, "--product phone --controller portraitUpsideDown",
      ["allowed    allButUpsideDown", "controller 1: portraitUpsideDown, skipped, to blame"]
    ),
    (
      44, ["LandscapeLeft", "LandscapeRight"], false, "--product phone --controller all --controller portrait",
      [
        "allowed    landscape", "skipped    chain: controller 2 would leave nothing of what Info.plist leaves",
        "published  allButUpsideDown, so that it is not disjoint",
      ]
    ),
    (
      44, ["Portrait"], false, "--product phone --controller landscape",
      ["allowed    portrait", "base       Info.plist: portrait, to blame"]
    ),
    (
      46, three, false, "--product phone --controller portrait --controller all",
      ["allowed    allButUpsideDown", "controller 2: presented full screen, covers what is beneath"]
    ),
    (
      47, three, false, "--product phone --controller all --sheet portrait",
      ["allowed    allButUpsideDown", "sheet 2: presented as a page sheet, not asked"]
    ),
    (
      47, three, false, "--product phone --controller all --sheet portrait --view portrait",
      ["allowed    portrait", "view 1: portrait"]
    ),
    (
      47, three, false, "--product phone --controller all --view portrait --controller all",
      ["allowed    allButUpsideDown", "set aside  view 1: portrait; controller 1 is not on the screen"]
    ),
    (
      49, three, false, "--product phone --view portrait --view landscapeRight",
      ["allowed    allButUpsideDown", "views: view 1 and view 2 leave nothing together"]
    ),
    (
      53, four, false, "--product pad --system 18.4 --view portrait",
      ["honoured   no: the application takes part in iPad multitasking", "the platform acts on all"]
    ),
    (
      53, three, false, "--product pad --system 18.4 --view portrait",
      ["honoured   yes: the Info.plist does not list all four"]
    ),
    (
      53, four, true, "--product pad --system 18.4 --sdk 18.4 --view portrait",
      ["honoured   yes: UIRequiresFullScreen still counts", "allowed    portrait"]
    ),
    (
      53, four, true, "--product pad --system 27.1 --sdk 27.1",
      ["honoured   no: UIRequiresFullScreen does not count any more here"]
    ),
    (53, three, false, "--product pad --windowed", ["honoured   as a preference: the scene does not fill its screen"]),
    (
      56, three, false, "--product phone --shown portrait --device portrait --view landscape",
      ["allowed    landscape", "forecast   landscapeRight, the device is held portrait"]
    ),
    (
      58, three, false, "--product phone --shown portrait --device landscapeLeft",
      ["shown      portrait", "forecast   landscapeRight"]
    ),
    (59, three, false, "--product=phone --display=outer --device=landscapeRight", ["forecast   landscapeLeft"]),
    (
      61, three, false, "--product phone --shown landscapeRight --device faceUp",
      ["forecast   landscapeRight, the device is held faceUp"]
    ),
    (
      0, four, false, "--product phone --home-button no --device portraitUpsideDown",
      ["allowed    allButUpsideDown", "forecast   portrait"]
    ),
    (0, three, false, "--product pad --resizable yes", ["honoured   as a preference: the scene can be resized freely"]),
    (0, three, false, "--product pad --system 26.0", ["honoured   not known: whether the scene can be resized freely"]),
    (
      0, nil, false, "--product phone --controller silent",
      ["base       Info.plist: all by default", "controller 1: allButUpsideDown by default"]
    ),
    (
      0, three, false, "--product phone --system 27.0 --application landscape --scene portrait",
      ["base       scene: portrait", "application: landscape, replaced", "Info.plist: allButUpsideDown, replaced"]
    ),
    (0, three, false, "--product phone --system 26.4 --scene portrait", ["scene: portrait, not asked before iOS 27"]),
  ]

  @Test("Situations of the reported faults, from XML and binary Info.plists", arguments: situations.indices)
  func situation(index: Int) throws {
    let situation = Self.situations[index]
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let path = try Self.plist(situation.names, situation.key ? ["UIRequiresFullScreen": true] : [:], format: format)
      defer { try? FileManager.default.removeItem(atPath: path) }
      let outcome = Command.run(
        ["orientation", "--plist", path] + situation.arguments.split(separator: " ").map(String.init))
      #expect(outcome.errors.isEmpty && outcome.exitCode == .success, "\(outcome.errors)")
      for line in situation.lines { #expect(outcome.output.contains(line), "\(outcome.output)") }
    }
  }

  @Test("Keys of the other product are left out, and without a product those with a suffix")
  func products() throws {
    let path = try Self.plist(
      ["Portrait"], ["UISupportedInterfaceOrientations~ipad": ["UIInterfaceOrientationLandscapeLeft"]])
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(
      Command.run(["orientation", "--plist", path, "--product", "pad"]).output.contains("allowed    landscapeLeft"))
    #expect(Command.run(["orientation", "--plist", path, "--product", "phone"]).output.contains("allowed    portrait"))
    let without = Command.run(["orientation", "--plist", path]).output
    #expect(
      without.contains("allowed    portrait") && without.contains("honoured   not known: the product is not known"))
    #expect(Command.run(["orientation"]).output.contains("base       product's default: all"))
  }

  @Test("Without a product, keys of products are told about, since an Info.plist of Xcode's has no others")
  func noProduct() throws {
    let path = try Self.plist(nil, ["UISupportedInterfaceOrientations~ipad": ["UIInterfaceOrientationPortrait"]])
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(
      Command.run(["orientation", "--plist", path]).errors
        == "\(path): UISupportedInterfaceOrientations~ipad: an array of one is for one product, and which it is was not "
        + "said, so it does not count\n")
  }

  @Test("What is skipped in an Info.plist is told, and shown as it is where a terminal would act on it")
  func issues() throws {
    let others: [String: Any] = [
      "UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait", "a\u{1B}[31m", 5, ["x"], ["k": 1]],
      "UIRequiresFullScreen": ["x"], "UIRequiresFullScreenIgnoredStartingWithVersion": 27,
    ]
    let path = try Self.plist(nil, others)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let outcome = Command.run(["orientation", "--plist", path, "--product", "phone"])
    #expect(outcome.exitCode == .success && outcome.output.contains("allowed    portrait"))
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.count == 6 && lines.allSatisfy { $0.hasPrefix(path + ": UI") })
    #expect(lines[0].contains("\"a\\u001b[31m\" is no orientation") && lines[1].contains("a number is no orientation"))
    #expect(lines[2].contains("an array is no") && lines[3].contains("a dictionary is no"))
    #expect(lines[4].contains("an array of one is no Boolean") && lines[5].contains("a number is no version"))
    let json = Command.run(["orientation", "--plist", path, "--json"])
    #expect(json.output.split(separator: "\n").count == 9 && json.errors.isEmpty)
  }

  @Test("JSON Lines: the resolution with every key, and the explanation")
  func json() throws {
    let outcome = Command.run([
      "orientation", "--json", "--product", "phone", "--view", "portrait", "--shown", "portrait",
    ])
    let lines = outcome.output.split(separator: "\n").map { Data($0.utf8) }
    let objects = try lines.map { try #require(try JSONSerialization.jsonObject(with: $0) as? [String: Any]) }
    #expect(objects.map { $0["type"] as? String } == ["resolution", "orientation", "explanation"])
    #expect(objects[1]["allowed"] as? [String] == ["portrait"] && objects[1]["honoured"] as? String == "yes")
    let account = try #require(objects[1]["account"] as? [String: Any])
    #expect(
      (account["contributors"] as? [[String: Any]])?.map { $0["layer"] as? String } == ["base", "device", "views"])
    #expect((objects[2]["lines"] as? [String])?.first == "shown      portrait")
  }

  @Test(
    "Arguments that are not taken get a sentence with what would be right, and the number 64",
    arguments: [
      ("--product pone", "--product does not take pone: did you mean \"phone\"?"),
      ("--product x", "--product does not take x: it takes phone, pad"),
      ("--vew all", "orientation has no option --vew: did you mean \"--view\"?"),
      ("--view", "--view needs a value"), ("--view=", "--view needs a value"),
      ("--view portrait,landscapeleft", "--view does not take landscapeleft: did you mean \"landscapeLeft\"?"),
      ("--view portrait,", "--view does not take nothing: it takes portrait, portraitUpsideDown"),
      ("Info.plist", "orientation takes no file Info.plist: write --plist before it"),
      ("--sheet all", "--sheet is presented by a controller: put --controller before it"),
      ("--system 27.x", "--system takes a version such as 27.1, not 27.x"),
      ("--sdk new", "--sdk takes a version such as 27.1, not new"),
      ("--device left", "--device does not take left"), ("--display innner", "did you mean \"inner\"?"),
      ("--", "orientation has no option --"), ("-", "orientation has no option -"),
      ("--json=yes", "orientation has no option --json=yes"), ("--shown upside", "--shown does not take upside"),
      ("--view silent", "--view does not take silent"), ("--plist --product phone", "--plist needs a value"),
      ("--product phone --product pad", "--product is there twice, and there can be one"),
      ("--controller silnt", "did you mean \"silent\"?"),
      ("--controller silent,portrait", "--controller takes silent alone, not beside a mask"),
      ("--display inner --product pad", "--display inner is one of a folding phone, not of a pad"),
      ("--product pad --display outer", "--display outer is one of a folding phone, not of a pad"),
      ("--home-button maybe", "--home-button does not take maybe: it takes yes, no"),
    ])
  func usage(arguments: String, sentence: String) {
    let outcome = Command.run(["orientation"] + arguments.split(separator: " ").map(String.init))
    #expect(outcome.errors.hasPrefix("fold-layout: ") && outcome.errors.contains(sentence), "\(outcome.errors)")
    #expect(outcome.exitCode == .usage && outcome.output.isEmpty)
  }

  @Test("Files that are no Info.plist, and none at all")
  func files() throws {
    #expect(Command.run(["orientation", "--plist", "/none.plist"]).exitCode == .noFile)
    #expect(
      Command.run(["orientation", "--plist", "/none.plist"]).errors
        == "/none.plist: found no such file; check the path\n")
    #expect(
      Command.run(["orientation", "--plist", Files.postures]).errors.contains(
        "found a folder; name one of the files in it"))
    let deep =
      "<plist version=\"1.0\">" + String(repeating: "<array>", count: 50_000)
      + String(repeating: "</array>", count: 50_000) + "</plist>"
    for (text, words) in [
      ("", "found no property list"), ("{\"version\": 1}", "found no property list"),
      ("(a, b)", "that is no dictionary"),
      (String(repeating: " ", count: (1 << 20) + 1), "found more than 1048576 bytes"), (deep, "found no property list"),
    ] {
      let path = try Files.temporary(text)
      defer { try? FileManager.default.removeItem(atPath: path) }
      let outcome = Command.run(["orientation", "--plist", path])
      #expect(outcome.exitCode == .badFile && outcome.output.isEmpty)
      #expect(outcome.errors.hasPrefix(path + ": ") && outcome.errors.contains(words), "\(outcome.errors)")
    }
  }

  @Test("Help is asked for in the usual ways", arguments: ["--help", "-h"])
  func help(option: String) {
    #expect(Command.run(["orientation", option]).output == Command.run(["help"]).output)
    #expect(Command.run(["orientation", "--json", option]).output.contains("--controller MASK…"))
  }
}
