/// Finds the word that somebody probably meant.
package enum Suggestion: Sendable {
  /// A sentence that names the nearest word.
  ///
  /// - Parameters:
  ///   - word: What was written.
  ///   - words: What may be written.
  /// - Returns: `nil` where no word is near: more than a third of its letters would have to change, or all of them.
  package static func sentence(for word: String, among words: [String]) -> String? {
    let nearest = words.map { (word: $0, distance: distance(word, $0)) }.min { $0.distance < $1.distance }
    guard let nearest, nearest.distance * 3 <= max(nearest.word.count, 3), nearest.distance < nearest.word.count else {
      return nil
    }
    return "did you mean \(nearest.word.quoted)?"
  }

  /// The number of letters to insert, remove, replace or swap with the next, upper and lower case being the same
  /// (optimal string alignment).
  ///
  /// Long words are cut, as a name of 16 MiB is nobody's typing mistake.
  private static func distance(_ first: String, _ second: String) -> Int {
    let first = Array(first.prefix(64).lowercased())
    let second = Array(second.prefix(64).lowercased())
    var rows = [Array(0...second.count)]
    for (index, letter) in first.enumerated() {
      var row = [index + 1]
      for (column, other) in second.enumerated() {
        let replaced = rows[index][column] + (letter == other ? 0 : 1)
        var best = min(replaced, row[column] + 1, rows[index][column + 1] + 1)
        if index > 0, column > 0, letter == second[column - 1], other == first[index - 1] {
          best = min(best, rows[index - 1][column - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[first.count][second.count]
  }
}
