import SearchModel

/// How columns ask for documents, where no column has the answer.
struct DocumentAccess: Sendable {
  /// A document as a record.
  var record: @Sendable (DocumentID) -> Record
  /// The document of an id, nil when no record has it.
  var document: @Sendable (_ objectID: String) -> DocumentID?
}
