import FoldLayoutFixtures

/// The options that a command takes, and arguments taken apart into them.
struct OptionList {
  /// The command, for sentences.
  var command: String

  /// The options that take a value, in the order of the help.
  var valued: [String]

  /// Those of them that can be there more than once.
  var repeated: [String]

  /// The options that take none.
  var flags: [String]

  /// Whether there is something beside options, which may begin with a dash after `--`.
  var takesFiles = true

  /// An option, and its value where it takes one.
  typealias Option = (name: String, value: String?)

  /// Takes arguments apart.
  ///
  /// - Parameter arguments: The arguments after the command.
  /// - Returns: The options in their order, and what is none.
  /// - Throws: ``UsageError`` for an option that is not known, is there twice, or lacks its value.
  func parse(_ arguments: [String]) throws(UsageError) -> (options: [Option], others: [String]) {
    var (options, others): ([Option], [String]) = ([], [])
    var told: Set<String> = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      if argument == "--", takesFiles {
        others += rest
        break
      } else if flags.contains(argument) {
        options.append((argument, nil))
      } else if !argument.hasPrefix("-") || (takesFiles && argument == "-") {
        others.append(argument)
      } else if valued.contains(parts[0]) {
        guard told.insert(parts[0]).inserted || repeated.contains(parts[0]) else {
          throw UsageError(sentence: "\(parts[0]) is there twice, and there can be one")
        }
        guard let value = parts.count > 1 ? parts[1] : rest.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
          throw UsageError(sentence: "\(parts[0]) needs a value")
        }
        options.append((parts[0], value))
      } else {
        let suggestion = Suggestion.sentence(for: argument, among: valued + flags).map { ": \($0)" } ?? ""
        throw UsageError(sentence: "\(command) has no option \(argument.cutAndEscaped)\(suggestion)")
      }
    }
    return (options, others)
  }

  /// The value that a word stands for.
  static func word<Value>(
    _ text: String, of option: String, among words: [(word: String, value: Value)], orWord other: String? = nil
  ) throws(UsageError) -> Value {
    if let pair = words.first(where: { $0.word == text }) { return pair.value }
    let names = words.map(\.word) + [other].compactMap { $0 }
    let remedy = Suggestion.sentence(for: text, among: names) ?? "it takes \(names.joined(separator: ", "))"
    throw UsageError(sentence: "\(option) does not take \(text.isEmpty ? "nothing" : text.cutAndEscaped): \(remedy)")
  }
}
