/// The forms of nouns in a language by rules that were learnt from a dictionary: how the end of a word changes, and
/// after which endings it does.
///
/// The rules are of words without diacritics, as indices have them that keep none.
struct LearntPlurals: PluralRules {
  /// The end of a word that gives way to another one.
  private struct Rewrite {
    let old: String
    let new: String
    /// Whether words with an ending are rewritten; the longest ending of a word that is known decides.
    var takes: [String: Bool] = [:]
    /// Words that are not rewritten, whatever their ending says.
    var exceptions: Set<String> = []

    func plural(of word: String) -> String? {
      guard word.hasSuffix(old), !exceptions.contains(word) else { return nil }
      let scalars = word.unicodeScalars
      let kept = scalars.count - old.unicodeScalars.count
      guard kept >= LearntPlurals.shortestStem else { return nil }
      for length in (old.unicodeScalars.count...LearntPlurals.longestEnding).reversed() where length <= scalars.count {
        guard let isTaken = takes[String(scalars.suffix(length))] else { continue }
        return isTaken ? String(scalars.prefix(kept)) + new : nil
      }
      return nil
    }
  }

  private static let shortestStem = 2
  private static let longestEnding = 7

  private var rewrites: [Rewrite] = []

  /// - Parameter table: `old>new` begins a rewrite, `+ending` and `-ending` follow it, and `-^word` for an exception.
  init(_ table: String) {
    for entry in table.split(whereSeparator: \.isWhitespace) {
      if let arrow = entry.firstIndex(of: ">") {
        let old = String(entry[..<arrow])
        guard old.unicodeScalars.count <= Self.longestEnding else { continue }
        rewrites.append(Rewrite(old: old, new: String(entry[entry.index(after: arrow)...])))
      } else if !rewrites.isEmpty {
        let last = rewrites.count - 1
        if entry.hasPrefix("-^") {
          rewrites[last].exceptions.insert(String(entry.dropFirst(2)))
        } else {
          rewrites[last].takes[String(entry.dropFirst())] = entry.hasPrefix("+")
        }
      }
    }
  }

  func plurals(of word: String) -> [String] {
    rewrites.compactMap { $0.plural(of: word) }
  }

  func singularCandidates(of word: String) -> [String] {
    rewrites.compactMap { rewrite in
      guard word.hasSuffix(rewrite.new) else { return nil }
      let candidate = word.unicodeScalars.dropLast(rewrite.new.unicodeScalars.count)
      let singular = String(String.UnicodeScalarView(candidate)) + rewrite.old
      return singular == word ? nil : singular
    }
  }
}
