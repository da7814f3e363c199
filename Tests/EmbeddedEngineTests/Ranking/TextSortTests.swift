import EmbeddedEngine
import SearchModel
import TestSupport
import Testing

/// Records sorted by texts.
struct TextSortTests {
  private func order(_ names: [String], _ ranking: JSON = ["asc(name)", "desc(n)"]) throws -> [String] {
    let records: [JSONObject] = names.enumerated().map { ["name": .string($0.element), "n": .integer($0.offset)] }
    return try makeIndex(records, settings: ["customRanking": ranking]).ids("", [:]).map { names[(Int($0) ?? 1) - 1] }
  }

  @Test func neitherCaseNorDiacriticsMatter() throws {
    try expectEqual(order(["b", "Zoo", "émile", "Bar", "Édith"]), ["b", "Bar", "Édith", "émile", "Zoo"])
    try expectEqual(order(["a", "É", "z"], ["desc(name)"]), ["z", "É", "a"])
  }

  @Test func textsThatDifferOnlyInThatTie() throws {
    try expectEqual(order(["CAFE", "cafe", "Café"]), ["Café", "cafe", "CAFE"])
  }

  @Test func signsOfNumbersAreTheirDigits() throws {
    try expectEqual(order(["①x", "⑲"]), ["⑲", "①x"])
  }

  @Test(arguments: ["a", "é"]) func onlyTheFirstFiftyCharactersCount(letter: String) throws {
    let start = String(repeating: letter, count: 49)
    try expectEqual(order([start + "bz", start + "ba", start + "a"]), [start + "a", start + "ba", start + "bz"])
  }

  @Test func anOrderOfTheQueryIsTheSame() throws {
    let index = try makeIndex([["name": "b"], ["name": "Á"], ["name": "C"]])
    try expectEqual(index.ids("", ["ranking": ["asc(name)"]]), ["2", "1", "3"])
  }
}
