import IndexSettings
import IndexStore
import SearchModel

/// The ranking criteria that the words of a document decide, one function each; each returns its value as Algolia
/// counts it.
struct Criteria {
  /// The distance of words that are not near each other: in different attributes or list items, or far apart.
  static let farApart = 8
  /// What a pair of words in the other order adds to its distance.
  static let reversalSurcharge = 1
  /// What each rank of an attribute weighs in `firstMatchedWord`, and the cap of positions within.
  static let attributeWeight = 1_000
  static let lastPosition = 999
  /// How long the word of a query must be to be exact by itself.
  static let shortestExactWord = 3

  let query: PreparedQuery
  private let attributes: [IndexedAttribute]
  /// Whether the words before a match are counted through the whole record, since no attributes are declared.
  private let countsThroughRecord: Bool
  let minimumDistance: Int
  private let choosesAttributeByProximity: Bool
  private let exactOnSingleWord: SearchOptions.ExactOnSingleWord
  /// Whether the word of a one-word query is exact wherever it stands.
  private let isExactWord: Bool

  init(_ query: PreparedQuery, index: IndexView, options: SearchOptions) {
    self.query = query
    attributes = index.attributes
    countsThroughRecord = index.options.searchable.isAll
    minimumDistance = options.integer("minProximity")
    choosesAttributeByProximity =
      options.flag("attributeCriteriaComputedByMinProximity") && Self.attributePrecedesProximity(options.criteria)
    exactOnSingleWord = options.exactOnSingleWord
    let word = query.query.words.first?.word.scalars ?? []
    // The lists of stop words are made when they are asked for the first time, which takes longer than most searches.
    isExactWord =
      options.exactOnSingleWord == .word && word.count >= Self.shortestExactWord
      && !index.lexicon.isStopWord(word, in: options.knownStopWordLanguages)
  }

  /// Whether the best attribute may be chosen by proximity; after that criterion it would only undo its order.
  private static func attributePrecedesProximity(_ criteria: [RankingCriterion]) -> Bool {
    guard let attribute = criteria.firstIndex(of: .attribute) else { return false }
    return criteria.firstIndex(of: .proximity).map { attribute < $0 } ?? true
  }

  /// The rank of the best attribute with a match and the place of the first match in it; lower is better.
  ///
  /// - Parameter elements: the texts of the document.
  func attribute(_ match: DocumentMatch, elements: UnsafeBufferPointer<TokenBuffer.Element>) -> Int {
    if choosesAttributeByProximity { return attributeOfBestProximity(match, elements) }
    var best = Int.max
    for placements in match.placements {
      for placement in placements { best = min(best, attributeValue(of: placement, elements)) }
    }
    for placement in match.forms.lazy.flatMap(\.placements) {
      best = min(best, attributeValue(of: placement, elements))
    }
    return best == .max ? 0 : best
  }

  /// The value of the criterion `attribute` as answers tell it: where no attributes are declared only the words of the
  /// record before the match.
  func firstMatchedWord(_ match: DocumentMatch, elements: UnsafeBufferPointer<TokenBuffer.Element>) -> Int {
    let value = attribute(match, elements: elements)
    return countsThroughRecord ? value % Self.attributeWeight : value
  }

  private func attributeOfBestProximity(
    _ match: DocumentMatch, _ elements: UnsafeBufferPointer<TokenBuffer.Element>
  ) -> Int {
    let placements = match.placements.joined()
    let best = Set(placements.map(rank)).sorted().min { left, right in
      proximity(of: match, inRank: left) < proximity(of: match, inRank: right)
    }
    return placements.lazy.filter { rank(of: $0) == best }.map { attributeValue(of: $0, elements) }.min() ?? 0
  }

  func rank(of placement: Placement) -> Int { attributes[Int(placement.attribute)].rank }

  /// The value of one place: lower ranks first, in an ordered attribute earlier places first.
  private func attributeValue(
    of placement: Placement, _ elements: UnsafeBufferPointer<TokenBuffer.Element>
  ) -> Int {
    let attribute = attributes[Int(placement.attribute)]
    guard attribute.isOrdered else { return attribute.rank * Self.attributeWeight }
    let position = countsThroughRecord ? recordPosition(of: placement, elements) : Int(placement.start)
    return attribute.rank * Self.attributeWeight + min(position, Self.lastPosition)
  }

  /// How many words of the record stand before a place.
  private func recordPosition(
    of placement: Placement, _ elements: UnsafeBufferPointer<TokenBuffer.Element>
  ) -> Int {
    var position = Int(placement.start) - Int(elements[Int(placement.element)].start)
    for element in elements.prefix(Int(placement.element)) { position += Int(element.length) }
    return position
  }

  /// How many query words occur exactly as typed; more is better.
  ///
  /// - Parameter elements: the texts of the document.
  func exact(_ match: DocumentMatch, elements: UnsafeBufferPointer<TokenBuffer.Element>) -> Int {
    if match.placements.count == 1 { return exactOnSingleWord(match.placements[0], elements) }
    var count = 0
    for placements in match.placements where placements.contains(where: isExact) { count += 1 }
    return count
  }

  /// Whether a one-word query is exact, as `exactOnSingleWordQuery` understands it.
  private func exactOnSingleWord(_ placements: [Placement], _ elements: UnsafeBufferPointer<TokenBuffer.Element>) -> Int
  {
    let isMatch: Bool
    switch exactOnSingleWord {
    case .none: isMatch = false
    case .word: isMatch = isExactWord && placements.contains(where: isExact)
    case .attribute:
      isMatch = placements.contains { placement in
        let element = elements[Int(placement.element)]
        return placement.start == element.start && placement.end == element.start &+ element.length &- 1
          && isExact(placement)
      }
    }
    return isMatch ? 1 : 0
  }

  private func isExact(_ placement: Placement) -> Bool {
    query.isExact(placement.kind) && query.permissions[placement.attribute].countsAsExact
  }
}
