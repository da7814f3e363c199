package import SearchModel

/// How columns ask for documents, where no column has the answer.
package struct DocumentAccess: Sendable {
  /// A document as a record.
  package var record: @Sendable (DocumentID) -> Record
  /// The documents of those ids that records have.
  package var documents: @Sendable (_ objectIDs: ExactSet) -> ExactDictionary<DocumentID>

  package init(
    record: @escaping @Sendable (DocumentID) -> Record,
    documents: @escaping @Sendable (_ objectIDs: ExactSet) -> ExactDictionary<DocumentID>
  ) {
    self.record = record
    self.documents = documents
  }
}
