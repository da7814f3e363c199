import SearchModel

/// A search as the conditions of rules see it.
struct RuleQuery {
  /// A word of the query.
  struct Word {
    /// The normalised word.
    let scalars: [Unicode.Scalar]
    /// Where it stands in the query, in Unicode scalars.
    let range: Range<Int>
    /// With how many typos it may differ from a word of a pattern that allows alternatives.
    let typoAllowance: Int
  }

  /// The query's words as they are typed; quotes and hyphens of the advanced syntax do not matter here.
  let words: [Word]
  /// What `ruleContexts` names, and what `naturalLanguages` adds.
  let contexts: Set<String>
  /// The facet values and tags that every hit must have, without scores.
  let filters: Set<Filter>

  /// - Parameters:
  ///   - parameters: the query's parameters.
  ///   - options: the same over the index's settings.
  ///   - tokenizer: the index's.
  init(_ parameters: SearchParameters, options: SearchOptions, tokenizer: Tokenizer) {
    words = tokenizer.queryTokens(of: parameters.query).map { token in
      Word(
        scalars: token.word, range: token.range,
        typoAllowance: token.isIdeograph ? 0 : options.typoAllowance(for: token.word))
    }
    var contexts = Set(parameters["ruleContexts"]?.stringListValue ?? [])
    if parameters["naturalLanguages"]?.stringListValue?.isEmpty == false {
      contexts.insert(RuleContext.naturalLanguage)
    }
    self.contexts = contexts
    filters = Set(Self.requiredFilters(parameters).map(\.ruleForm))
  }

  /// The filters of `filters` and `facetFilters` that every hit meets; one of several alternatives is not such a filter.
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
