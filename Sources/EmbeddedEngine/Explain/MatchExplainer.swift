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
    let placements = match?.placements ?? matcher.placementsOfWords(in: document)
    return zip(run.query.query.words, placements).map { word, placements in
      var matches: [WordExplanation.Match] = []
      for placement in placements {
        let match = WordExplanation.Match(
          recordWord: matcher.terms(of: placement).map(text(ofTerm:)).joined(separator: " "),
          attribute: run.index.attributes[Int(placement.attribute)].name,
          kind: WordExplanation.Kind(placement.kind, of: run.query))
        if !matches.contains(match) { matches.append(match) }
      }
      return WordExplanation(queryWord: word.text, matches: matches)
    }
  }

  /// Why the words do not match; empty when they do.
  mutating func wordReasons() -> [AbsenceReason] {
    var reasons = matcher.missingWords(in: document).map { AbsenceReason.missingWord(run.query.query.words[$0].text) }
    for terms in run.query.exclusions where matcher.isExcluded(by: terms) {
      reasons.append(.excludedWords(terms.map(text(ofTerm:)).joined(separator: " ")))
    }
    if match == nil, reasons.isEmpty { reasons.append(.wordsDoNotFit) }
    return reasons
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
    case .attribute: return .integer(words.attribute(match))
    case .exact: return .integer(words.exact(match, elements: matcher.buffer.elements))
    case .custom: return nil
    case .sort(let order):
      return run.index.documents.record(document).values(at: FieldPath(order.attribute)).first
    }
  }

  private func text(ofTerm term: TermID) -> String {
    String(String.UnicodeScalarView(run.index.terms.scalars(of: term)))
  }
}
