import IndexSettings
import IndexStore
import SearchModel

/// Tells how one document matches a query, or why it does not.
struct MatchExplainer: ~Copyable {
  private let run: SearchRun
  private let document: DocumentID
  private var matcher: DocumentMatcher
  /// How the document matches as a whole, nil when it does not.
  let match: DocumentMatch?

  init(_ run: SearchRun, document: DocumentID) {
    self.run = run
    self.document = document
    matcher = DocumentMatcher(run.query, index: run.index)
    match = matcher.matches(document) ? matcher.match : nil
  }

  /// What each query word matches; words are looked for one by one when the document does not match as a whole.
  mutating func words() -> [WordExplanation] {
    let queryWords = run.query.query.words
    var places: [(best: [Placement], outranked: [Placement])] = []
    if let match {
      let ways = matcher.bestWays()
      for number in queryWords.indices { places.append(matcher.places(ofWord: number, in: match, ways)) }
    } else {
      places = matcher.placementsOfWords(in: document).map { ($0, []) }
    }
    var words: [WordExplanation] = []
    for (word, places) in zip(queryWords, places) {
      words.append(
        WordExplanation(
          queryWord: word.text, matches: matches(of: word, at: places.best),
          outranked: matches(of: word, at: places.outranked)))
    }
    return words
  }

  /// What a query word matches at some places, each word and attribute once.
  private func matches(of word: QueryWord, at placements: [Placement]) -> [WordExplanation.Match] {
    var matches: [WordExplanation.Match] = []
    for placement in placements {
      let terms = matcher.terms(of: placement)
      var match = WordExplanation.Match(
        recordWord: run.index.terms.text(of: terms),
        attribute: run.index.attributes[Int(placement.attribute)].name,
        kind: WordExplanation.Kind(placement.kind, of: run.query))
      if case .typo(let count) = placement.kind, let term = terms.first {
        addTypos(Int(count), of: word, to: &match, run.index.terms.scalars(of: term))
      }
      if !matches.contains(match) { matches.append(match) }
    }
    return matches
  }

  /// Says which typos tell a query word from a record's word, or from its best beginning.
  private func addTypos(
    _ count: Int, of word: QueryWord, to match: inout WordExplanation.Match, _ recordWord: [Unicode.Scalar]
  ) {
    var distance = EditDistance()
    guard let found = distance.match(word, Word(recordWord)) else { return }
    match.isBeginning = found.whole != count
    let compared = match.isBeginning ? recordWord.prefix(found.prefixLength) : recordWord[...]
    match.edits = TypoEdit.edits(from: compared, to: word.word.scalars)
  }

  /// Why the words do not match; empty when they do.
  mutating func wordReasons() -> [AbsenceReason] {
    var reasons = missingWordReasons()
    for terms in run.query.exclusions where matcher.isExcluded(by: terms) {
      reasons.append(.excludedWords(run.index.terms.text(of: terms)))
    }
    if match == nil, reasons.isEmpty { reasons.append(.wordsDoNotFit) }
    return reasons
  }

  /// The words that are missing; a phrase whose words are all there stands apart.
  private mutating func missingWordReasons() -> [AbsenceReason] {
    let words = run.query.query.words
    let missing = matcher.missingWords(in: document)
    guard !missing.isEmpty else { return [] }
    let placements = matcher.placementsOfWords(in: document)
    return run.query.query.units.flatMap { unit -> [AbsenceReason] in
      guard unit.contains(where: missing.contains) else { return [] }
      let absent = unit.count == 1 ? Array(unit) : unit.filter { placements[$0].isEmpty }
      return absent.isEmpty
        ? [.wordsApart(words[unit].map(\.text).joined(separator: " "))]
        : absent.map { .missingWord(words[$0].text) }
    }
  }

  /// The criteria's values in the order of the ranking.
  func criteria() -> [CriterionExplanation] {
    let virtualCriteria = run.index.relevantSort?.orders.map(RankingCriterion.sort) ?? []
    let words = Criteria(run.query, index: run.index, options: run.options)
    return (virtualCriteria + run.options.criteria).map { criterion in
      CriterionExplanation(name: criterion.name, value: value(of: criterion, words))
    }
  }

  private func value(of criterion: RankingCriterion, _ words: Criteria) -> JSON? {
    // A promoted document that was not found has matched nothing.
    let match = run.found.documents.contains(document) ? self.match ?? DocumentMatch() : DocumentMatch()
    switch criterion {
    case .typo: return .integer(match.typos)
    case .words: return .integer(match.wordCount)
    case .filters: return .integer(run.scope.filter.score(document))
    case .geo: return run.scope.nearest(of: document).map { .integer($0.bucket) }
    case .proximity: return .integer(words.proximity(match))
    case .attribute: return .integer(words.attribute(match, elements: matcher.buffer.elements))
    case .exact: return .integer(words.exact(match, elements: matcher.buffer.elements))
    case .custom: return nil
    case .sort(let order):
      return run.index.documents.record(document).values(at: FieldPath(order.attribute)).first
    }
  }
}

extension TermTable {
  /// Terms as a text, with spaces between them.
  fileprivate func text(of terms: [TermID]) -> String {
    terms.map { String(String.UnicodeScalarView(scalars(of: $0))) }.joined(separator: " ")
  }
}
