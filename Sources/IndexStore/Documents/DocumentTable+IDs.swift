package import SearchModel

extension DocumentAccess {
  /// Gives columns the documents of an index.
  init(_ documents: DocumentTable) {
    self.init(record: { documents.record($0) }, documents: { documents.documents(of: $0) })
  }
}

extension DocumentTable {
  /// The documents of those ids that records have; of equal ids the first one counts.
  package func documents(of objectIDs: ExactSet) -> ExactDictionary<DocumentID> {
    var found: ExactDictionary<DocumentID> = [:]
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
