public import SearchModel
import Synchronization

/// An index that answers searches as Algolia documents them.
///
/// It reads an image, a file mapped into memory or the same bytes in memory, and never changes, so it can be shared. Ties
/// that no criterion breaks are in the order of the records.
public final class EmbeddedIndex: Sendable {
  /// The longest query in bytes.
  public static let longestQuery = 512

  /// The index's name.
  public let name: String
  /// How many records the index has.
  public let recordCount: Int

  let settings: SearchParameters
  let searchable: SearchableAttributes
  let camelCaseAttributes: AttributeSelection
  let faceting: FacetingAttributes
  let numericAttributes: NumericAttributes
  let tokenizer: Tokenizer
  let synonyms: SynonymTable
  let ruleBook: RuleBook
  /// The criteria that documents are numbered by.
  let staticCriteria: [RankingCriterion]
  /// The order of a virtual replica, nil for every other index.
  let relevantSort: RelevantSort?

  /// What the index reads.
  private let image: IndexImage
  /// The searched attributes by number.
  let attributes: [IndexedAttribute]
  let terms: TermTable
  let postings: PostingTable
  let documents: DocumentTable
  let columns: ColumnTable
  /// The number of the record that each document is, empty when both are numbered alike.
  private let ordinals: Column<UInt32>
  /// The documents of the records that rules promote or hide, nil until they are asked for.
  private let namedByRules = Mutex<[String: DocumentID]?>(nil)
  /// The word lists under the index's own normalisation, nil without one.
  private let ownLexicon: Lexicon?

  /// Builds an index in memory.
  ///
  /// - Parameters:
  ///   - name: the index's name.
  ///   - records: the records, `objectID`s unique.
  ///   - settings: Algolia's index settings; for a replica those that ``Replica/settings(own:primary:)`` makes.
  ///   - synonyms: words that searches take for each other; of equal `objectID`s each counts.
  ///   - rules: the index's rules and the time that their validity is compared with.
  ///   - relevantSort: the order of a virtual replica.
  /// - Throws: ``SearchError`` with the code `badRequest` when a setting is unknown, misplaced or malformed, or when a rule
  ///   asks for what the settings do not allow.
  /// - Complexity: linear in the text of the records, apart from sorting.
  public convenience init(
    name: String, records: [Record], settings: SearchParameters, synonyms: [Synonym] = [], rules: RuleSet = .none,
    relevantSort: RelevantSort? = nil
  ) throws(SearchError) {
    let definition = IndexDefinition(
      name: name, settings: settings, synonyms: synonyms, rules: rules, relevantSort: relevantSort)
    if let problem = definition.problem() { throw SearchError(.badRequest, problem) }
    do {
      self.init(image: try ImageBuilder.image(of: records, definition), definition: definition)
    } catch {
      throw SearchError(.badRequest, "the index '\(name)' cannot be built: \(error)")
    }
  }

  /// Opens the image of an index.
  ///
  /// - Parameters:
  ///   - image: what was built for the same definition.
  ///   - definition: the index's name, settings, synonyms and rules.
  /// - Complexity: independent of the number of records.
  init(image: IndexImage, definition: IndexDefinition) {
    image.checkSections(where: Self.isCheckedWhenOpened)
    let options = IndexOptions(definition)
    let manifest = IndexManifest(image)
    self.image = image
    name = definition.name
    settings = definition.settings
    searchable = options.searchable
    camelCaseAttributes = options.camelCaseAttributes
    faceting = options.faceting
    numericAttributes = options.numericAttributes
    tokenizer = options.tokenizer
    staticCriteria = options.staticCriteria
    relevantSort = definition.relevantSort
    ownLexicon = options.normalizer.isPlain ? nil : Lexicon(options.normalizer)
    recordCount = manifest.documentCount
    attributes = manifest.attributes.map { path in
      IndexedAttribute(path, searchable: options.searchable, camelCase: options.camelCaseAttributes)
    }
    let terms = TermTable(image)
    let ordinals = Column<UInt32>(image.section("ordinals"))
    let documents = DocumentTable(
      image, terms: terms, count: manifest.documentCount, attributeCount: manifest.attributes.count,
      places: Column(.empty))
    self.terms = terms
    self.ordinals = ordinals
    self.documents = documents
    postings = PostingTable(image, documentCount: manifest.documentCount)
    columns = ColumnTable(image, documentCount: manifest.documentCount, documents: DocumentAccess(documents))
    let tokenizer = options.tokenizer
    synonyms = SynonymTable(definition.synonyms) { tokenizer.queryTokens(of: $0).map(\.word) }
    let columns = columns
    ruleBook = RuleBook(
      definition.rules, tokenizer: tokenizer, synonyms: synonyms, languages: ownLexicon ?? .plain
    ) { columns.facet($0)?.textsByAppearance() ?? [] }
  }

  /// What the languages' words are in the index's spelling.
  var lexicon: Lexicon { ownLexicon ?? .plain }

  /// Words, shapes and tables of places are a small part of an index and are read everywhere. The rest grows with the
  /// records and is checked where it is read.
  private static func isCheckedWhenOpened(_ section: String) -> Bool {
    ["manifest", "columns", "terms.", "pieces.", "keys.", "shapes.", "prefixes.terms"]
      .contains(where: section.hasPrefix)
  }

  /// Whether the index's file is not what was written, as far as it was read: whatever was found then is no answer. The
  /// index must be built anew.
  package var isDamaged: Bool { image.damage != nil }

  /// - Throws: ``SearchError`` with the code `server` when the index is damaged.
  func checkDamage() throws(SearchError) {
    if let damage = image.damage { throw SearchError(.server, damage.description, isRetryable: false) }
  }

  /// The number of the record that a document is.
  func ordinal(of document: DocumentID) -> UInt32 {
    guard ordinals.count > 0 else { return document }
    ordinals.check(Int(document)..<Int(document) + 1)
    return ordinals[Int(document)]
  }

  /// The document with an id, nil when there is none.
  ///
  /// - Complexity: linear in the number of documents.
  func document(of objectID: String) -> DocumentID? {
    documents.documents(of: [objectID])[objectID]
  }

  /// The document of a record that a rule promotes or hides, nil when there is none.
  ///
  /// - Complexity: linear in the number of documents when it is asked for the first time, then constant.
  func document(ofRules objectID: String) -> DocumentID? {
    namedByRules.withLock { known in
      let documents = known ?? documents.documents(of: ruleBook.objectIDs)
      known = documents
      return documents[objectID]
    }
  }
}

extension DocumentAccess {
  /// Gives columns the documents of an index.
  init(_ documents: DocumentTable) {
    self.init(record: { documents.record($0) }, documents: { documents.documents(of: $0) })
  }
}

extension DocumentTable {
  /// The documents of those ids that records have; of equal ids the first one counts.
  func documents(of objectIDs: Set<String>) -> [String: DocumentID] {
    var found: [String: DocumentID] = [:]
    guard !objectIDs.isEmpty else { return found }
    for document in 0..<DocumentID(clamping: count) {
      let objectID = objectID(document)
      guard objectIDs.contains(objectID), found[objectID] == nil else { continue }
      found[objectID] = document
      if found.count == objectIDs.count { break }
    }
    return found
  }
}
