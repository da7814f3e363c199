import IndexSettings
import IndexStore
import SearchModel

// What searches ask for again and again.
extension EmbeddedIndex {
  var settings: SearchParameters { view.settings }
  var searchable: SearchableAttributes { view.options.searchable }
  var camelCaseAttributes: AttributeSelection { view.options.camelCaseAttributes }
  var faceting: FacetingAttributes { view.options.faceting }
  var numericAttributes: NumericAttributes { view.options.numericAttributes }
  var tokenizer: Tokenizer { view.options.tokenizer }
  var synonyms: SynonymTable { view.synonyms }
  var staticCriteria: [RankingCriterion] { view.options.staticCriteria }
  var relevantSort: RelevantSort? { view.relevantSort }
  var lexicon: Lexicon { view.lexicon }
  var attributes: [IndexedAttribute] { view.attributes }
  var terms: TermTable { view.terms }
  var postings: PostingTable { view.postings }
  var documents: DocumentTable { view.documents }
  var columns: ColumnTable { view.columns }

  func ordinal(of document: DocumentID) -> UInt32 { view.ordinal(of: document) }

  /// - Throws: ``SearchError`` with the code `server` when the index is damaged.
  func checkDamage() throws(SearchError) { try view.checkDamage() }
}
