package import IndexSettings
import OrderedCollections
package import SearchModel

/// The columns of an index.
package struct ColumnTable: Sendable {
  package let documentCount: Int
  package let documents: DocumentAccess
  /// The record of each document, empty when documents are numbered as records are.
  let ordinals: NarrowColumn
  private let allGroups: StoredGroups
  private let allPlaces: StoredPlaces
  private let facets: [FieldPath: StoredFacet]
  private let attributes: [String: FieldPath]
  private let numbers: [FieldPath: StoredNumbers]
  private let hasAllNumbers: Bool
  private let orders: [AttributeOrder: StoredOrder]

  /// - Parameters:
  ///   - image: the index.
  ///   - documentCount: how many documents it has, at most as many as there are numbers of documents.
  ///   - documents: its documents.
  /// - Complexity: independent of the number of documents.
  package init(_ image: IndexImage, documentCount: Int, documents: DocumentAccess) {
    let section = image.section("columns")
    section.isSound()
    let directory = (try? JSON(parsing: Array(section.bytes)))?.objectValue ?? [:]
    let ordinals = NarrowColumn(image.section("ordinals"), width: 4)
    self.ordinals = ordinals
    self.documents = documents
    self.documentCount = documentCount
    allGroups = StoredGroups(image, directory["groups"]?.objectValue)
    allPlaces = StoredPlaces(image, directory["places"]?.objectValue ?? [:])
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
}

// A column is read document by document, so all its bytes are checked beforehand instead of at each read.
extension ColumnTable {
  /// The facet of an attribute that is declared for faceting.
  package func facet(_ attribute: String) -> StoredFacet? {
    attributes[attribute].flatMap { facet(at: $0) }
  }

  /// The tags, nil when there is no column of them.
  package var tags: StoredFacet? { facet(at: ColumnPlan.tags) }

  private func facet(at path: FieldPath) -> StoredFacet? {
    let facet = facets[path]
    facet?.check()
    return facet
  }

  /// The groups under `attributeForDistinct`.
  package var groups: StoredGroups {
    allGroups.check()
    return allGroups
  }

  /// The places of documents.
  package var places: StoredPlaces {
    allPlaces.check()
    return allPlaces
  }

  /// Where the numbers at a path are.
  package enum NumberSource {
    case column(StoredNumbers)
    /// No record has a number there.
    case none
    /// Only the documents tell.
    case documents
  }

  package func numbers(at path: FieldPath) -> NumberSource {
    if let column = numbers[path] {
      column.check()
      return .column(column)
    }
    if path == ColumnPlan.objectID { return .none }
    return hasAllNumbers && path.components.first != ColumnPlan.placesName ? .none : .documents
  }

  /// The order of documents by an attribute: one of the settings, or else one that is made now from all documents.
  package func order(_ order: AttributeOrder) -> StoredOrder {
    guard let stored = orders[order] else { return computed(order) }
    stored.check()
    return stored
  }

  private func computed(_ order: AttributeOrder) -> StoredOrder {
    let path = FieldPath(order.attribute)
    let documents = documentsByRecord(0..<DocumentID(documentCount))
    var keys = OrderEncoder()
    for document in documents { keys.addRecord(self.documents.record(document).values(at: path).first) }
    let merged = RecordOrder(keys, recordCount: documentCount).places(isDescending: order.isDescending)
    var places = [UInt32](repeating: RecordOrder.missing, count: documentCount)
    for (record, document) in documents.enumerated() { places[Int(document)] = merged[record] }
    return StoredOrder(places: places)
  }

  /// Documents in the order of their records.
  private func documentsByRecord(_ documents: some Sequence<DocumentID>) -> [DocumentID] {
    ordinals.check()
    guard ordinals.count > 0 else { return documents.sorted() }
    var places = documents.map { ordinals.numbers[Int($0)] << 32 | UInt64($0) }
    RadixOrder.sort(&places, from: 32)
    return places.map { DocumentID(truncatingIfNeeded: $0) }
  }
}

extension ColumnTable {
  /// The statistics of the numbers that documents have at an attribute, nil without any.
  package func statistics(of attribute: String, over documents: DocumentSet) -> FacetStats? {
    statistics(of: FieldPath(attribute), over: documents)
  }

  /// The statistics of the numbers that documents, each listed once, have at an attribute; nil without any.
  package func statistics(of attribute: String, over documents: [DocumentID]) -> FacetStats? {
    // Without ordinals, documents are taken as they come.
    statistics(of: FieldPath(attribute), over: ordinals.count == 0 ? documents.sorted() : documents)
  }

  private func statistics(of path: FieldPath, over documents: some Sequence<DocumentID>) -> FacetStats? {
    switch numbers(at: path) {
    case .none: return nil
    case .column(let column): return column.statistics(over: documents, ordinals: ordinals)
    case .documents:
      var statistics = NumberStatistics()
      for document in documentsByRecord(documents) {
        for number in self.documents.record(document).values(at: path).compactMap(\.doubleValue) {
          statistics.add(number)
        }
      }
      return statistics.result
    }
  }
}
