package import SearchModel

extension SettingChecks {
  /// The parameters in a layer that ask for what the engine does not do: they are accepted and have no effect.
  ///
  /// - Parameters:
  ///   - values: the layer: settings, or the parameters of a query or of a rule.
  ///   - lower: the layer that it lies over.
  package static func withoutEffect(
    in values: SearchParameters, over lower: SearchParameters = [:]
  ) -> [SettingProblem] {
    let requests: [(name: String, isMade: Bool, reason: String)] = [
      ("decompoundQuery", values["decompoundQuery"] == true, "no compound words are known"),
      ("decompoundedAttributes", isFilled(values["decompoundedAttributes"]), "no compound words are known"),
      ("attributesToTransliterate", isFilled(values["attributesToTransliterate"]), "no other scripts are known"),
      ("mode", values["mode"] == "neuralSearch", "only keywords are searched"),
      ("semanticSearch", isFilled(values["semanticSearch"]), "only keywords are searched"),
      ("enablePersonalization", values["enablePersonalization"] == true, "no users are known"),
      ("reRankingApplyFilter", isFilled(values["reRankingApplyFilter"]), "no ranking is learnt"),
      ("extensions", isFilled(values["extensions"]), "they are the host's"),
      ("aroundLatLngViaIP", values["aroundLatLngViaIP"] == true, "a query has no address on the network"),
    ]
    return requests.filter(\.isMade).map { SettingProblem(name: $0.name, message: "has no effect: \($0.reason)") }
      + problems(in: values, of: "alternativesAsExact") { entry in
        entry == "ignoreConjugations" ? "'ignoreConjugations' has no effect: no conjugations are known" : nil
      }
      + companionsWithoutEffect(in: values, over: lower)
      + languagesWithoutEffect(in: values, over: lower)
      + attributesWithoutEffect(in: values, over: lower)
  }

  /// The same for a query of an index with rules, which may give a parameter what it acts beside.
  ///
  /// - Parameter rules: what the rules say of searches; read only where a parameter has none of it.
  package static func withoutEffect(
    in values: SearchParameters, over lower: SearchParameters, rules: () -> [SearchParameters]
  ) -> [SettingProblem] {
    let found = withoutEffect(in: values, over: lower)
    let others = ["aroundLatLng", "aroundLatLngViaIP", "typoTolerance"]
    guard found.contains(where: needsAnother), rules().contains(where: { rule in others.contains { rule[$0] != nil } })
    else { return found }
    return found.filter { !needsAnother($0) }
  }

  /// The names of the parameters that ``companionsWithoutEffect(in:over:)`` judges.
  package static let companionNames: ExactSet = [
    "aroundRadius", "aroundPrecision", "minimumAroundRadius", "insidePolygon", "page", "length",
    "facetingAfterDistinct",
    "distinct",
  ]

  /// The parameters that act only beside another one, or not beside another one.
  package static func companionsWithoutEffect(
    in values: SearchParameters, over lower: SearchParameters
  ) -> [SettingProblem] {
    func has(_ name: String) -> Bool { (values[name] ?? lower[name]).map { $0 != .null } ?? false }
    let isAround = has("aroundLatLng") || (values["aroundLatLngViaIP"] ?? lower["aroundLatLngViaIP"]) == true
    let tolerance = values["typoTolerance"] ?? lower["typoTolerance"]
    let area = ["insideBoundingBox", "insidePolygon"].first(where: has)
    let lacksPlace = area == nil && !isAround
    let missing: [(name: String, hasNoEffect: Bool, other: String)] = [
      ("aroundRadius", lacksPlace, "aroundLatLng"), ("aroundPrecision", lacksPlace, "aroundLatLng"),
      ("minimumAroundRadius", lacksPlace && !has("aroundRadius"), "aroundLatLng"), ("length", !has("offset"), "offset"),
    ]
    let inArea = "'\(area ?? "")' is beside it, and turns the distance off"
    let overruled: [(name: String, hasNoEffect: Bool, reason: String)] = [
      ("aroundRadius", area != nil, inArea), ("aroundPrecision", area != nil, inArea),
      ("minimumAroundRadius", area != nil, inArea),
      ("minimumAroundRadius", area == nil && has("aroundRadius"), "'aroundRadius' says the radius"),
      ("insidePolygon", has("insideBoundingBox"), "'insideBoundingBox' is beside it, and counts alone"),
      ("page", has("offset") && values["page"] != 0, "'offset' is beside it, and counts alone"),
      (
        "facetingAfterDistinct",
        values["facetingAfterDistinct"] == true && (tolerance == "min" || tolerance == "strict"),
        "facets count before 'distinct' where 'typoTolerance' is 'min' or 'strict'"
      ),
    ]
    func isSet(_ name: String) -> Bool { values[name] != nil && values[name] != .null }
    return missing.filter { $0.hasNoEffect && isSet($0.name) }.map { SettingProblem(name: $0.name, missing: $0.other) }
      + overruled.filter { $0.hasNoEffect && isSet($0.name) }
      .map { SettingProblem(name: $0.name, message: "has no effect: \($0.reason)") }
      + distinctWithoutEffect(in: values, over: lower)
  }

