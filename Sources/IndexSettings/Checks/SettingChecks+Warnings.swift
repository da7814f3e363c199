import Diagnostics
package import SearchModel

extension SettingChecks {
  /// The entries of an index's settings that are taken, though they do not do what they seem to, or are not what
  /// Algolia's documentation allows.
  package static func warnings(inSettings settings: SearchParameters) -> [SettingProblem] {
    allAttributes(in: settings) + normalizationsWithoutEffect(in: settings)
      + (settings["separatorsToIndex"]?.stringValue?.unicodeScalars ?? "".unicodeScalars)
      .filter { $0.properties.generalCategory == .currencySymbol }
      .map { sign in
        SettingProblem(
          name: "separatorsToIndex",
          message: "'\(sign)' is a currency sign, which Algolia's documentation does not allow; it is indexed like any "
            + "other separator")
      }
  }

  /// The parameters of a query that ``warnings(inQuery:)`` looks at.
  package static let namesWithWarnings = ["insideBoundingBox"]

  /// The parameters of a query that are taken, though they do not do what they seem to.
  package static func warnings(inQuery query: SearchParameters) -> [SettingProblem] {
    let query = query.withoutNulls
    let boxes = query["insideBoundingBox"].map { GeoArea.lists($0) } ?? []
    // In a box, latitudes stand in front of longitudes.
    let latitudes = boxes.flatMap { (box: [Double]) -> [Double] in stride(from: 0, to: box.count, by: 2).map { box[$0] }
    }
    guard boxes.allSatisfy({ $0.count % 4 == 0 }), let latitude = latitudes.first(where: { abs($0) > 90 }) else {
      return []
    }
    return [
      SettingProblem(
        name: "insideBoundingBox",
        message: "\(PlainNumber(latitude)) is no latitude; a box is lat, lng, lat, lng"
      )
    ]
  }

  /// The names in `responseFields` that no response of Algolia has.
  package static func unknownResponseMembers(in values: SearchParameters) -> [SettingProblem] {
    let isList = values["responseFields"]?.arrayValue != nil
    return (values["responseFields"]?.stringListValue ?? []).enumerated().compactMap { element, name in
      guard !responseMembers.contains(name), !name.isEmpty else { return nil }
      return SettingProblem(
        name: "responseFields", element: isList ? element : nil,
        message: "no response has a member \(Diagnostic.quoted(name))",
        suggestion: Suggestions.closestMatch(to: name, among: responseMembers.sorted()))
    }
  }

  /// The members of Algolia's responses, by its documentation.
  private static let responseMembers: Set<String> = [
    "*", "abTestID", "abTestVariantID", "appliedRelevancyStrictness", "appliedRules", "aroundLatLng",
    "automaticRadius", "cursor", "exhaustive", "exhaustiveFacetsCount", "exhaustiveNbHits", "exhaustiveRulesCount",
    "exhaustiveTypo", "explain", "extensions", "facetHits", "facets", "facets_stats", "hits", "hitsPerPage", "index",
    "indexUsed", "length", "message", "nbHits", "nbPages", "nbSortedHits", "offset", "page", "params", "parsedQuery",
    "personalization", "processed", "processingTimeMS", "processingTimingsMS", "query", "queryAfterRemoval", "queryID",
    "redirect", "renderingContent", "serverTimeMS", "serverUsed", "timeoutCounts", "timeoutHits", "userData", "warning",
  ]

  /// The replacements of `customNormalization` that are not made, or not where they seem to be.
  private static func normalizationsWithoutEffect(in settings: SearchParameters) -> [SettingProblem] {
    let name = "customNormalization"
    return (settings[name]?.objectValue ?? [:]).flatMap { group, replacements in
      var messages: [String] = []
      if group != "default" {
        messages.append(
          "the only group is 'default': what stands under \(Diagnostic.quoted(group)) holds in all attributes")
      }
      for source in (replacements.objectValue ?? [:]).keys {
        guard let scalar = source.unicodeScalars.first, scalar.properties.changesWhenLowercased else { continue }
        let lower = scalar.properties.lowercaseMapping
        let advice = lower.unicodeScalars.count == 1 ? ": write '\(lower)'" : ""
        messages.append("'\(source)' has no effect, since texts are in lower case then\(advice)")
      }
      return messages.map { SettingProblem(name: name, message: $0) }
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
