import IndexSettings
import IndexStore
package import SearchModel

extension EmbeddedIndex {
  /// Records in the order of their numbers, which is that of the custom ranking.
  package struct Portion: Sendable {
    /// The records, as hits have them.
    package var records: [JSONObject] = []
    /// How many records there are in all.
    package var total = 0
    /// How many of them come before these.
    package var start = 0
    /// The number of the first record after these; nil at the end.
    package var next: Int?
  }

  /// The records that match, beginning with one.
  ///
  /// - Parameters:
  ///   - parameters: the search.
  ///   - first: the number of the record to begin with.
  ///   - count: how many are wanted.
  /// - Throws: ``SearchError``, as a search does.
  /// - Complexity: that of the search without ranking, and O(size of the records).
  package func browse(
    _ parameters: SearchParameters, from first: Int, count: Int
  ) throws(SearchError) -> Portion {
    let run = try SearchRun(parameters, in: self)
    var portion = Portion(total: run.found.count)
    var writer = HitWriter(run, promoted: [])
    for document in run.found.documents {
      guard document >= first else {
        portion.start += 1
        continue
      }
      guard portion.records.count < count else {
        portion.next = Int(document)
        break
      }
      portion.records.append(writer.hit(document))
    }
    try view.checkDamage()
    return portion
  }

  /// Records by their ids, as hits have them.
  ///
  /// - Parameter attributes: the attributes that are wanted; nil for all.
  /// - Throws: ``SearchError`` with the code `server` when the index's file is damaged.
  /// - Complexity: linear in the number of records of the index.
  package func records(
    _ objectIDs: ExactSet, attributes: [String]?
  ) throws(SearchError) -> ExactDictionary<JSONObject> {
    let wanted: SearchParameters =
      attributes.map { ["attributesToRetrieve": .array($0.map(JSON.string))] } ?? ["attributesToRetrieve": ["*"]]
    let retrieved = RetrievedAttributes(SearchOptions(settings: view.settings, query: wanted))
    var records: ExactDictionary<JSONObject> = [:]
    for (objectID, document) in view.documents.documents(of: objectIDs) {
      let record = view.documents.record(document)
      var object = retrieved.members(of: record.attributes)
      object["objectID"] = .string(record.objectID)
      records[objectID] = object
    }
    try view.checkDamage()
    return records
  }
}
