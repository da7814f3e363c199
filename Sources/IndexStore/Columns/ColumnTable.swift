package import IndexSettings
package import SearchModel

/// The columns of an index.
package struct ColumnTable: Sendable {
  package let documentCount: Int
  package let documents: DocumentAccess
  private let allGroups: StoredGroups
  private let allPlaces: StoredPlaces
  private let facets: [FieldPath: StoredFacet]
  /// The paths that are declared for faceting; what lies within them is so, too.
  private let declared: [FieldPath]
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
        (path(entry), StoredFacet(image, "facet.\(number)", entry))
      }, uniquingKeysWith: { first, _ in first })
    declared = (directory["attributes"]?.stringListValue ?? []).map(FieldPath.init)
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
  /// The facet of an attribute that is declared for faceting, by itself or as a member of an object.
  package func facet(_ attribute: String) -> StoredFacet? {
    let path = FieldPath(attribute)
    // Settings may declare thousands that no record has.
    return facets[path] != nil && declared.contains(where: path.isWithin) ? facet(at: path) : nil
  }

  /// The attributes within an attribute that is declared for faceting, as far as records have values there, in the
  /// order of their names.
  package func facetMembers(of attribute: String) -> [String] {
    let path = FieldPath(attribute)
    return facets.keys.filter { $0 != path && $0.isWithin(path) }.map(\.description).sorted(by: utf8Precedes)
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
    var keys = OrderEncoder()
    for document in 0..<DocumentID(documentCount) { keys.addRecord(documents.record(document).values(at: path).first) }
    return StoredOrder(
      places: RecordOrder(keys, recordCount: documentCount).places(isDescending: order.isDescending))
  }
}

extension ColumnTable {
  /// The statistics of the numbers that documents have at an attribute, nil without any.
  package func statistics(of attribute: String, over documents: DocumentSet) -> FacetStats? {
    statistics(of: FieldPath(attribute), over: documents)
  }

  /// The statistics of the numbers that documents, each listed once, have at an attribute; nil without any.
  package func statistics(of attribute: String, over documents: [DocumentID]) -> FacetStats? {
    statistics(of: FieldPath(attribute), over: documents.sorted())
  }

  private func statistics(of path: FieldPath, over documents: some Sequence<DocumentID>) -> FacetStats? {
    switch numbers(at: path) {
    case .none: return nil
    case .column(let column): return column.statistics(over: documents)
    case .documents:
      var statistics = NumberStatistics()
      for document in documents {
        for number in self.documents.record(document).values(at: path).compactMap(\.doubleValue) {
          statistics.add(number)
        }
      }
      return statistics.result
    }
  }
}
