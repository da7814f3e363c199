package import SearchModel

extension SettingChecks {
  /// The entries of an index's settings that are taken, though they do not do what they seem to, or are not what
  /// Algolia's documentation allows.
  package static func warnings(inSettings settings: SearchParameters) -> [SettingProblem] {
    allAttributes(in: settings)
      + (settings["separatorsToIndex"]?.stringValue?.unicodeScalars ?? "".unicodeScalars)
      .filter { $0.properties.generalCategory == .currencySymbol }
      .map { sign in
        SettingProblem(
          name: "separatorsToIndex",
          message: "'\(sign)' is a currency sign, which Algolia's documentation does not allow; it is indexed like any "
            + "other separator")
      }
  }

  /// Stars in lists where they stand for nothing.
  private static func allAttributes(in settings: SearchParameters) -> [SettingProblem] {
    ["searchableAttributes", "attributesForFaceting"].flatMap { name in
      (settings[name]?.stringListValue ?? []).enumerated()
        .filter { $0.element == "*" || $0.element.hasSuffix("(*)") }.map { element, entry in
          SettingProblem(
            name: name, element: settings[name]?.arrayValue == nil ? nil : element,
            message: "'\(entry)' has no effect: a star stands for no attributes here, so name them"
              + (name == "searchableAttributes" ? ", or leave the list out to search all" : ""))
        }
    }
  }

  /// Seconds since 1970 from here on are far in the future; as milliseconds they are from 1973 on.
  private static let leastMilliseconds = 100_000_000_000

  /// The members of rules that have no effect.
  package static func warnings(inRules rules: [Rule]) -> [RuleProblem] {
    rules.enumerated().flatMap { number, rule in
      func problem(_ member: String, _ message: String) -> RuleProblem {
        RuleProblem(rule: number, objectID: rule.objectID, member: "consequence.\(member)", message: message)
      }
      var found: [RuleProblem] = []
      let times = rule.validity.flatMap { [$0.from, $0.until] }
      if let time = times.first(where: { $0 >= leastMilliseconds && $0 < .max }) {
        found.append(
          RuleProblem(
            rule: number, objectID: rule.objectID, member: "validity",
            message: "\(time) is thousands of years from now: times are seconds since 1970, and this looks like "
              + "milliseconds (\(time / 1_000) in seconds)"))
      }
      if rule.isConditionless {
        let reason = "has no effect in a rule without conditions"
        if !rule.consequence.promotions.isEmpty { found.append(problem("promote", reason)) }
        if rule.consequence.query != nil { found.append(problem("params.query", reason)) }
      }
      for name in RuleConsequence.parametersOfPages where rule.consequence.parameters[name] != nil {
        found.append(problem("params.\(name)", "is for the search to say, not for a rule, and has no effect here"))
      }
      for name in RuleConsequence.parametersOfRules where rule.consequence.parameters[name] != nil {
        found.append(problem("params.\(name)", "is read before the rules are, and has no effect in one"))
      }
      return found
    }
  }
}
