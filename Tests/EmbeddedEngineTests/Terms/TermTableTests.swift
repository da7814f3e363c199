import Testing

@testable import EmbeddedEngine

struct TermTableTests {
  @Test func wordsAreFoundByTheirLetters() throws {
    let table = try makeTermTable(["apple", "apples", "b", "été", "東", "🙂"])
    #expect(table.count == 6)
    for (number, word) in ["apple", "apples", "b", "été", "東", "🙂"].enumerated() {
      #expect(table.number(of: word.unicodeScalars) == TermID(number))
      #expect(table.scalars(of: TermID(number)) == Array(word.unicodeScalars))
      #expect(table.bytes(of: TermID(number)).elementsEqual(word.utf8))
    }
    #expect(table.number(of: "appl".unicodeScalars) == nil)
    #expect(table.number(of: "".unicodeScalars) == nil)
    #expect(table.scalars(of: 6) == [])
  }

  @Test func wordsThatBeginAlikeAreARange() throws {
    let table = try makeTermTable(["a", "ab", "abc", "b", "été", "êta"])
    #expect(table.range(ofPrefix: Array("a".unicodeScalars)) == 0..<3)
    #expect(table.range(ofPrefix: Array("ab".unicodeScalars)) == 1..<3)
    #expect(table.range(ofPrefix: Array("abcd".unicodeScalars)).isEmpty)
    #expect(table.range(ofPrefix: Array("é".unicodeScalars)) == 4..<5)
    #expect(table.range(ofPrefix: []) == 0..<6)
  }

  @Test func placeholdersAreFoundAsSuchAlone() throws {
    let table = try makeTermTable(["\u{1}", "a"], placeholders: ["<city>", "a"])
    #expect(table.placeholders == 1..<3)
    #expect(table.number(ofPlaceholder: Array("<city>".unicodeScalars)) == 1)
    #expect(table.number(ofPlaceholder: Array("a".unicodeScalars)) == 2)
    #expect(table.number(ofPlaceholder: []) == nil)
    #expect(table.number(of: "a".unicodeScalars) == 3)
    #expect(table.number(of: "\u{1}a".unicodeScalars) == nil)
    #expect(table.number(of: "\u{1}".unicodeScalars) == 0)
    #expect(table.range(ofPrefix: ["\u{1}"]) == 0..<1)
    #expect(table.scalars(of: 1) == Array("<city>".unicodeScalars))
    #expect(table.matches(["\u{1}"], allowance: 1, isPrefix: true).cost(of: 2) == nil)
  }

  @Test func emptyTableHasNothing() throws {
    let table = try makeTermTable([])
    #expect(table.count == 0)
    #expect(table.number(of: "a".unicodeScalars) == nil)
    #expect(table.range(ofPrefix: []).isEmpty)
    #expect(table.matches(["a"], allowance: 2, isPrefix: true).isEmpty)
  }
}
