import IndexSettings
import IndexStore
import SearchModel

/// Computes the ranking key of documents, one criterion after the other and only as far as needed: criteria about a
/// document's words require reading it.
///
/// A key has a number for each criterion in the order of the ranking, and a lower one is better.
struct RankingKeys: ~Copyable {
  let criteria: [RankingCriterion]

  private let found: FoundDocuments
  private let scope: SearchScope
  private let words: Criteria
  private let sortOrders: [StoredOrder?]
  private var matcher: DocumentMatcher
  /// The document that the next values are of, and whether its words were read.
  private var document: DocumentID = 0
  private var isRead = false

  init(_ criteria: [RankingCriterion], found: FoundDocuments, query: PreparedQuery, scope: SearchScope) {
    self.criteria = criteria
    self.found = found
    self.scope = scope
    words = Criteria(query, index: scope.index, options: scope.options)
    matcher = DocumentMatcher(query, index: scope.index)
    sortOrders = criteria.map { criterion in
      guard case .sort(let order) = criterion else { return nil }
      return scope.index.columns.order(order)
    }
  }

  /// Turns to a document.
  mutating func turn(to document: DocumentID) {
    self.document = document
    isRead = false
  }

  /// The value of a criterion, by its number, for the present document.
  mutating func value(_ number: Int) -> Int {
    switch criteria[number] {
    case .typo: return found.typos(of: document)
    case .words: return -found.wordCount(of: document)
    case .filters: return scope.filter.isScoring ? -scope.filter.score(document) : 0
    case .geo: return scope.nearest(of: document)?.bucket ?? .max
    case .sort: return sortOrders[number]?.key(of: document) ?? 0
    case .proximity:
      read()
      return words.proximity(matcher.match)
    case .attribute:
      read()
      return words.attribute(matcher.match, elements: matcher.buffer.elements)
    case .exact:
      read()
      return -words.exact(matcher.match, elements: matcher.buffer.elements)
    case .custom: return 0
    }
  }

  private mutating func read() {
    guard !isRead else { return }
    _ = matcher.matches(document)
    isRead = true
  }

  /// A number that the value of a criterion is not below for any document of a portion.
  func lowest(_ number: Int, in portion: RankingPortion) -> Int {
    let query = matcher.query.query
    switch criteria[number] {
    case .typo: return portion.typos
    case .words: return -query.words.count
    case .filters: return scope.filter.isScoring ? -scope.filter.maximumScore : 0
    case .attribute: return portion.attribute
    case .geo: return scope.geo.center == nil ? .max : 0
    case .sort, .custom: return 0
    case .proximity: return query.words.contains(where: \.isOptional) ? 0 : words.lowestProximity
    case .exact: return -portion.exact
    }
  }
}
