/// Something that may be the case in an environment, as a value that can be compared, combined and printed.
///
/// Rule O12.
public indirect enum LayoutCondition: Hashable, Sendable {
  /// The shorter side of the window, or of the container where the window is not told, is below a length in points.
  case shortestSideBelow(Double)

  /// The shorter side of the window, or of the container where the window is not told, is a length in points or more.
  case shortestSideAtLeast(Double)

  /// The width has a size class.
  case horizontalSizeClass(Interface.SizeClass)

  /// The height has a size class.
  case verticalSizeClass(Interface.SizeClass)

  /// A display shows the window.
  case display(Interface.Display)

  /// The container has a posture.
  case posture(Posture)

  /// Every one of several is the case; none of them at all is the case always.
  case and([LayoutCondition])

  /// At least one of several is the case; none of them at all is the case never.
  case or([LayoutCondition])

  /// Another is not the case.
  case not(LayoutCondition)

  /// Whether it is the case.
  ///
  /// Of several it is known as soon as those decide that are known. Where divisions run along both axes there is no
  /// posture, and none is the case.
  ///
  /// - Parameter environment: The environment, or `nil` where none is known.
  /// - Returns: `nil` where it hangs on a fact that has not been told.
  /// - Complexity: O(*n*) in the number of conditions in it.
  public func isMet(in environment: LayoutEnvironment?) -> Bool? {
    isMet(in: environment, on: environment?.display)
  }

  /// Whether it is the case, with a display that need not be told by the environment.
  func isMet(in environment: LayoutEnvironment?, on display: Interface.Display?) -> Bool? {
    switch self {
    case .shortestSideBelow(let length): environment.map { $0.shortestSide < length.snappedLength }
    case .shortestSideAtLeast(let length): environment.map { $0.shortestSide >= length.snappedLength }
    case .horizontalSizeClass(let sizeClass): environment?.sizeClasses.map { $0.horizontal == sizeClass }
    case .verticalSizeClass(let sizeClass): environment?.sizeClasses.map { $0.vertical == sizeClass }
    case .display(let wanted): display.map { $0 == wanted }
    case .posture(let posture): environment?.has(posture)
    case .and(let conditions): Self.combine(conditions, decidedBy: false) { $0.isMet(in: environment, on: display) }
    case .or(let conditions): Self.combine(conditions, decidedBy: true) { $0.isMet(in: environment, on: display) }
    case .not(let condition): condition.isMet(in: environment, on: display).map { !$0 }
    }
  }

  private static func combine(
    _ conditions: [LayoutCondition], decidedBy decisive: Bool, _ isMet: (LayoutCondition) -> Bool?
  ) -> Bool? {
    var result: Bool? = !decisive
    for condition in conditions {
      let isMet = isMet(condition)
      if isMet == decisive { return decisive }
      if isMet == nil { result = nil }
    }
    return result
  }
}

extension LayoutCondition {
  /// The condition with snapped lengths, of which those that are no number are never the case, so that equal means equal.
  ///
  /// Rules F9 and F12.
  var canonical: LayoutCondition {
    switch self {
    case .shortestSideBelow(let length): length.isNaN ? .or([]) : .shortestSideBelow(length.snappedLength)
    case .shortestSideAtLeast(let length): length.isNaN ? .or([]) : .shortestSideAtLeast(length.snappedLength)
    case .and(let conditions): .and(conditions.map { $0.canonical })
    case .or(let conditions): .or(conditions.map { $0.canonical })
    case .not(let condition): .not(condition.canonical)
    case .horizontalSizeClass, .verticalSizeClass, .display, .posture: self
    }
  }
}

extension LayoutEnvironment {
  /// The shorter side of the window, or of the container where the window was not told, in points.
  fileprivate var shortestSide: Double {
    let size = windowSize ?? size
    return min(size.width, size.height).snappedLength
  }

  /// Whether the posture is one; `nil` where nothing is told that a posture follows from.
  fileprivate func has(_ wanted: Posture) -> Bool? {
    if let posture { return posture == wanted }
    return regions == nil && hinges == nil ? nil : false
  }
}

extension LayoutCondition: CustomStringConvertible {
  /// The condition as a person would say it.
  ///
  /// An example is `the shortest side is below 600 and not (the display is inner)`.
  ///
  /// - Complexity: O(*n*) in the number of conditions in it.
  public var description: String {
    switch self {
    case .shortestSideBelow(let length): "the shortest side is below \(length.lengthText)"
    case .shortestSideAtLeast(let length): "the shortest side is at least \(length.lengthText)"
    case .horizontalSizeClass(let sizeClass): "the width is \(sizeClass.words)"
    case .verticalSizeClass(let sizeClass): "the height is \(sizeClass.words)"
    case .display(let display): "the display is \(display.words)"
    case .posture(let posture): "the posture is \(posture.words)"
    case .and(let conditions): Self.list(conditions, " and ", empty: "always")
    case .or(let conditions): Self.list(conditions, " or ", empty: "never")
    case .not(let condition): "not (\(condition))"
    }
  }

  private static func list(_ conditions: [LayoutCondition], _ word: String, empty: String) -> String {
    var text = ""
    for condition in conditions {
      let part = condition.isList && conditions.count > 1 ? "(\(condition))" : condition.description
      text += (text.isEmpty ? "" : word) + part
    }
    return text.isEmpty ? empty : text
  }

  private var isList: Bool {
    switch self {
    case .and(let conditions), .or(let conditions): conditions.count > 1
    default: false
    }
  }
}
