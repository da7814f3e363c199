import OrderedCollections
import SearchModel
struct TokenBuffer: ~Copyable {
  init() {}
  struct Element { var attribute: Int32 = 0, start: Int32 = 0, length: Int32 = 0 }
  struct Token { var term: TermID = 0; var element: Int32 = 0, start: Int32 = 0, end: Int32 = 0 }
  var elements: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: nil, count: 0) }
  var tokens: UnsafeBufferPointer<Token> { UnsafeBufferPointer(start: nil, count: 0) }
}
struct DocumentTable: Sendable {
  init(_ image: IndexImage, terms: TermTable, count: Int, places: Column<UInt32>) {}
  var count: Int { 0 }
  func record(_ document: DocumentID) -> Record { Record(objectID: "", attributes: [:]) }
  func objectID(_ document: DocumentID) -> String { "" }
  func readTokens(of document: DocumentID, into: inout TokenBuffer) {}
}
struct DocumentAccess: Sendable {
  var record: @Sendable (DocumentID) -> Record
  var document: @Sendable (_ objectID: String) -> DocumentID?
}
struct ColumnTable: Sendable {
  init(_ image: IndexImage, documents: DocumentAccess) {}
  var documentCount: Int { 0 }
  func facet(_ attribute: String) -> StoredFacet? { nil }
  func order(_ order: AttributeOrder) -> StoredOrder { StoredOrder() }
  var groups: StoredGroups { StoredGroups() }
  var places: StoredPlaces { StoredPlaces() }
  func statistics(of attribute: String, over documents: DocumentSet) -> FacetStats? { nil }
  func statistics(of attribute: String, over documents: [DocumentID]) -> FacetStats? { nil }
}
struct StoredFacet: Sendable {
  var valueCount: Int { 0 }
  func text(of value: Int) -> String { "" }
  func counts(over documents: DocumentSet) -> FacetCounts { FacetCounts() }
  func counts(over documents: [DocumentID]) -> FacetCounts { FacetCounts() }
  func facets(_ counts: FacetCounts, by order: FacetOrder, limit: Int) -> [Facet] { [] }
  func textsByAppearance() -> [String] { [] }
}
struct FacetCounts {}
struct StoredOrder: Sendable {
  func place(of document: DocumentID) -> Int? { nil }
  func key(of document: DocumentID) -> Int { 0 }
}
struct StoredGroups: Sendable { var isEmpty: Bool { true }; func group(of document: DocumentID) -> Int { 0 } }
struct StoredPlaces: Sendable { func places(of document: DocumentID) -> [Place] { [] } }
struct DocumentFilter: Sendable {
  init(options: SearchOptions, numericAttributes: NumericAttributes, columns: ColumnTable) throws(SearchError) {}
  var isEmpty: Bool { true }
  func accepts(_ document: DocumentID) -> Bool { true }
  func documents() -> DocumentSet { DocumentSet(capacity: 0) }
  func restrict(_ documents: inout DocumentSet) {}
  var isScoring: Bool { false }
  func score(_ document: DocumentID) -> Int { 0 }
  var maximumScore: Int { 0 }
  func failures(of document: DocumentID) -> [String] { [] }
}
struct NumericAttributes: Sendable {
  init(settings: SearchParameters) {}
  static func problem(in entry: String) -> String? { nil }
}
extension SearchParameters {
  static let filterLists: [(name: String, kind: FilterListKind)] = []
}
