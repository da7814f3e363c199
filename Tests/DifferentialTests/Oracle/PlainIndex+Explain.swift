import SearchModel

@testable import EmbeddedEngine
@testable import IndexSettings

extension PlainIndex {
  /// Explains the rank of a record among the hits, or why it is not a hit.
  func explain(objectID: String, parameters: SearchParameters) throws(SearchError) -> RecordExplanation {
    let run = try PlainSearchRun(parameters, in: self)
    var explanation = RecordExplanation(
      objectID: objectID, removedWords: run.removedWords.map { run.query.query.words[$0].text },
      stopWords: run.query.query.stopWords.map(\.text))
    guard let number = number(of: objectID) else {
      explanation.reasons = [.unknownRecord]
      return explanation
    }
    explanation.words = words(of: number, in: run)
    if let ranked = run.ranked.first(where: { $0.record == number }) {
      let ranking = PlainRanking(run.criteria)
      let virtualCriteria = relevantSort?.orders.map(RankingCriterion.sort) ?? []
      explanation.criteria = (virtualCriteria + run.options.criteria).map { criterion in
        CriterionExplanation(name: criterion.name, value: value(of: criterion, ranked, ranking))
      }
      place(ranked, of: run, in: &explanation)
    } else {
      explanation.reasons = reasons(for: number, in: run)
    }
    return explanation
  }

  /// The rules that apply to a search, and what they do to it.
  func explainRules(_ parameters: SearchParameters) throws(SearchError) -> [RuleExplanation] {
    try PlainSearchRun(parameters, in: self).appliedRules
  }

  /// What each query word matches in a record; words are looked for one by one when the record does not match as a
  /// whole.
  private func words(of number: Int, in run: PlainSearchRun) -> [WordExplanation] {
    let record = indexedRecords[number]
    let words = run.query.query.words
    guard let match = run.query.match(record) else {
      return zip(words, run.query.placementsOfWords(in: record)).map { word, placements in
        WordExplanation(queryWord: word.text, matches: explanations(of: placements, in: run))
      }
    }
    return words.indices.map { number in
      let places = run.query.places(of: number, in: record, match)
      return WordExplanation(
        queryWord: words[number].text, matches: explanations(of: places.counted, in: run),
        outranked: explanations(of: places.others, in: run))
    }
  }

  /// What stands at some places, each match once.
  private func explanations(of placements: [PlainPlacement], in run: PlainSearchRun) -> [WordExplanation.Match] {
    var matches: [WordExplanation.Match] = []
    for placement in placements {
      let match = WordExplanation.Match(
        recordWord: placement.tokens.map { text(ofWord: $0.word) }.joined(separator: " "),
        attribute: attributes[placement.attribute].path.description,
        kind: WordExplanation.Kind(placement.kind, of: run.query))
      if !matches.contains(match) { matches.append(match) }
    }
    return matches
  }

  private func text(ofWord number: Int32) -> String {
    String(String.UnicodeScalarView(vocabulary.words[Int(number)].scalars))
  }

  private func value(of criterion: RankingCriterion, _ ranked: PlainRankedRecord, _ ranking: PlainRanking) -> JSON? {
    switch criterion {
    case .sort(let order): records[ranked.record].plainValues(at: FieldPath(order.attribute)).first
    case .geo: ranked.nearest == nil ? nil : ranking.value(.geo, of: ranked).map(JSON.integer)
    default: ranking.value(criterion, of: ranked).map(JSON.integer)
    }
  }

  /// Fills in the place of a record that matches, and what keeps it off the page.
  private func place(_ ranked: PlainRankedRecord, of run: PlainSearchRun, in explanation: inout RecordExplanation) {
    if ranked.isPromoted {
      explanation.promotedBy =
        run.appliedRules.first { rule in
          rule.effects.contains { effect in
            if case .promoted(explanation.objectID, _) = effect { true } else { false }
          }
        }?.objectID
    }
    guard let place = run.hits.place(of: ranked.record), let group = run.hits.group(of: ranked.record) else {
      explanation.reasons = [absence(ofMatching: ranked.record, from: run)]
      return
    }
    explanation.position = place + 1
    let limit = run.options.integer("paginationLimitedTo")
    let page = PlainPage(options: run.options, count: run.hits.count)
    if group >= limit {
      explanation.reasons = [.beyondPaginationLimit(limit)]
    } else if !page.window.contains(group) {
      let (offset, size) = run.options.window
      if run.options.values["offset"] == nil {
        explanation.reasons = [.otherPage(size > 0 ? group / size : nil)]
      } else {
        explanation.reasons = [.outsideWindow(offset: offset, length: size)]
      }
    }
  }

  /// Why a record that matches is not among the hits that pages show.
  private func absence(ofMatching number: Int, from run: PlainSearchRun) -> AbsenceReason {
    if run.options.distinctCount > 0,
      let best = run.hits.records.first(where: { groups[$0.record] == groups[number] })
    {
      return .groupRepresented(by: records[best.record].objectID)
    }
    return .lessRelevant(strictness: run.options.integer("relevancyStrictness"))
  }

  /// Why a record does not match.
  private func reasons(for number: Int, in run: PlainSearchRun) -> [AbsenceReason] {
    if let rule = run.hiddenRecords[number] { return [.hidden(byRule: run.appliedRules[rule].objectID)] }
    let record = indexedRecords[number]
    var reasons = missingWordReasons(record, in: run)
    reasons += run.query.excludedWords(in: record).map { words in
      .excludedWords(words.map(text).joined(separator: " "))
    }
    let match = run.query.match(record)
    if match == nil, reasons.isEmpty { reasons.append(.wordsDoNotFit) }
    reasons += run.filters.failures(of: number).map(AbsenceReason.filter)
    if !run.geo.accepts(records[number]) {
      reasons.append(Place.places(of: records[number]).isEmpty ? .withoutPlace : .outsideArea)
    }
    guard let match, reasons.isEmpty else { return reasons }
    if let demand = run.demand, match.wordCount < demand {
      return [.tooFewWords(count: match.wordCount, demanded: demand)]
    }
    return run.typoLimit.map { [.tooManyTypos(count: match.typos, limit: $0)] } ?? [.wordsDoNotFit]
  }
}

extension PlainIndex {
  /// The words that are missing; a phrase whose words are all there stands apart.
  private func missingWordReasons(_ record: PlainRecord, in run: PlainSearchRun) -> [AbsenceReason] {
    let query = run.query.query
    let missing = run.query.missingWords(in: record)
    let placements = run.query.placementsOfWords(in: record)
    var reasons: [AbsenceReason] = []
    for unit in query.units where missing.contains(where: unit.contains) {
      let words = query.words[unit]
      let absent = unit.count == 1 ? Array(unit) : unit.filter { placements[$0].isEmpty }
      reasons += absent.map { .missingWord(query.words[$0].text) }
      if absent.isEmpty { reasons.append(.wordsApart(words.map(\.text).joined(separator: " "))) }
    }
    return reasons
  }
}

extension WordExplanation.Kind {
  init(_ kind: PlainPlacement.Kind, of query: PlainQuery) {
    switch kind {
    case .exact: self = .exact
    case .prefix: self = .prefix
    case .typo(let count): self = .typo(count)
    case .split: self = .split
    case .concatenation: self = .concatenation
    case .alternative(let number):
      let alternative = query.alternatives[number]
      self =
        switch alternative.origin {
        case .plural: .plural
        case .synonym(let objectID): .synonym(objectID)
        case .altCorrection(let objectID): .altCorrection(objectID, typos: alternative.typos)
        case .placeholder(let objectID): .placeholder(objectID)
        }
    }
  }
}
