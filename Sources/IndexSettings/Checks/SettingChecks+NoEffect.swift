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
      ("aroundLatLngViaIP", values["aroundLatLngViaIP"] == true, "a query has no address on the network"),
    ]
    return requests.filter(\.isMade).map { SettingProblem(name: $0.name, message: "has no effect: \($0.reason)") }
      + problems(in: values, of: "alternativesAsExact") { entry in
        entry == "ignoreConjugations" ? "'ignoreConjugations' has no effect: no conjugations are known" : nil
      }
      + languagesWithoutEffect(in: values, over: lower)
      + attributesWithoutEffect(in: values, over: lower)
  }

  /// The entries of settings for single attributes that act on none.
  private static func attributesWithoutEffect(
    in values: SearchParameters, over lower: SearchParameters
  ) -> [SettingProblem] {
    let declared = values["searchableAttributes"] ?? lower["searchableAttributes"]
    let searchable = SearchableAttributes(declared?.stringListValue ?? [])
    let names = ["disablePrefixOnAttributes", "disableTypoToleranceOnAttributes", "disableExactOnAttributes"]
    return names.flatMap { name in
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

  /// The rules whose parameters have no effect in an index with these settings.
  package static func withoutEffect(inRules rules: [Rule], over settings: SearchParameters) -> [RuleProblem] {
    rules.enumerated().flatMap { number, rule in
      withoutEffect(in: rule.consequence.parameters, over: settings).map { problem in
        RuleProblem(
          rule: number, objectID: rule.objectID, member: "consequence.params.\(problem.name)",
          message: problem.message)
      }
    }
  }

  private static func isFilled(_ value: JSON?) -> Bool {
    switch value {
    case .object(let members): !members.isEmpty
    case let value?: !(value.stringListValue ?? []).isEmpty
    case nil: false
    }
  }
}
