package import IndexSettings
package import SearchModel

/// What a search may ask of an index: its words, postings, columns and documents, and how its settings read.
///
/// It reads an image, a file mapped into memory or the same bytes in memory, and never changes, so it can be shared.
package final class IndexView: Sendable {
  /// The index's name.
  package let name: String
  /// How many documents the index has, one for each record.
  package let documentCount: Int
  /// Algolia's index settings.
  package let settings: SearchParameters
  /// The settings as they are read.
  package let options: IndexOptions
  /// The words that searches take for each other.
  package let synonyms: SynonymTable
  /// The order of a virtual replica, nil for every other index.
  package let relevantSort: RelevantSort?
  /// What the languages' words are in the index's spelling.
  package let lexicon: Lexicon

  /// The searched attributes by number.
  package let attributes: [IndexedAttribute]
  /// The distinct words.
  package let terms: TermTable
  /// The documents of each word.
  package let postings: PostingTable
  /// The records.
  package let documents: DocumentTable
  /// What filters, facets and orders read.
  package let columns: ColumnTable

  /// The paths of all attributes of the records; nil when there are too many to keep.
  ///
  /// - Complexity: O(paths), which are read each time.
  package var paths: RecordPaths? { RecordPaths(image) }

  private let image: IndexImage
  /// The place of each document by its id, empty when that is its number.
  private let idPlaces: Column<UInt32>

  /// The section of ``idPlace(of:)``.
  package static let idPlacesSection = "ids.places"

  /// Opens the image of an index.
  ///
  /// - Parameters:
  ///   - image: what was built for the same definition.
  ///   - definition: the index's name, settings and synonyms.
  /// - Complexity: independent of the number of records.
  package init(_ image: IndexImage, of definition: IndexDefinition) {
    image.checkSections(where: Self.isCheckedWhenOpened)
    let options = IndexOptions(definition)
    let manifest = IndexManifest(image)
    self.image = image
    self.options = options
    name = definition.name
    settings = definition.settings
    relevantSort = definition.relevantSort
    lexicon = options.normalizer.isPlain ? .plain : Lexicon(options.normalizer)
    documentCount = manifest.documentCount
    attributes = manifest.attributes.enumerated().map { number, path in
      IndexedAttribute(path, number: number, searchable: options.searchable, camelCase: options.camelCaseAttributes)
    }
    terms = TermTable(image)
    idPlaces = Column<UInt32>(image.section(Self.idPlacesSection))
    documents = DocumentTable(
      image, terms: terms, count: manifest.documentCount, attributeCount: manifest.attributes.count)
    postings = PostingTable(image, documentCount: manifest.documentCount)
    columns = ColumnTable(image, documentCount: manifest.documentCount, documents: DocumentAccess(documents))
    synonyms = SynonymTable(definition.synonyms) { options.tokenizer.queryTokens(of: $0).map(\.word) }
  }

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
  package func checkDamage() throws(SearchError) {
    if let damage = image.damage { throw SearchError(.server, damage.description, isRetryable: false) }
  }

  /// The place of a document by its `objectID`, the greatest first, compared as bytes: what breaks all ties.
  package func idPlace(of document: DocumentID) -> UInt32 {
    guard idPlaces.count > 0 else { return document }
    idPlaces.check(Int(document)..<Int(document) + 1)
    return idPlaces[Int(document)]
  }
}
