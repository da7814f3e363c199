import Foundation
import Testing

@testable import IndexSettings

/// How often the forms of words are right and how many are known, measured with a dictionary: run by hand, as
/// `scripts/plurals.py` says, which writes the lists.
struct PluralMeasurement {
  private static let folder = ProcessInfo.processInfo.environment["MULTIHITS_PLURAL_LISTS"]

  @Test(
    .enabled(if: folder != nil), arguments: ["da", "de", "en", "es", "fr", "it", "nb", "nl", "pt", "sv"])
  func formsAreRightAndComplete(code: String) throws {
    let folder = try #require(Self.folder)
    let language = try #require(Language(code))
    func lines(_ name: String) throws -> [[Substring]] {
      try String(contentsOfFile: "\(folder)/\(code).\(name)", encoding: .utf8).split(separator: "\n")
        .map { $0.split(separator: " ") }
    }
    func forms(_ word: Substring) -> Set<String> {
      Set(
        Lexicon.plain.forms(of: Array(word.unicodeScalars), in: [language]).map { String(String.UnicodeScalarView($0)) }
      )
    }

    let words = try lines("words")
    let lemmas = Dictionary(uniqueKeysWithValues: words.map { (String($0[1]), Set($0[2...])) })
    var (right, wrong) = (0, [String]())
    for line in words where line[0] == "?" {
      let own = Set(line[2...])
      for form in forms(line[1]) {
        guard let others = lemmas[form] else { continue }
        if own.isDisjoint(with: others) { wrong.append("\(line[1]):\(form)") } else { right += 1 }
      }
    }
    let pairs = try lines("pairs")
    let missed = pairs.filter { !forms($0[0]).contains(String($0[1])) }
    let precision = Double(right) / Double(right + wrong.count)
    let recall = 1 - Double(missed.count) / Double(pairs.count)
    print("\(code): precision \(precision) of \(right + wrong.count), recall \(recall) of \(pairs.count)")
    print("  wrong \(wrong.prefix(40)), missed \(missed.prefix(40).map { $0.joined(separator: ":") })")
    #expect(precision >= 0.95)
    #expect(recall >= 0.8)
  }
}
