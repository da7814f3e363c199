extension PostingTable {
  /// The documents of a term, ascending.
  package func documents(of term: TermID) -> [DocumentID] {
    var documents: [DocumentID] = []
    documents.reserveCapacity(count(of: term))
    forEach(in: term..<term + 1) { document, _ in documents.append(document) }
    return documents
  }

  /// Those of some ascending documents that have a term.
  package func intersection(of documents: [DocumentID], with term: TermID) -> [DocumentID] {
    var common: [DocumentID] = []
    var next = 0
    forEach(in: term..<term + 1) { document, _ in
      while next < documents.count, documents[next] < document { next += 1 }
      if next < documents.count, documents[next] == document { common.append(document) }
    }
    return common
  }

  /// Adds the documents to a set in which one of some terms is the whole text of an element.
  package func union(filling terms: Range<TermID>, into set: inout DocumentSet) {
    set.update { editor in
      forEach(in: terms) { document, code in
        if code.fillsElement { editor.insert(Int(document)) }
      }
    }
  }

  /// Adds the documents of terms to four sets by their ``PostingCode/place``.
  package func union(
    _ terms: Range<TermID>, first: inout DocumentSet, near: inout DocumentSet, far: inout DocumentSet,
    elsewhere: inout DocumentSet
  ) {
    first.update { first in
      near.update { near in
        far.update { far in
          elsewhere.update { elsewhere in
            union(terms) { place in
              switch place {
              case 0: first
              case 1: near
              case 2: far
              default: elsewhere
              }
            }
          }
        }
      }
    }
  }
}
