package import SearchModel

/// What is wrong with settings, queries and rules that have the right shapes.
package enum SettingChecks {
  /// The longest query in bytes.
  package static let longestQuery = 512
}

extension SettingChecks {
  /// The entries of an index's settings that have the right shape and yet cannot be read:
  /// `customRanking: [descending(x)]`.
  package static func problems(inSettings settings: SearchParameters) -> [SettingProblem] {
    let entryChecks: [(name: String, problem: (String) -> String?)] = [
      ("searchableAttributes", SearchableAttributes.problem),
      ("attributesForFaceting", FacetingAttributes.problem),
      ("numericAttributesForFiltering", NumericAttributes.problem),
      ("customRanking", AttributeOrder.problem),
      ("ranking", RankingCriterion.problem),
      ("attributesToSnippet", SnippetSetting.problem),
      ("replicas", Replica.problem),
    ]
    return entryChecks.flatMap { problems(in: settings, of: $0.name, check: $0.problem) }
      + Replica.repetitions(in: settings)
      + problems(inRetrieved: settings) + problems(inCharactersOf: settings) + problems(inLanguagesOf: settings)
  }

  /// The parameters of a query that have the right shape and yet cannot be read: filters, places, areas, an overlong
  /// query.
  package static func problems(inQuery query: SearchParameters) -> [SettingProblem] {
    let query = query.withoutNulls
    return problems(inQuery: query, ParsedFilters(query))
  }

  /// The same for a query whose filters were parsed.
  package static func problems(inQuery query: SearchParameters, _ filters: ParsedFilters) -> [SettingProblem] {
    var found: [SettingProblem] = []
    for name in ["query", "similarQuery"] where query[name]?.stringValue.map({ $0.utf8.count > longestQuery }) ?? false
    {
      found.append(SettingProblem(name: name, message: "a query has at most \(longestQuery) bytes"))
    }
    found += filters.problems
    let contexts = query["ruleContexts"]?.stringListValue?.count ?? 0
    if contexts > RuleContext.mostOfQuery {
      found.append(
        SettingProblem(
          name: "ruleContexts", message: "a query has at most \(RuleContext.mostOfQuery) contexts, found \(contexts)"))
    }
    return found + problems(inPlacesOf: query)
      + problems(in: query, of: "ruleContexts", check: RuleContext.problem)
      + problems(in: query, of: "ranking", check: RankingCriterion.problem)
      + problems(in: query, of: "attributesToSnippet", check: SnippetSetting.problem)
      + problems(inRetrieved: query) + problems(inLanguagesOf: query)
  }

  /// The parameters of a query that an index with these settings refuses, though others would take them.
  ///
  /// - Parameters:
  ///   - query: the query's parameters.
  ///   - index: the index's name, for messages.
  ///   - settings: the index's settings.
  package static func problems(
    inQuery query: SearchParameters, of index: String, settings: SearchParameters
  ) -> [SettingProblem] {
    problems(inRestrictionsOf: query, of: index, settings: settings)
  }

  private static func problems(
    inRestrictionsOf query: SearchParameters, of index: String, settings: SearchParameters
  ) -> [SettingProblem] {
    let name = "restrictSearchableAttributes"
    let entries = query[name]?.stringListValue ?? []
    guard !entries.isEmpty else { return [] }
    let searchable = SearchableAttributes(settings["searchableAttributes"]?.stringListValue ?? [])
    guard !searchable.isAll else {
      return [SettingProblem(name: name, message: "the index '\(index)' declares no searchableAttributes")]
    }
    return problems(in: query, of: name) { entry in
      let path = FieldPath(entry)
      guard !searchable.entries.contains(where: { path.isWithin($0.path) || $0.path.isWithin(path) }) else {
        return nil
      }
      // `unordered(title)` is how the setting is written.
      let name = entry.split { $0 == "(" || $0 == ")" }.last.map(String.init) ?? entry
      let isName = name != entry && searchable.entries.contains { $0.path == FieldPath(name) }
      let hint = isName ? ": write '\(name)'" : ""
      return "'\(entry)' is not among the searchableAttributes of the index '\(index)'\(hint)"
    }
  }

  /// The rules whose parameters an index with these settings refuses.
  ///
  /// - Parameters:
  ///   - rules: the index's rules.
  ///   - index: the index's name, for messages.
  ///   - settings: the index's settings.
  package static func problems(
    inRules rules: [Rule], of index: String, settings: SearchParameters
  ) -> [RuleProblem] {
    rules.enumerated().flatMap { number, rule in
      problems(inQuery: rule.consequence.parameters, of: index, settings: settings).map { problem in
        RuleProblem(
          rule: number, objectID: rule.objectID, member: "consequence.params.\(problem.name)",
          message: problem.message)
      }
    }
  }

  static func problems(
    in values: SearchParameters, of name: String, check: (String) -> String?
  ) -> [SettingProblem] {
    let isList = values[name]?.arrayValue != nil
    // An empty text is how clients write that a list has no element.
    return (values[name]?.stringListValue ?? []).enumerated().compactMap { element, entry in
      entry.isEmpty
        ? nil : check(entry).map { SettingProblem(name: name, element: isList ? element : nil, message: $0) }
    }
  }

  private static func problems(inRetrieved values: SearchParameters) -> [SettingProblem] {
    let entries = values["attributesToRetrieve"]?.stringListValue ?? []
    guard !entries.contains("*") else { return [] }
    return problems(in: values, of: "attributesToRetrieve") { entry in
      entry.hasPrefix("-") ? "'\(entry)' leaves out an attribute, which works only beside '*'" : nil
    }
  }

  private static func problems(inCharactersOf settings: SearchParameters) -> [SettingProblem] {
    var problems: [SettingProblem] = []
    for scalar in settings["separatorsToIndex"]?.stringValue?.unicodeScalars ?? "".unicodeScalars {
      if CharacterClass(scalar) == .word || scalar.properties.isWhitespace {
        problems.append(
          SettingProblem(name: "separatorsToIndex", message: "'\(scalar)' is a letter, a digit or a space"))
      }
    }
    for scalar in settings["keepDiacriticsOnCharacters"]?.stringValue?.unicodeScalars ?? "".unicodeScalars
    where scalar.properties.changesWhenLowercased {
      problems.append(
        SettingProblem(
          name: "keepDiacriticsOnCharacters",
          message: "'\(scalar)' is in upper case; write '\(scalar.properties.lowercaseMapping)', which stands for both")
      )
    }
    for (group, replacements) in settings["customNormalization"]?.objectValue ?? [:] {
      guard let replacements = replacements.objectValue else {
        problems.append(SettingProblem(name: "customNormalization", message: "'\(group)' must be a mapping"))
        continue
      }
      for (source, target) in replacements
      where source.unicodeScalars.count != 1 || (target.stringValue?.unicodeScalars.count ?? 3) > 2 {
        problems.append(
          SettingProblem(
            name: "customNormalization",
            message: "'\(source)': one character is replaced by at most two, found \(target.text())"))
      }
      for (source, target) in replacements
      where target.stringValue?.unicodeScalars.contains(Normalizer.placeholderMark) ?? false {
        problems.append(
          SettingProblem(
            name: "customNormalization",
            message: "'\(source)': no character is replaced by U+0001, which placeholders of synonyms begin with"))
      }
    }
    return problems
  }
}
