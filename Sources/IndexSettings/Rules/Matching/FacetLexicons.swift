import SearchModel
import Synchronization

/// The lexicons of an index's facets, each made when a pattern first needs it.
final class FacetLexicons: Sendable {
  private let attributes: ExactSet
  private let tokenizer: Tokenizer
  private let values: @Sendable (String) -> [String]
  private let known = Mutex<ExactDictionary<FacetLexicon>>([:])

  /// - Parameters:
  ///   - attributes: the facets that conditions have placeholders for; nothing names the values of others.
  ///   - tokenizer: the index's.
  ///   - values: the values of an attribute as stored.
  init(of attributes: ExactSet, tokenizer: Tokenizer, values: @escaping @Sendable (String) -> [String]) {
    self.attributes = attributes
    self.tokenizer = tokenizer
    self.values = values
  }

  func lexicon(of attribute: String) -> FacetLexicon {
    known.withLock { known in
      if let lexicon = known[attribute] { return lexicon }
      let lexicon = FacetLexicon(attributes.contains(attribute) ? values(attribute) : [], tokenizer: tokenizer)
      known[attribute] = lexicon
      return lexicon
    }
  }
}
