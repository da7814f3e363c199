import IndexStore

extension SharedTerms {
  /// The documents that have a term of two required words, but none that matches only one of them.
  func documents(in index: IndexView, requiredWords isRequired: (Int) -> Bool) -> [DocumentSet] {
    pairs.filter { isRequired($0.left) && isRequired($0.right) }.map { pair in
      var documents = index.documents(withAll: [pair.terms])
      for word in [pair.left, pair.right] where !documents.isEmpty {
        documents.subtract(index.documents(withAll: [ownTerms[word] ?? []]))
      }
      return documents
    }
  }
}
