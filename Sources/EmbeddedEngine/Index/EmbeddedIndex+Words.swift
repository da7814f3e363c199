import IndexSettings
import IndexStore

extension EmbeddedIndex {
  /// Whether a query has a word, one that must not occur included.
  package func hasWord(in query: String) -> Bool {
    !view.options.tokenizer.queryTokens(of: query).isEmpty
  }
}
