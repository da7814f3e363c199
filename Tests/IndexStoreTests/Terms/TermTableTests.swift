import TestSupport
import Testing

@testable import IndexStore

struct TermTableTests {
  static let sections = [
    "terms.offsets", "terms.bytes", "terms.shared", "terms.trie.labels", "terms.trie.children", "terms.trie.terms",
    "terms.trie.longest", "terms.grams.heads", "terms.grams.lists",
  ]

  @Test func wordsAreFoundByTheirLetters() throws {
    let words = ["apple", "apples", "b", "été", "東", "🙂"]
    let table = try makeTermTable(words)
    expectEqual(table.count, 6)
    for (number, word) in words.enumerated() {
      expectEqual(table.number(of: Array(word.unicodeScalars)), TermID(number))
      expectEqual(table.scalars(of: TermID(number)), Array(word.unicodeScalars))
      #expect(table.bytes(of: TermID(number)).elementsEqual(word.utf8))
    }
    #expect(table.number(of: Array("appl".unicodeScalars)) == nil)
    #expect(table.number(of: Array("applesauce".unicodeScalars)) == nil)
    #expect(table.number(of: Array("".unicodeScalars)) == nil)
    expectEqual(table.scalars(of: 6), [])
  }

  @Test func wordsThatBeginAlikeAreARange() throws {
    let table = try makeTermTable(["a", "ab", "abc", "b", "été", "êta"])
    expectEqual(table.range(ofPrefix: Array("a".unicodeScalars)), 0..<3)
    expectEqual(table.range(ofPrefix: Array("ab".unicodeScalars)), 1..<3)
    #expect(table.range(ofPrefix: Array("abcd".unicodeScalars)).isEmpty)
    expectEqual(table.range(ofPrefix: Array("é".unicodeScalars)), 4..<5)
    #expect(table.range(ofPrefix: Array("z".unicodeScalars)).isEmpty)
    expectEqual(table.range(ofPrefix: []), 0..<6)
  }

  @Test func placeholdersAreFoundAsSuchAlone() throws {
    let table = try makeTermTable(["\u{1}", "a"], placeholders: ["<city>", "a"])
    expectEqual(table.placeholders, 1..<3)
    expectEqual(table.number(ofPlaceholder: Array("<city>".unicodeScalars)), 1)
    expectEqual(table.number(ofPlaceholder: Array("a".unicodeScalars)), 2)
    #expect(table.number(ofPlaceholder: []) == nil)
    expectEqual(table.number(of: Array("a".unicodeScalars)), 3)
    #expect(table.number(of: Array("\u{1}a".unicodeScalars)) == nil)
    expectEqual(table.number(of: Array("\u{1}".unicodeScalars)), 0)
    expectEqual(table.range(ofPrefix: ["\u{1}"]), 0..<1)
    expectEqual(table.range(ofPrefix: []), 3..<4)
    expectEqual(table.scalars(of: 1), Array("<city>".unicodeScalars))
  }

  @Test func emptyTableHasNothing() throws {
    let table = try makeTermTable([])
    expectEqual(table.count, 0)
    #expect(table.number(of: Array("a".unicodeScalars)) == nil)
    #expect(table.range(ofPrefix: []).isEmpty)
    #expect(table.matches(["a"], allowance: 2, isPrefix: true).runs.isEmpty)
  }

  @Test(arguments: 1...12)
  func everyWordAndEveryBeginningIsFound(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let alphabet = ["ab", "abcdefghijklmnop", "aéб東🙂"][seed % 3]
    let words = Set((0..<[3, 60, 600][seed % 3]).map { _ in random.text(1...14, of: alphabet) })
    let sorted = words.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let table = try makeTermTable(sorted)
    for (number, word) in sorted.enumerated() {
      expectEqual(table.number(of: Array(word.unicodeScalars)), TermID(number), "seed \(seed)")
    }
    for _ in 0..<40 {
      let prefix = Array(random.text(1...6, of: alphabet).unicodeScalars)
      let expected = sorted.indices.filter { sorted[$0].unicodeScalars.starts(with: prefix) }
      expectEqual(table.range(ofPrefix: prefix).map(Int.init), expected, "seed \(seed): \(prefix)")
    }
  }

  @Test(arguments: 1...60)
  func damagedSectionsLeadToNothingOutside(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let alphabet = ["ab", "abcdefghij", "aéб東🙂"][seed % 3]
    let words = (0..<[1, 100, 600][seed % 3]).map { _ in random.text(1...14, of: alphabet) }
    let image = try makeTermImage(Array(Set(words)), placeholders: ["<a>", "<b>"])
    let table = TermTable(damagedImage(image, sections: Self.sections, &random))
    for _ in 0..<6 {
      let word = Array(random.text(1...30, of: alphabet).unicodeScalars)
      for allowance in 0...2 {
        let matches = table.matches(word, allowance: allowance, isPrefix: Bool.random(using: &random))
        var end: TermID = 0
        for run in matches.runs {
          #expect(run.terms.lowerBound >= end && run.terms.upperBound <= table.count, "seed \(seed)")
          end = run.terms.upperBound
        }
      }
      #expect(table.range(ofPrefix: word).upperBound <= table.count, "seed \(seed)")
      if let term = table.number(of: word) { #expect(term < table.count, "seed \(seed)") }
    }
    for term in [0, 1, TermID(table.count), .max] {
      #expect(table.bytes(of: term).count <= image.section("terms.bytes").count + 100, "seed \(seed)")
    }
  }
}

extension SeededGenerator {
  /// A text of random letters.
  mutating func text(_ lengths: ClosedRange<Int>, of letters: String) -> String {
    String(String.UnicodeScalarView(word(lengths, of: letters)))
  }
}
