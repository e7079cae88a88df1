import FoldLayout

@testable import FoldLayoutFixtures

/// Classes of window sizes as Jetpack asks for them.
enum WindowSizeAnswers {
  private static let names = ["compact", "medium", "expanded", "large", "extraLarge"]

  static func answer(to vector: Vector) -> JSONValue? {
    let input = vector.input
    switch vector.operation {
    case "widthClass": return .answer(("class", .text(names[classes(input, .material).width.index])))
    case "heightClass": return .answer(("class", .text(names[classes(input, .material).height.index])))
    case "compute": return computed(input)
    case "construct": return constructed(input)
    case "atLeast": return .answer(("result", .flag(isAtLeast(input))))
    case "select": return selected(input)
    case "sizeClassOf": return sizeClass(input)
    default: return nil
    }
  }

  private static func classes(_ input: JSONNode, _ breakpoints: Breakpoints) -> BreakpointClasses {
    breakpoints.classes(for: input.extent)
  }

  private static func computed(_ input: JSONNode) -> JSONValue {
    let older = Breakpoints(widths: [600, 840], heights: [480, 900])
    let classes = classes(input, input.word("set") == "V1" ? older : .material)
    return .answer(
      ("minWidth", .number(classes.width.minimum)), ("minHeight", .number(classes.height.minimum)),
      ("widthClass", .text(names[classes.width.index])), ("heightClass", .text(names[classes.height.index])))
  }

  /// Breakpoints with one class of each kind above the smallest.
  private static func breakpoints(_ node: JSONNode) -> Breakpoints {
    Breakpoints(widths: [node.double("minWidth")], heights: [node.double("minHeight")])
  }

  private static func constructed(_ input: JSONNode) -> JSONValue {
    let breakpoints = breakpoints(input)
    let isLeftOut = breakpoints.widths.isEmpty && input.double("minWidth") != 0
    return isLeftOut ? .answer(("error", .text("it begins no class"))) : .answer(("ok", .flag(true)))
  }

  private static func isAtLeast(_ input: JSONNode) -> Bool {
    let size = LayoutSize(width: input.double("minWidth"), height: input.double("minHeight"))
    return breakpoints(input).classes(for: size).isAtLeast(
      width: input.double("breakpointWidth"), height: input.double("breakpointHeight"))
  }

  /// The class of a size among those of a list: where the list has no such pair, there is none.
  private static func selected(_ input: JSONNode) -> JSONValue {
    let pairs = input.list("classes").map { [$0.double("minWidth"), $0.double("minHeight")] }
    let found = classes(input, Breakpoints(widths: pairs.map { $0[0] }, heights: pairs.map { $0[1] }))
    let pair = [found.width.minimum, found.height.minimum]
    guard pairs.contains(pair) else { return .answer(("chosen", .null)) }
    return .answer(("chosen", .answer(("minWidth", .number(pair[0])), ("minHeight", .number(pair[1])))))
  }

  private static func sizeClass(_ input: JSONNode) -> JSONValue {
    let classes = classes(input, .material)
    func word(_ isRegular: Bool) -> JSONValue { .text(isRegular ? "regular" : "compact") }
    return .answer(
      ("horizontal", word(classes.isAtLeast(width: 600))), ("vertical", word(classes.isAtLeast(height: 480))),
      ("widthClass", .text(names[classes.width.index])), ("heightClass", .text(names[classes.height.index])))
  }
}
