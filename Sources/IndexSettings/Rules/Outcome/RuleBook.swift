package import SearchModel

/// The rules of an index, made ready to be compared with searches. It knows words and parameters, and nothing of
/// records.
package struct RuleBook: Sendable {
  /// A rule with its patterns cut into words, one for each condition that has a pattern.
  private struct PreparedRule: Sendable {
    let rule: Rule
    let patterns: [[PatternElement]?]
  }

  private let rules: [PreparedRule]
  let lexicons: FacetLexicons
  let tokenizer: Tokenizer
  private let synonyms: SynonymTable
  private let languages: Lexicon

  /// - Parameters:
  ///   - set: the rules; those that are turned off, and where it has a time those not in force then, are left out.
  ///   - tokenizer: the index's.
  ///   - synonyms: the index's.
  ///   - languages: what plurals are, in the index's spelling.
  ///   - facetValues: the values of an attribute that is declared for faceting, as stored; asked for by the first
  ///     search that needs them.
  package init(
    _ set: RuleSet, tokenizer: Tokenizer, synonyms: SynonymTable, languages: Lexicon,
    facetValues: @escaping @Sendable (String) -> [String]
  ) {
    self.tokenizer = tokenizer
    self.synonyms = synonyms
    self.languages = languages
    let kept = set.rules.filter { rule in set.now.map(rule.isActive) ?? rule.isEnabled }
    rules = kept.map { rule in
      PreparedRule(
        rule: rule,
        patterns: rule.conditions.map { condition in
          condition.pattern.map { PatternElement.elements(of: $0, tokenizer: tokenizer) }
        })
    }
    lexicons = FacetLexicons(
      of: ExactSet(kept.flatMap(\.placeholderFacets)), tokenizer: tokenizer, values: facetValues)
  }

  /// The ids of the records that the rules promote or hide.
  package var objectIDs: ExactSet {
    ExactSet(rules.flatMap { $0.rule.consequence.promotions.flatMap(\.objectIDs) + $0.rule.consequence.hidden })
  }

  /// What the rules make of a search.
  ///
  /// - Parameters:
  ///   - parameters: the query's parameters.
  ///   - settings: the index's settings.
  ///   - time: when the search is made, in seconds since 1970.
  package func outcome(of parameters: SearchParameters, settings: SearchParameters, at time: Int) -> RuleOutcome {
    guard !rules.isEmpty else { return RuleOutcome(parameters: parameters) }
    let options = SearchOptions(settings: settings, query: parameters)
    guard options.flag("enableRules") else { return RuleOutcome(parameters: parameters) }
    let finder = AlternativeFinder(
      synonyms: options.flag("synonyms") ? synonyms : nil, lexicon: languages,
      pluralLanguages: options.pluralLanguages, exactAlternatives: [])
    let query = RuleQuery(parameters, options: options, tokenizer: tokenizer, finder: finder)
    var builder = RuleOutcomeBuilder(parameters: parameters, query: query, book: self)
    var order: [Int] = []
    var matchesByRule: [Int: [RuleMatch]] = [:]
    for match in applicable(matches(of: query, at: time)) {
      if matchesByRule[match.rule] == nil { order.append(match.rule) }
      matchesByRule[match.rule, default: []].append(match)
    }
    for rule in order { builder.apply(rules[rule].rule, matches: matchesByRule[rule] ?? []) }
    return builder.finish()
  }

  /// All conditions that a search meets, each at every place where its pattern stands.
  private func matches(of query: RuleQuery, at time: Int) -> [RuleMatch] {
    var matcher = PatternMatcher(query: query, lexicons: lexicons)
    var matches: [RuleMatch] = []
    for (number, prepared) in rules.enumerated() where prepared.rule.isActive(at: time) {
      func add(_ condition: RuleCondition, _ pattern: PatternMatch?) {
        matches.append(
          RuleMatch(
            rule: number, condition: condition, pattern: pattern,
            precedence: RulePrecedence(rule: prepared.rule, condition: condition, pattern: pattern)))
      }
      if prepared.rule.conditions.isEmpty { add(RuleCondition(), nil) }
      for (condition, elements) in zip(prepared.rule.conditions, prepared.patterns) {
        if let context = condition.context, !query.contexts.contains(context) { continue }
        guard condition.filters.allSatisfy({ query.filters.contains($0.ruleForm) }) else { continue }
        if condition.pattern?.text.isEmpty == true {
          if query.words.isEmpty { add(condition, PatternMatch(words: 0..<0)) }
        } else if let elements {
          let found = matcher.matches(
            of: elements, anchoring: condition.anchoring, alternatives: condition.allowsAlternatives)
          for pattern in found { add(condition, pattern) }
        } else {
          add(condition, nil)
        }
      }
    }
    return matches
  }

  /// The matches in the order of their precedence, without those that conflict with one before.
  private func applicable(_ matches: [RuleMatch]) -> [RuleMatch] {
    let sorted = matches.enumerated().sorted { left, right in
      if left.element.precedence < right.element.precedence { return true }
      return !(right.element.precedence < left.element.precedence) && left.offset < right.offset
    }
    return sorted.map(\.element).reduce(into: []) { kept, match in
      if !kept.contains(where: match.conflicts) { kept.append(match) }
    }
  }
}
