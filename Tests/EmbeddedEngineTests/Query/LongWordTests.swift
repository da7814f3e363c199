import EmbeddedEngine
import SearchModel
import TestSupport
import Testing

/// Words without end, of characters that are several scalars each: loops over a word for each of its marks would not
/// end.
@Suite(.timeLimit(.minutes(10)))
struct LongWordTests {
  static let words: [(name: String, word: String)] = [
    ("Latin", repeated("e\u{301}")), ("Thai", repeated("\u{E17}\u{E35}\u{E48}")),
    ("Hangul", repeated("\u{1112}\u{1161}\u{11AB}")), ("Devanagari", repeated("\u{928}\u{93F}")),
    ("Arabic", repeated("\u{628}\u{650}")), ("joiners", repeated("a\u{200D}")), ("hyphens", repeated("a\u{AD}")),
    ("capitals", repeated("bA\u{301}")), ("emoji", repeated("\u{1F469}\u{200D}")),
    ("vowels of one letter", "\u{E01}" + repeated("\u{E35}")),
    ("vowels of one emoji", "\u{1F469}" + repeated("\u{93F}")),
  ]

  /// One whose marks are stripped, and one whose marks are letters.
  static let someWords = [words[0], words[9]]

  private static func repeated(_ text: String) -> String { String(repeating: text, count: 60_000) }

  @Test(arguments: words)
  func areFoundAndHighlighted(name: String, word: String) throws {
    let index = try makeIndex(word + " tom", "tom", settings: ["attributesToSnippet": ["t:1"]])
    let hit = try #require(index.search(["query": "tom"]).hits.last)
    let value = JSON.object(hit).value(at: FieldPath("_highlightResult.t.value"))
    expectEqual(value, .string(word + " <em>tom</em>"))
    expectEqual(JSON.object(hit).value(at: FieldPath("_snippetResult.t.value")), "…<em>tom</em>")
  }

  @Test(arguments: someWords)
  func areHighlightedWhereNothingIsSearched(name: String, word: String) throws {
    let index = try makeIndex([["t": "tom", "note": .string(word)]], settings: ["searchableAttributes": ["t"]])
    let hit = try #require(
      index.search(["attributesToHighlight": ["note"], "attributesToSnippet": ["note"]]).hits.first)
    expectEqual(JSON.object(hit).value(at: FieldPath("_highlightResult.note.value")), .string(word))
    expectEqual(JSON.object(hit).value(at: FieldPath("_snippetResult.note.value")), .string(word))
  }

  @Test(arguments: someWords)
  func areValuesOfFacets(name: String, word: String) throws {
    let index = try makeIndex(
      [["t": "tom", "tag": .string(word + " b")]],
      settings: ["searchableAttributes": ["t"], "attributesForFaceting": ["searchable(tag)"]])
    try expectEqual(index.search(["facets": ["tag"]]).facets["tag"]?.map(\.value), [word + " b"])
    let found = try index.searchFacetValues(attribute: "tag", facetQuery: "b", maxFacetHits: 10, parameters: [:])
    expectEqual(found.facetHits?.map(\.value), [word + " b"])
    try expectEqual(index.search(["facetFilters": [.string("tag:" + word + " b")]]).nbHits, 1)
  }

  @Test(arguments: someWords)
  func areSynonyms(name: String, word: String) throws {
    let index = try makeIndex(word, "thomas", synonyms: [.of("tom", word)])
    try expectEqual(index.ids("tom"), ["1"])
    try expectEqual(index.highlight("tom"), "<em>" + word + "</em>")
  }

  @Test(arguments: someWords)
  func areNormalisedBySettings(name: String, word: String) throws {
    let index = try makeIndex(
      word + " tom",
      settings: [
        "camelCaseAttributes": ["t"], "keepDiacriticsOnCharacters": "é",
        "customNormalization": ["default": ["\u{301}": "xy", "\u{93F}": "", "\u{650}": "z"]],
      ])
    try expectEqual(index.highlight("tom"), word + " <em>tom</em>")
  }
}
