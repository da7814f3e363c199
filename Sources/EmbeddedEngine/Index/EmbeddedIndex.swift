package import IndexSettings
package import IndexStore
package import SearchModel
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An index that answers searches as Algolia's documentation describes.
///
/// An index never changes, so it can be shared. Records that tie in all criteria keep their order.
public final class EmbeddedIndex: Sendable {
  /// The index's name.
  public var name: String { view.name }
  /// How many records the index has.
  public var recordCount: Int { view.documentCount }

  /// What the index reads.
  let view: IndexView
  private let ruleBook: RuleBook
  /// The time of all searches, in seconds since 1970; nil for the system's.
  private let fixedTime: Int?
  /// The documents of the records that rules promote or hide, nil until they are asked for.
  private let namedByRules = Mutex<ExactDictionary<DocumentID>?>(nil)

  /// An index over what is stored of it.
  ///
  /// - Parameters:
  ///   - view: the stored index.
  ///   - rules: the index's rules and the time that their validity is compared with.
  /// - Complexity: independent of the number of records.
  package init(_ view: IndexView, rules: RuleSet) {
    self.view = view
    fixedTime = rules.now
    ruleBook = RuleBook(
      rules, tokenizer: view.options.tokenizer, synonyms: view.synonyms, languages: view.lexicon
    ) { view.columns.facet($0)?.textsByAppearance() ?? [] }
  }

  /// Whether the index's file is not what was written, as far as it was read; see ``IndexView/isDamaged``.
  package var isDamaged: Bool { view.isDamaged }

  /// The document with an id; nil when no document has it.
  ///
  /// - Complexity: linear in the number of documents.
  func document(of objectID: String) -> DocumentID? {
    view.documents.documents(of: [objectID])[objectID]
  }

  /// Whether an attribute is declared for faceting, and records have it.
  package func hasFacet(_ attribute: String) -> Bool { view.columns.facet(attribute) != nil }

  /// Those of the ids that records of the index have.
  ///
  /// - Complexity: linear in the number of documents.
  package func objectIDs(among objectIDs: ExactSet) -> ExactSet {
    view.documents.documents(of: objectIDs).keys
  }

  /// What the index's rules make of a search that is made now.
  func ruleOutcome(of parameters: SearchParameters) -> RuleOutcome {
    ruleBook.outcome(of: parameters, settings: view.settings, at: fixedTime ?? time(nil))
  }

  /// The documents of all records that the index's rules promote or hide, by their ids.
  ///
  /// - Complexity: linear in the number of documents when it is asked for the first time, then constant.
  func documentsNamedByRules() -> ExactDictionary<DocumentID> {
    namedByRules.withLock { known in
      let documents = known ?? view.documents.documents(of: ruleBook.objectIDs)
      known = documents
      return documents
    }
  }
}
