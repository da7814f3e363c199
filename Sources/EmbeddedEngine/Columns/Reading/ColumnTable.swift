import OrderedCollections
import SearchModel

/// How columns ask for documents, where no column has the answer.
struct DocumentAccess: Sendable {
  /// A document as a record.
  var record: @Sendable (DocumentID) -> Record
  /// The document of an id, nil when no record has it.
  var document: @Sendable (_ objectID: String) -> DocumentID?
}

/// The columns of an index.
struct ColumnTable: Sendable {
  let documentCount: Int
  let documents: DocumentAccess
  let groups: StoredGroups
  let places: StoredPlaces
  /// The record of each document, empty when documents are numbered as records are.
  let ordinals: Column<UInt32>
  private let facets: [FieldPath: StoredFacet]
  private let attributes: [String: FieldPath]
  private let numbers: [FieldPath: StoredNumbers]
  private let hasAllNumbers: Bool
  private let orders: [AttributeOrder: StoredOrder]

  /// - Parameters:
  ///   - image: the index.
  ///   - documents: its documents.
  init(_ image: IndexImage, documents: DocumentAccess) {
    let directory = (try? JSON(parsing: Array(image.section("columns").bytes)))?.objectValue ?? [:]
    let ordinals = Column<UInt32>(image.section("ordinals"))
    self.ordinals = ordinals
    self.documents = documents
    documentCount = min(directory.size("documents"), Int(UInt32.max))
    groups = StoredGroups(image, directory["groups"]?.objectValue)
    places = StoredPlaces(image, directory["places"]?.objectValue ?? [:])
    func entries(_ name: String) -> [(number: Int, entry: JSONObject)] {
      (directory[name]?.arrayValue ?? []).enumerated().map { ($0.offset, $0.element.objectValue ?? [:]) }
    }
    func path(_ entry: JSONObject) -> FieldPath { FieldPath(components: entry["path"]?.stringListValue ?? []) }
    facets = Dictionary(
      entries("facets").map { number, entry in
        (path(entry), StoredFacet(image, "facet.\(number)", entry, ordinals: ordinals))
      }, uniquingKeysWith: { first, _ in first })
    attributes = Dictionary(
      (directory["attributes"]?.stringListValue ?? []).map { ($0, FieldPath($0)) },
      uniquingKeysWith: { first, _ in first })
    numbers = Dictionary(
      entries("numbers").map { (path($0.entry), StoredNumbers(image, "number.\($0.number)", $0.entry)) },
      uniquingKeysWith: { first, _ in first })
    hasAllNumbers = directory["hasAllNumbers"]?.boolValue ?? false
    orders = Dictionary(
      entries("orders").compactMap { number, entry in
        entry["order"]?.stringValue.flatMap(AttributeOrder.init).map {
          ($0, StoredOrder(image, "order.\(number)", entry))
        }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The facet of an attribute that is declared for faceting.
  func facet(_ attribute: String) -> StoredFacet? {
    attributes[attribute].flatMap { facets[$0] }
  }

  /// The tags, nil when no record has any.
  var tags: StoredFacet? { facets[ColumnPlan.tags] }

  /// The record of a document.
  @inline(__always)
  func ordinal(of document: DocumentID) -> UInt32 {
    ordinals.count > 0 ? ordinals[Int(document)] : document
  }
}

extension ColumnTable {
  /// Where the numbers at a path are.
  enum NumberSource {
    case column(StoredNumbers)
    /// No record has a number there.
    case none
    /// Only the documents tell.
    case documents
  }

  func numbers(at path: FieldPath) -> NumberSource {
    if let column = numbers[path] { return .column(column) }
    if path == ColumnPlan.objectID { return .none }
    return hasAllNumbers && path.components.first != ColumnPlan.placesName ? .none : .documents
  }

  /// The order of documents by an attribute: one of the settings, or else one that is made now from all documents.
  func order(_ order: AttributeOrder) -> StoredOrder {
    if let stored = orders[order] { return stored }
    let path = FieldPath(order.attribute)
    let documents = (0..<DocumentID(documentCount)).sorted { ordinal(of: $0) < ordinal(of: $1) }
    var keys = OrderEncoder()
    for document in documents { keys.addRecord(self.documents.record(document).values(at: path).first) }
    let merged = OrderMerger(keys, recordCount: documentCount).places(isDescending: order.isDescending)
    var places = [UInt32](repeating: OrderMerger.missing, count: documentCount)
    for (record, document) in documents.enumerated() { places[Int(document)] = merged[record] }
    return StoredOrder(places: places)
  }

  /// The statistics of the numbers that documents have at an attribute, nil without any.
  func statistics(of attribute: String, over documents: DocumentSet) -> FacetStats? {
    statistics(of: attribute, over: Array(documents))
  }

  /// The statistics of the numbers that documents have at an attribute, nil without any.
  func statistics(of attribute: String, over documents: [DocumentID]) -> FacetStats? {
    let path = FieldPath(attribute)
    let sorted = documents.sorted { ordinal(of: $0) < ordinal(of: $1) }
    switch numbers(at: path) {
    case .none: return nil
    case .column(let column): return column.statistics(over: sorted)
    case .documents:
      var statistics = NumberStatistics()
      for document in sorted {
        for number in self.documents.record(document).values(at: path).compactMap(\.doubleValue) {
          statistics.add(number)
        }
      }
      return statistics.result
    }
  }
}
