import IndexStore

extension SearchRun {
  /// The best documents in the order of the ranking.
  ///
  /// - Parameters:
  ///   - count: how many are wanted; more cost more, since fewer can be turned down unread.
  ///   - others: documents that are left out.
  func best(_ count: Int, without others: Set<DocumentID> = []) -> [DocumentID] {
    var documents = found.documents
    for document in others { documents.remove(document) }
    return best(count, of: documents)
  }

  /// The best of some of the documents found.
  func best(_ count: Int, of documents: DocumentSet) -> [DocumentID] {
    DocumentRanking(self, count: min(count, documents.count)).best(of: documents)
  }
}
