import FoldLayout
import FoldLayoutFixtures

/// The arguments of `fold-layout orientation`, taken apart into a situation.
struct OrientationArguments {
  private(set) var plist: String?
  private(set) var isJSON = false
  private(set) var situation = OrientationSituation()

  private var controllers: [ControllerHierarchy.Controller] = []
  private var viewCount = 0

  private static let options = OptionList(
    command: "orientation",
    valued: [
      "--plist", "--product", "--display", "--scene", "--application", "--controller", "--sheet", "--view", "--device",
      "--shown", "--system", "--sdk", "--home-button", "--resizable",
    ], repeated: ["--controller", "--sheet", "--view"], flags: ["--json", "--windowed"], takesFiles: false)

  /// Takes arguments apart; where nothing else is said, the scene fills the only display that there is.
  init(_ arguments: [String]) throws(UsageError) {
    situation.scene.fillsScreen = true
    var display = Interface.Display.single
    let (options, others) = try Self.options.parse(arguments)
    if let other = others.first {
      throw UsageError(sentence: "orientation takes no file \(other.cutAndEscaped): write --plist before it")
    }
    for (option, value) in options {
      switch (option, value) {
      case ("--json", _): isJSON = true
      case ("--display", let value?): display = try OptionList.word(value, of: option, among: OrientationWords.displays)
      case (_, let value?): try take(option, value)
      case (_, nil): situation.scene.fillsScreen = false
      }
    }
    situation.scene.display = display
    if situation.scene.product == .pad, display == .inner || display == .outer {
      throw UsageError(sentence: "--display \(display) is one of a folding phone, not of a pad")
    }
    for index in controllers.indices.dropLast() { controllers[index].presented = controllers[index + 1].id }
    if let root = controllers.first {
      situation.controllers = ControllerHierarchy(root: root.id, controllers: controllers)
    }
  }

  private mutating func take(_ option: String, _ value: String) throws(UsageError) {
    switch option {
    case "--plist": plist = value
    case "--product": situation.scene.product = try OptionList.word(value, of: option, among: OrientationWords.products)
    case "--scene": situation.scene.sceneMask = try Self.mask(value, of: option)
    case "--application": situation.scene.applicationMask = try Self.mask(value, of: option)
    case "--controller": try addController("controller", .fullScreen, value, option)
    case "--sheet":
      guard !controllers.isEmpty else {
        throw UsageError(sentence: "--sheet is presented by a controller: put --controller before it")
      }
      try addController("sheet", .pageSheet, value, option)
    case "--view":
      viewCount += 1
      situation.constraints.append(
        OrientationConstraint(
          .init(rawValue: viewCount), .only(try Self.mask(value, of: option)), name: "view \(viewCount)",
          controller: controllers.last?.id))
    case "--device":
      situation.deviceOrientation = try OptionList.word(value, of: option, among: OrientationWords.devices)
    case "--shown":
      var environment = LayoutEnvironment(size: .init(width: 0, height: 0))
      environment.orientation = try OptionList.word(value, of: option, among: OrientationWords.orientations)
      situation.environment = environment
    case "--home-button":
      situation.scene.hasHomeButton = try OptionList.word(value, of: option, among: OrientationWords.flags)
    case "--resizable":
      situation.scene.isFreelyResizable = try OptionList.word(value, of: option, among: OrientationWords.flags)
    case "--system": situation.scene.system = try Self.version(value, of: option)
    default: situation.scene.sdk = try Self.version(value, of: option)
    }
  }

  /// Adds a controller, which the one before presents.
  private mutating func addController(
    _ name: String, _ style: ControllerHierarchy.PresentationStyle, _ value: String, _ option: String
  ) throws(UsageError) {
    let number = controllers.count + 1
    let mask = value == "silent" ? nil : try Self.mask(value, of: option, orWord: "silent")
    var controller = ControllerHierarchy.Controller(.init(rawValue: number), name: "\(name) \(number)", mask: mask)
    controller.style = style
    controllers.append(controller)
  }

  /// Believes what an Info.plist declares.
  mutating func believe(_ declaration: OrientationDeclaration) {
    situation.scene.declaration = declaration
  }

  // MARK: Values

  private static func mask(
    _ text: String, of option: String, orWord other: String? = nil
  ) throws(UsageError) -> Interface.OrientationMask {
    var mask: Interface.OrientationMask = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      if let other, name == other { throw UsageError(sentence: "\(option) takes \(other) alone, not beside a mask") }
      mask.formUnion(try OptionList.word(String(name), of: option, among: OrientationWords.masks, orWord: other))
    }
    return mask
  }

  private static func version(_ text: String, of option: String) throws(UsageError) -> OrientationScene.Version {
    if let version = OrientationScene.Version(text) { return version }
    throw UsageError(sentence: "\(option) takes a version such as 27.1, not \(text.cutAndEscaped)")
  }
}
