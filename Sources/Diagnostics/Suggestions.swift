/// Finds what was probably meant by a misspelt name.
package enum Suggestions {
  /// Longer texts are not names, and comparing them would cost the product of their lengths.
  private static let maximumLength = 100

  /// The candidate nearest to a text, if one is near enough to be suggested.
  ///
  /// Letters are compared without case; near enough means that at most one insertion, removal, replacement or swap of
  /// neighbours is needed for each three scalars of the text, or one for shorter texts. At equal distance the candidate
  /// that sorts first wins, whatever the order of the candidates. The text itself is never suggested, but one of other
  /// bytes that Unicode takes for equal is.
  ///
  /// - Parameters:
  ///   - text: What was written.
  ///   - candidates: What would have been valid.
  /// - Complexity: O(*candidates* × *text length* × *candidate length*).
  package static func closestMatch(to text: String, among candidates: [String]) -> String? {
    let written = Array(text.lowercased().unicodeScalars.prefix(maximumLength + 1))
    guard !written.isEmpty, written.count <= maximumLength else { return nil }
    let limit = max(1, written.count / 3)
    var best: (distance: Int, candidate: String)?
    for candidate in candidates where !candidate.hasSameBytes(as: text) {
      let scalars = Array(candidate.lowercased().unicodeScalars.prefix(maximumLength + 1))
      guard abs(scalars.count - written.count) <= limit else { continue }
      let distance = candidate == text ? 0 : Alignment.distance(from: written, to: scalars)
      // A text of which nothing is left is no misspelling.
      guard distance <= limit, distance < max(written.count, scalars.count) else { continue }
      if best.map({ (distance, candidate) < ($0.distance, $0.candidate) }) ?? true {
        best = (distance, candidate)
      }
    }
    return best?.candidate
  }

  /// What is said of a misspelt name after the sentence that refuses it: the nearest candidate, else other words.
  ///
  /// - Parameters:
  ///   - text: What was written.
  ///   - candidates: What would have been valid.
  ///   - words: What is said when no candidate is near; nil for nothing.
  /// - Returns: A text that begins with a semicolon, empty when there is nothing to say.
  /// - Complexity: That of ``closestMatch(to:among:)``.
  package static func hint(for text: String, among candidates: [String], otherwise words: String? = nil) -> String {
    hint(closestMatch(to: text, among: candidates), otherwise: words)
  }

  /// What is said after a sentence that refuses a name, given what was probably meant.
  package static func hint(_ suggestion: String?, otherwise words: String? = nil) -> String {
    (suggestion.map { "did you mean '\($0)'?" } ?? words).map { "; \($0)" } ?? ""
  }

  /// The candidate that a name most likely misspells, where names of any meaning may stand.
  ///
  /// Less counts as near than for ``closestMatch(to:among:)``: letter case, one edit for each four letters, and of
  /// names under four letters only the beginning of a candidate, so that `country` is no `count` and `age` no `page`.
  /// - Complexity: That of ``closestMatch(to:among:)``.
  package static func likelyMeaning(of name: String, among candidates: [String]) -> String? {
    guard let match = closestMatch(to: name, among: candidates) else { return nil }
    let (written, meant) = (name.lowercased(), match.lowercased())
    if written == meant { return match }
    guard written.unicodeScalars.count >= 4 else { return meant.hasPrefix(written) ? match : nil }
    return isNear(written, meant, within: written.unicodeScalars.count / 4) ? match : nil
  }

  /// Whether two names differ by a few insertions, removals, replacements and swaps of neighbours at most.
  ///
  /// - Parameter distance: The number of edits that are allowed.
  /// - Complexity: O(product of the lengths), nothing for names over 100 scalars, which are near to nothing.
  package static func isNear(_ left: String, _ right: String, within distance: Int) -> Bool {
    let (left, right) = (Array(left.unicodeScalars), Array(right.unicodeScalars))
    guard abs(left.count - right.count) <= distance, max(left.count, right.count) <= maximumLength else { return false }
    return Alignment.distance(from: left, to: right) <= distance
  }
}
