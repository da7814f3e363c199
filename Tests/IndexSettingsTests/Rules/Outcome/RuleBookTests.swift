import SearchModel
import TestSupport
import Testing

@testable import IndexSettings

/// Rules over time.
struct RuleBookTests {
  /// The ids of the rules that apply to a search at a time.
  private func applied(at time: Int, setAt now: Int?) throws -> [String] {
    let rules: [JSON] = [
      ["objectID": "always", "consequence": ["userData": ["a": 1]]],
      ["objectID": "later", "consequence": ["userData": ["a": 2]], "validity": [["from": 100, "until": 200]]],
      ["objectID": "never", "consequence": ["userData": ["a": 3]], "enabled": false],
    ]
    let book = RuleBook(
      RuleSet(try Rule.list(of: rules), now: now), tokenizer: Tokenizer(), synonyms: SynonymTable([]) { _ in [] },
      languages: Lexicon(Normalizer())
    ) { _ in [] }
    return book.outcome(of: ["query": "red"], settings: [:], at: time).applied.map(\.objectID).sorted()
  }

  @Test(arguments: [(99, ["always"]), (100, ["always", "later"]), (199, ["always", "later"]), (200, ["always"])])
  func periodsBeginAndEndBetweenSearches(time: Int, expected: [String]) throws {
    try expectEqual(applied(at: time, setAt: nil), expected)
    try expectEqual(applied(at: time, setAt: time), expected)
  }
}
