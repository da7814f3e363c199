/// The documents of each term of an index image, ascending, each with a ``PostingCode``.
package struct PostingTable: Sendable {
  private let lists: PostingLists
  private let prefixes: PrefixTable

  /// - Parameter documentCount: how many documents the index has, as it was said to ``PostingEncoder``.
  package init(_ image: IndexImage, documentCount: Int) {
    lists = PostingLists(image, section: "postings", documentCount: documentCount)
    prefixes = PrefixTable(image, documentCount: documentCount)
  }

  /// How many documents the index has.
  private var documentCount: Int { lists.documentCount }

  /// How many documents a term has.
  package func count(of term: TermID) -> Int { lists.count(of: term) }

  /// Goes through the documents of terms: term after term, the documents of each ascending.
  @inline(__always)
  package func forEach(in terms: Range<TermID>, _ body: (DocumentID, PostingCode) -> Void) {
    lists.forEachList(
      in: terms, only: { body($0.document, $0.code) },
      list: { list in
        list.visit { index, document in
          if document < documentCount { body(DocumentID(document), list.code(at: index)) }
        }
      })
  }

  /// Adds the documents of terms to a set.
  package func union(_ terms: Range<TermID>, into set: inout DocumentSet) {
    set.update { editor in
      prefixes.split(
        terms, beginning: { prefixes.union($0) { _ in editor } },
        others: { terms in
          lists.forEachList(in: terms, only: { editor.insert(Int($0.document)) }, list: { $0.union(into: editor) })
        })
    }
  }

  /// Adds the documents of terms to a set that their ``PostingCode/place`` decides.
  @inline(__always)
  func union(_ terms: Range<TermID>, into set: (_ place: Int) -> DocumentSetEditor) {
    prefixes.split(
      terms, beginning: { prefixes.union($0, into: set) },
      others: { terms in
        lists.forEachList(in: terms, only: { set($0.code.place).insert(Int($0.document)) }) { list in
          if let code = list.onlyCode {
            list.union(into: set(code.place))
          } else {
            list.visit { index, document in set(list.code(at: index).place).insert(document) }
          }
        }
      })
  }
}
