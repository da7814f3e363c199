import SearchModel

/// Puts the consequences of rules together, the rule of the highest precedence first.
///
/// Filters of all rules add to the query's. Of any other parameter the first rule's value counts and replaces the
/// query's. The first rule that has anything to say about the query's text decides whether it is replaced or edited;
/// further edits join in where words are left.
struct RuleOutcomeBuilder {
  /// The parameters that a rule adds to instead of replacing them, so that no rule shows what the query filters out.
  /// Algolia's documentation leaves this open: it is our decision.
  private static let addedParameters = ["filters", "facetFilters", "numericFilters", "tagFilters", "optionalFilters"]

  private let query: RuleQuery
  private let book: RuleBook
  private var editor: QueryEditor
  /// What has been decided about the query's text.
  private var replacement: String?
  private var isEdited = false
  private var setParameters: ExactSet = []
  private var outcome: RuleOutcome

  init(parameters: SearchParameters, query: RuleQuery, book: RuleBook) {
    self.query = query
    self.book = book
    editor = QueryEditor(parameters.query, query: query)
    outcome = RuleOutcome(parameters: parameters)
  }

  /// Applies a rule whose conditions are met. One without conditions neither edits the query nor promotes records, as
  /// Algolia documents it.
  mutating func apply(_ rule: Rule, matches: [RuleMatch]) {
    let consequence = rule.consequence
    let number = outcome.applied.count
    var conditions: [String] = []
    for match in matches where !conditions.contains(match.condition.summary) {
      conditions.append(match.condition.summary)
    }
    outcome.applied.append(RuleExplanation(objectID: rule.objectID, conditions: conditions, effects: []))
    if let change = consequence.query, !rule.isConditionless { apply(change, matches: matches) }
    apply(consequence.parameters)
    let captures = matches.flatMap { $0.pattern?.captures ?? [] }
    add(filters(consequence.automaticFacetFilters, of: captures), to: "facetFilters")
    add(filters(consequence.automaticOptionalFacetFilters, of: captures), to: "optionalFilters")
    for promotion in rule.isConditionless ? [] : consequence.promotions {
      for (offset, objectID) in promotion.objectIDs.enumerated() {
        let (position, overflow) = promotion.position.addingReportingOverflow(offset)
        outcome.promotions.append(
          RuleOutcome.Promotion(
            objectID: objectID, position: overflow ? .max : position, isFiltered: consequence.filtersPromotions,
            rule: number))
      }
    }
    outcome.hidings += consequence.hidden.map { RuleOutcome.Hiding(objectID: $0, rule: number) }
    if let data = consequence.userData {
      outcome.userData.append(.object(data))
      note(.returnedUserData)
    }
    if !consequence.renderingContent.isEmpty {
      outcome.renderingContent.merge(consequence.renderingContent) { first, _ in first }
      note(.returnedRenderingContent)
    }
  }

  /// What all rules together come to.
  consuming func finish() -> RuleOutcome {
    if let replacement {
      outcome.parameters.query = replacement
    } else if isEdited {
      outcome.parameters.query = editor.text
    }
    return outcome
  }

  private mutating func note(_ effect: RuleEffect) {
    outcome.applied[outcome.applied.count - 1].effects.append(effect)
  }
}

// The text of the query.
extension RuleOutcomeBuilder {
  private mutating func apply(_ change: RuleQueryChange, matches: [RuleMatch]) {
    switch change {
    case .replacement(let text):
      guard replacement == nil, !isEdited else { return }
      replacement = text
      note(.replacedQuery(text))
    case .edits(let edits):
      guard replacement == nil else { return }
      for edit in edits { apply(edit, matches: matches) }
    }
  }

  private mutating func apply(_ edit: RuleQueryEdit, matches: [RuleMatch]) {
    let patterns = edit.isWithinPattern ? matches.compactMap { $0.pattern?.words } : []
    for words in words(of: edit.deleted, matches: matches) {
      guard patterns.isEmpty || patterns.contains(where: { $0.contains(words) }) else { continue }
      guard let removed = editor.edit(words, inserting: edit.inserted) else { continue }
      isEdited = true
      note(edit.inserted.map { .replacedWords(removed, by: $0) } ?? .removedWords(removed))
    }
  }

  /// The words that an edit takes away: what the condition's placeholder found, else wherever its own words stand.
  private func words(of pattern: RulePattern, matches: [RuleMatch]) -> [Range<Int>] {
    let elements = PatternElement.elements(of: pattern, tokenizer: book.tokenizer)
    if case .facet(let attribute)? = elements.first, elements.count == 1 {
      return matches.flatMap { $0.pattern?.captures ?? [] }.filter { $0.attribute == attribute }.map(\.words)
    }
    var matcher = PatternMatcher(query: query, lexicons: book.lexicons)
    let allowsAlternatives = matches.contains { $0.condition.allowsAlternatives }
    return matcher.matches(of: elements, anchoring: .contains, alternatives: allowsAlternatives).map(\.words)
  }
}

// Parameters and filters.
extension RuleOutcomeBuilder {
  private mutating func apply(_ parameters: SearchParameters) {
    for (name, value) in parameters.object where !RuleConsequence.parametersOfPages.contains(name) {
      if name == "filters", let text = value.stringValue {
        // Neither can fail: both were checked, and ANDs of what parses parse.
        let joined = try? FilterExpression.joined(nil, [outcome.parameters.filters, text].compactMap { $0 })
        outcome.parameters.filters = joined ?? text
        note(.addedFilters(name, value))
      } else if Self.addedParameters.contains(name) {
        add(FilterExpression.entries(of: value) ?? [], to: name)
      } else if setParameters.insert(name).inserted {
        outcome.parameters[name] = value
        note(.setParameter(name, value))
      }
    }
  }

  private mutating func add(_ entries: [JSON], to name: String) {
    guard !entries.isEmpty else { return }
    let own = outcome.parameters[name].flatMap { FilterExpression.entries(of: $0) } ?? []
    outcome.parameters[name] = .array(own + entries)
    note(.addedFilters(name, .array(entries)))
  }

  /// Filters by the values that placeholders found; of values that read alike one is enough.
  private func filters(_ filters: [AutomaticFacetFilter], of captures: [PatternMatch.Capture]) -> [JSON] {
    filters.flatMap { filter -> [JSON] in
      let found = captures.filter { $0.attribute == filter.facet }.map { capture in
        capture.values.map { value in
          Filter(.facet(attribute: filter.facet, value: .string(value)), score: filter.score).listEntry
        }
      }
      let alternatives = filter.isDisjunctive ? [found.flatMap { $0 }] : found
      return alternatives.filter { !$0.isEmpty }.map { entries in
        entries.count == 1 ? .string(entries[0]) : .array(entries.map(JSON.string))
      }
    }
  }
}
