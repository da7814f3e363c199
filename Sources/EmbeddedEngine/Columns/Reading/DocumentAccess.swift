import SearchModel

/// How columns ask for documents, where no column has the answer.
struct DocumentAccess: Sendable {
  /// A document as a record.
  var record: @Sendable (DocumentID) -> Record
  /// The documents of those ids that records have.
  var documents: @Sendable (_ objectIDs: Set<String>) -> [String: DocumentID]
}
