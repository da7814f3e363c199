public import SearchModel

extension EmbeddedIndex {
  /// Says why a record is where it is among the hits, or why it is not among them.
  ///
  /// - Parameters:
  ///   - objectID: the record's id.
  ///   - parameters: the query parameters of the search.
  /// - Throws: ``SearchError`` with the code `badRequest`, as the search itself does.
  public func explain(objectID: String, parameters: SearchParameters) throws(SearchError) -> RecordExplanation {
    let run = try SearchRun(parameters, in: self)
    var explanation = RecordExplanation(
      objectID: objectID, removedWords: run.removedWords.map { run.query.query.words[$0].text },
      stopWords: run.query.query.stopWords.map(\.text))
    guard let number = records.firstIndex(where: { $0.objectID == objectID }) else {
      explanation.reasons = [.unknownRecord]
      return explanation
    }
    explanation.words = words(of: number, in: run)
    if let ranked = run.ranked.first(where: { $0.record == number }) {
      let ranking = Ranking(run.criteria)
      explanation.criteria = run.options.criteria.map { criterion in
        CriterionExplanation(name: criterion.name, value: value(of: criterion, ranked, ranking))
      }
      place(ranked, of: run, in: &explanation)
    } else {
      explanation.reasons = reasons(for: number, in: run)
    }
    return explanation
  }

  /// What each query word matches in a record; words are looked for one by one when the record does not match as a whole.
  private func words(of number: Int, in run: SearchRun) -> [WordExplanation] {
    let record = indexedRecords[number]
    let placements = run.query.match(record)?.placements ?? run.query.placementsOfWords(in: record)
    return zip(run.query.query.words, placements).map { word, placements in
      var matches: [WordExplanation.Match] = []
      for placement in placements {
        let match = WordExplanation.Match(
          recordWord: placement.words.map(text).joined(separator: " "),
          attribute: attributes[Int(placement.attribute)].name,
          kind: WordExplanation.Kind(placement.kind, of: run.query))
        if !matches.contains(match) { matches.append(match) }
      }
      return WordExplanation(queryWord: word.text, matches: matches)
    }
  }

  private func text(ofWord number: Int32) -> String {
    String(String.UnicodeScalarView(vocabulary.words[Int(number)].scalars))
  }

  private func value(of criterion: RankingCriterion, _ ranked: RankedRecord, _ ranking: Ranking) -> JSON? {
    switch criterion {
    case .sort(let order): records[ranked.record].values(at: FieldPath(order.attribute)).first
    case .geo: ranked.nearest == nil ? nil : ranking.value(.geo, of: ranked).map(JSON.integer)
    default: ranking.value(criterion, of: ranked).map(JSON.integer)
    }
  }

  /// Fills in the place of a record that matches, and what keeps it off the page.
  private func place(_ ranked: RankedRecord, of run: SearchRun, in explanation: inout RecordExplanation) {
    guard let place = run.kept.firstIndex(where: { $0.record == ranked.record }) else {
      let best = run.kept.first { groups[$0.record] == groups[ranked.record] }
      explanation.reasons = [.groupRepresented(by: best.map { records[$0.record].objectID } ?? "")]
      return
    }
    explanation.position = place + 1
    let group = (run.groupStarts.firstIndex { $0 > place } ?? run.groupStarts.count) - 1
    let limit = run.options.integer("paginationLimitedTo")
    let page = Page(options: run.options, count: run.groupStarts.count)
    if group >= limit {
      explanation.reasons = [.beyondPaginationLimit(limit)]
    } else if !page.window.contains(group) {
      let size = run.options.window.count
      explanation.reasons = [.otherPage(size > 0 ? group / size : nil)]
    }
  }

  /// Why a record does not match.
  private func reasons(for number: Int, in run: SearchRun) -> [AbsenceReason] {
    let record = indexedRecords[number]
    var reasons = run.query.missingWords(in: record).map { AbsenceReason.missingWord(run.query.query.words[$0].text) }
    reasons += run.query.excludedWords(in: record).map { words in
      .excludedWords(words.map(text).joined(separator: " "))
    }
    let match = run.query.match(record)
    if match == nil, reasons.isEmpty { reasons.append(.wordsDoNotFit) }
    reasons += run.filter.failures(of: number).map(AbsenceReason.filter)
    var nearest: NearestPlace?
    let isInside = run.geo.accepts(records[number], nearest: &nearest)
    if !isInside || run.automaticRadius.map({ nearest?.distance ?? .infinity > Double($0) }) ?? false {
      reasons.append(.outsideArea)
    }
    guard let match, reasons.isEmpty else { return reasons }
    if let demand = run.demand, match.wordCount < demand {
      return [.tooFewWords(count: match.wordCount, demanded: demand)]
    }
    return run.typoLimit.map { [.tooManyTypos(count: match.typos, limit: $0)] } ?? [.wordsDoNotFit]
  }
}

extension WordExplanation.Kind {
  init(_ kind: Placement.Kind, of query: PreparedQuery) {
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

extension RankingCriterion {
  /// The criterion as `ranking` names it.
  var name: String {
    switch self {
    case .typo: "typo"
    case .geo: "geo"
    case .words: "words"
    case .filters: "filters"
    case .proximity: "proximity"
    case .attribute: "attribute"
    case .exact: "exact"
    case .custom: "custom"
    case .sort(let order): order.text
    }
  }
}
