public import IndexSettings
import IndexStore
public import SearchModel

extension EmbeddedIndex {
  /// Explains the rank of a record among the hits, or why it is not a hit.
  ///
  /// - Parameters:
  ///   - objectID: the record's id.
  ///   - parameters: the query parameters of the search.
  /// - Throws: ``SearchError`` with the code `badRequest`, as the search itself does.
  /// - Complexity: all hits are ranked, whatever the page.
  public func explain(objectID: String, parameters: SearchParameters) throws(SearchError) -> RecordExplanation {
    let run = try SearchRun(parameters, in: self)
    var explanation = RecordExplanation(
      objectID: objectID, removedWords: run.removedWords.map { run.query.query.words[$0].text },
      stopWords: run.query.query.stopWords.map(\.text))
    guard let document = document(of: objectID) else {
      try view.checkDamage()
      explanation.reasons = [.unknownRecord]
      return explanation
    }
    let list = HitList(run, count: .max)
    var explainer = MatchExplainer(run, document: document)
    explanation.words = explainer.words()
    let isPromoted = list.promoted.contains(document)
    if isPromoted || run.found.documents.contains(document) {
      explanation.criteria = explainer.criteria()
      if isPromoted { explanation.promotedBy = promoter(of: objectID, in: list) }
      place(document, in: list, of: run, &explanation)
    } else {
      explanation.reasons = reasons(for: document, in: run, list, &explainer)
    }
    try view.checkDamage()
    return explanation
  }

  /// Explains the rank of each hit of the page: the value of every criterion, and what each query word matches.
  ///
  /// - Parameter parameters: the query parameters of the search.
  /// - Returns: an explanation for each hit, in the order of the page.
  /// - Throws: ``SearchError`` with the code `badRequest`, as the search itself does.
  public func explainHits(_ parameters: SearchParameters) throws(SearchError) -> [RecordExplanation] {
    let run = try SearchRun(parameters, in: self)
    let list = HitList(run, count: Page.end(run.options))
    let window = Page(options: run.options, count: list.shownCount).window
    let before = list.shown.documents(in: 0..<window.lowerBound).count
    let promoted = Set(list.promoted)
    let hits = list.shown.documents(in: window).enumerated().map { offset, document in
      let objectID = view.documents.objectID(document)
      var explainer = MatchExplainer(run, document: document)
      return RecordExplanation(
        objectID: objectID, position: before + offset + 1,
        promotedBy: promoted.contains(document) ? promoter(of: objectID, in: list) : nil, words: explainer.words(),
        criteria: explainer.criteria())
    }
    try view.checkDamage()
    return hits
  }

  /// The rules that apply to a search, the one of the highest precedence first, and what they do to it.
  ///
  /// - Parameter parameters: the query parameters of the search.
  /// - Throws: ``SearchError`` with the code `badRequest`, as the search itself does.
  public func explainRules(_ parameters: SearchParameters) throws(SearchError) -> [RuleExplanation] {
    let run = try SearchRun(parameters, in: self)
    let rules = HitList(run, count: 0).appliedRules
    try view.checkDamage()
    return rules
  }

  /// The rule that promoted a record.
  private func promoter(of objectID: String, in list: HitList) -> String? {
    list.appliedRules.first { rule in
      rule.effects.contains { effect in
        if case .promoted(objectID, _) = effect { true } else { false }
      }
    }?.objectID
  }

  /// Fills in the place of a document that matches, and what keeps it off the page.
  private func place(
    _ document: DocumentID, in list: HitList, of run: SearchRun, _ explanation: inout RecordExplanation
  ) {
    guard let place = list.shown.place(of: document), let group = list.shown.group(of: document) else {
      explanation.reasons = [absence(ofMatching: document, from: run, list)]
      return
    }
    explanation.position = place + 1
    let limit = run.options.integer("paginationLimitedTo")
    let page = Page(options: run.options, count: list.shownCount)
    if group >= limit {
      explanation.reasons = [.beyondPaginationLimit(limit)]
    } else if !page.window.contains(group) {
      let (offset, size) = run.options.window
      explanation.reasons = [
        run.options.values["offset"] == nil
          ? .otherPage(size > 0 ? group / size : nil) : .outsideWindow(offset: offset, length: size)
      ]
    }
  }

  /// Why a document that matches is not among the hits that pages show.
  private func absence(ofMatching document: DocumentID, from run: SearchRun, _ list: HitList) -> AbsenceReason {
    let groups = view.columns.groups
    if run.options.distinctCount > 0,
      let best = list.shown.documents.first(where: { groups.group(of: $0) == groups.group(of: document) })
    {
      return .groupRepresented(by: view.documents.objectID(best))
    }
    return .lessRelevant(strictness: run.options.integer("relevancyStrictness"))
  }

  /// Why a document does not match.
  private func reasons(
    for document: DocumentID, in run: SearchRun, _ list: HitList, _ explainer: inout MatchExplainer
  ) -> [AbsenceReason] {
    if let rule = run.scope.hidden[document] { return [.hidden(byRule: list.appliedRules[rule].objectID)] }
    var reasons = explainer.wordReasons()
    reasons += run.scope.filter.failures(of: document).map(AbsenceReason.filter)
    var nearest: NearestPlace?
    let places = view.columns.places
    if !run.scope.geo.accepts(document, in: places, nearest: &nearest) {
      var hasPlace = false
      places.forEachPlace(of: document) { _ in hasPlace = true }
      reasons.append(hasPlace ? .outsideArea : .withoutPlace)
    }
    guard let match = explainer.match, reasons.isEmpty else { return reasons }
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
    case .typo(let count): self = .typo(Int(count))
    case .split: self = .split
    case .concatenation: self = .concatenation
    case .alternative(let number):
      let alternative = query.alternatives[Int(number)]
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