  /// Whether settings or parameters rank by `customRanking`; without a `ranking` they do.
  package static func ranksByCustom(_ values: SearchParameters) -> Bool {
    values["ranking"]?.stringListValue?.contains { $0.trimmed == "custom" } ?? true
  }

  /// The parameters of a query that act through a criterion by which the query does not rank.
  ///
  /// - Parameters:
  ///   - query: the query's parameters, or a layer of them.
  ///   - values: all that holds in the query: its layers over the settings.
  package static func criteriaWithoutEffect(
    in query: SearchParameters, ranking values: SearchParameters
  ) -> [SettingProblem] {
    guard let ranking = values["ranking"]?.stringListValue?.map({ String($0.trimmed) }), !ranking.isEmpty else {
      return []
    }
    let ranksByNearness =
      ranking.contains("proximity")
      || ranking.contains("attribute") && values["attributeCriteriaComputedByMinProximity"] == true
    let requests: [(name: String, criterion: String, hasNoEffect: Bool)] = [
      ("optionalFilters", "filters", isFilled(query["optionalFilters"]) && !ranking.contains("filters")),
      ("sumOrFiltersScores", "filters", query["sumOrFiltersScores"] == true && !ranking.contains("filters")),
      ("minProximity", "proximity", query["minProximity"]?.integerValue ?? 1 > 1 && !ranksByNearness),
      (
        "attributeCriteriaComputedByMinProximity", "attribute",
        query["attributeCriteriaComputedByMinProximity"] == true && !ranking.contains("attribute")
      ),
    ]
    return requests.filter(\.hasNoEffect)
      .map { SettingProblem(name: $0.name, message: "has no effect: 'ranking' has no '\($0.criterion)'") }
  }

  /// `distinct` without what records are grouped by.
  private static func distinctWithoutEffect(
    in values: SearchParameters, over lower: SearchParameters
  ) -> [SettingProblem] {
    guard let distinct = values["distinct"], distinct != .null, distinct != false, distinct != 0,
      (values["attributeForDistinct"] ?? lower["attributeForDistinct"])?.stringValue?.isEmpty != false
    else { return [] }
    return [SettingProblem(name: "distinct", message: "has no effect: the index has no 'attributeForDistinct'")]
  }

  /// The entries of settings for single attributes that act on none.
  private static func attributesWithoutEffect(
    in values: SearchParameters, over lower: SearchParameters
  ) -> [SettingProblem] {
    let declared = values["searchableAttributes"] ?? lower["searchableAttributes"]
    let searchable = SearchableAttributes(declared?.stringListValue ?? [])
    let names = ["disablePrefixOnAttributes", "disableTypoToleranceOnAttributes", "disableExactOnAttributes"]
    let separated = problems(in: values, of: "camelCaseAttributes") { entry in
      declared == nil || entry == "*" || searchable.reaches(FieldPath(entry))
        ? nil : "'\(entry)' has no effect: searchableAttributes does not declare it"
    }
    return separated
      + names.flatMap { name in
        problems(in: values, of: name) { entry in
          let path = FieldPath(entry)
          if searchable.canRestrict(path) { return nil }
          let reason =
            searchable.entry(for: path) == nil
            ? "searchableAttributes does not declare it" : "it shares its entry of searchableAttributes with others"
          return "'\(entry)' has no effect: \(reason)"
        }
      }
  }

  /// The rules whose parameters have no effect in an index with these settings. Those that act beside others may find
  /// them in a query.
  package static func withoutEffect(inRules rules: [Rule], over settings: SearchParameters) -> [RuleProblem] {
    rules.enumerated().flatMap { number, rule in
      let found = withoutEffect(in: rule.consequence.parameters, over: settings)
      return found.filter { !needsAnother($0) }.map { problem in
        RuleProblem(
          rule: number, objectID: rule.objectID, member: "consequence.params.\(problem.name)",
          message: problem.message)
      }
    }
  }

  /// Whether a query, or a rule, may give a parameter what it acts beside; groups are made by settings alone.
  private static func needsAnother(_ problem: SettingProblem) -> Bool {
    companionNames.contains(problem.name) && problem.name != "distinct"
  }

  private static func isFilled(_ value: JSON?) -> Bool {
    switch value {
    case .object?: value?.asksForNothing == false
    case let value?: !(value.stringListValue ?? []).isEmpty
    case nil: false
    }
  }
}
