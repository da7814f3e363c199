import SearchModel

/// A search as the conditions of rules see it.
struct RuleQuery {
  /// The query's words as they are typed, none of them a beginning, without those that the advanced syntax excludes;
  /// its quotes do not matter here.
  let words: [QueryWord]
  /// What the search treats like parts of the words: plurals, and synonyms.
  let alternatives: [QueryAlternative]
  /// What `ruleContexts` names, and what `naturalLanguages` adds.
  let contexts: ExactSet
  /// The facet values and tags that every hit must have, without scores.
  let filters: Set<Filter>

  /// - Parameters:
  ///   - parameters: the query's parameters.
  ///   - options: the same over the index's settings.
  ///   - tokenizer: the index's.
  ///   - finder: finds the alternatives.
  init(_ parameters: SearchParameters, options: SearchOptions, tokenizer: Tokenizer, finder: AlternativeFinder) {
    var plain = options.values
    for name in ["advancedSyntax", "optionalWords", "similarQuery"] { plain[name] = nil }
    plain["queryType"] = .string(SearchOptions.QueryType.prefixNone.rawValue)
    let parser = QueryParser(tokenizer: tokenizer, options: SearchOptions(settings: plain, query: [:]))
    let query = parser.parse(
      QueryParser(tokenizer: tokenizer, options: options).textWithoutExclusions(parameters.query))
    words = query.words
    alternatives = finder.alternatives(to: query).filter { !$0.isPlaceholder }
    contexts = ExactSet(options.strings("ruleContexts"))
    filters = Set(Self.requiredFilters(parameters).map(\.ruleForm))
  }

  /// The filters of `filters` and `facetFilters` that every hit meets; one of several alternatives is not such a
  /// filter.
  private static func requiredFilters(_ parameters: SearchParameters) -> [Filter] {
    let expressions = [
      parameters.filters.flatMap { try? FilterExpression($0) },
      parameters["facetFilters"].flatMap { try? FilterExpression(list: $0, of: .facet) },
    ]
    return expressions.compactMap { $0 }.flatMap(\.clauses).filter { !$0.isDisjunction || $0.filters.count == 1 }
      .flatMap(\.filters)
  }
}

extension Filter {
  /// The filter as conditions compare it: without its score, facet values without regard to case and to type.
  var ruleForm: Filter {
    guard case .facet(let attribute, let value) = condition else { return Filter(condition, isNegated: isNegated) }
    return Filter(.facet(attribute: attribute, value: .string(value.text.lowercased())), isNegated: isNegated)
  }
}
