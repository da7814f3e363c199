import Diagnostics
import SearchModel

extension RuleDecoder {
  /// A consequence.
  ///
  /// - Parameter placeholders: the facets that the rule's patterns have placeholders for.
  mutating func consequence(_ value: JSON, _ path: String, placeholders: ExactSet) -> RuleConsequence? {
    let known = ["params", "promote", "filterPromotes", "hide", "userData", "renderingContent", "redirect"]
    guard let members = members(of: value, path, known: known) else { return nil }
    var consequence = RuleConsequence()
    consequence.renderingContent = object("renderingContent", of: members, path) ?? [:]
    if let redirect = object("redirect", of: members, path) {
      consequence.renderingContent["redirect"] = .object(redirect)
    }
    if let parameters = members["params"], parameters != .null {
      readParameters(parameters, Self.path(path, "params"), placeholders: placeholders, into: &consequence)
    }
    consequence.promotions = promotions(of: members, path)
    consequence.filtersPromotions = boolean("filterPromotes", of: members, path) ?? false
    consequence.hidden = list("hide", of: members, path, most: RuleConsequence.mostHidden).compactMap { value, path in
      self.members(of: value, path, known: ["objectID"]).flatMap { text("objectID", of: $0, path, isRequired: true) }
    }
    consequence.userData = object("userData", of: members, path)
    if let data = consequence.userData, JSON.object(data).text().utf8.count > RuleConsequence.longestUserData {
      report(Self.path(path, "userData"), "is longer than \(RuleConsequence.longestUserData) bytes of compact JSON")
    }
    return consequence
  }

  private mutating func object(_ name: String, of members: JSONObject, _ path: String) -> JSONObject? {
    member(name, of: members, path, "an object", \.objectValue)
  }

  private mutating func promotions(of members: JSONObject, _ path: String) -> [RulePromotion] {
    var promotions: [RulePromotion] = []
    for (value, path) in list("promote", of: members, path, most: RuleConsequence.mostPromoted) {
      guard let members = self.members(of: value, path, known: ["objectID", "objectIDs", "position"]) else { continue }
      let range = 0...RuleConsequence.lastPosition
      let position = integer("position", of: members, path, in: range, isRequired: true)
      let isOne = members["objectID"] ?? .null != .null
      guard isOne != (members["objectIDs"] ?? .null != .null) else {
        report(path, "names the records either by 'objectID' or by 'objectIDs'")
        continue
      }
      let objectIDs =
        isOne
        ? [text("objectID", of: members, path)].compactMap { $0 }
        : list("objectIDs", of: members, path, most: RuleConsequence.mostPromotedTogether).compactMap { value, path in
          if value.stringValue == nil { report(path, expected: "a text", found: value) }
          return value.stringValue
        }
      guard let position else { continue }
      if promotions.contains(where: { $0.position == position }) {
        report(Self.path(path, "position"), "the rule promotes other records to position \(position) already")
      }
      promotions.append(RulePromotion(objectIDs: objectIDs, position: position))
    }
    let count = promotions.reduce(0) { $0 + $1.objectIDs.count }
    if count > RuleConsequence.mostPromoted {
      report(
        Self.path(path, "promote"), "promotes \(count) records; at most \(RuleConsequence.mostPromoted) are allowed")
    }
    return promotions
  }
}

// Parameters.
extension RuleDecoder {
  private mutating func readParameters(
    _ value: JSON, _ path: String, placeholders: ExactSet, into consequence: inout RuleConsequence
  ) {
    guard let members = value.objectValue else { return report(path, expected: "an object", found: value) }
    // A null leaves the parameter to the search.
    for (name, value) in members where value != .null {
      let path = Self.path(path, name)
      switch name {
      case "query": consequence.query = queryChange(value, path)
      case "automaticFacetFilters":
        consequence.automaticFacetFilters = automaticFilters(value, path, placeholders: placeholders)
      case "automaticOptionalFacetFilters":
        consequence.automaticOptionalFacetFilters = automaticFilters(value, path, placeholders: placeholders)
      case "renderingContent":
        guard let content = value.objectValue else {
          report(path, expected: "an object", found: value)
          continue
        }
        consequence.renderingContent.merge(content) { $1 }
      default:
        guard let parameter = SearchParameter.byName[name] else {
          let known = SearchParameter.queryNames + ["automaticFacetFilters", "automaticOptionalFacetFilters"]
          report(path, "unknown search parameter" + Suggestions.hint(for: name, among: known))
          continue
        }
        guard parameter.isQueryParameter else {
          report(path, "is an index setting, which a rule cannot change")
          continue
        }
        guard let canonical = parameter.canonical(value) else {
          report(path, expected: parameter.type.summary, found: value)
          continue
        }
        consequence.parameters[name] = canonical
      }
    }
    for problem in SettingChecks.problems(inQuery: consequence.parameters) {
      let element = problem.element.map { "[\($0)]" } ?? ""
      report(Self.path(path, problem.name) + element, problem.messageWithSuggestion)
    }
  }

  private mutating func queryChange(_ value: JSON, _ path: String) -> RuleQueryChange? {
    if let text = value.stringValue {
      if text.utf8.count > SettingChecks.longestQuery {
        report(path, "a query has at most \(SettingChecks.longestQuery) bytes")
      }
      return .replacement(text)
    }
    guard let members = value.objectValue else {
      report(path, expected: "a text or an object", found: value)
      return nil
    }
    _ = self.members(of: value, path, known: ["remove", "edits"])
    let removed = member("remove", of: members, path, "a list of texts", \.stringListValue) ?? []
    let removals = removed.enumerated().compactMap { offset, text in
      pattern(text, "\(Self.path(path, "remove"))[\(offset)]").map { RuleQueryEdit(deleted: $0, isWithinPattern: true) }
    }
    return .edits(removals + list("edits", of: members, path).compactMap { edit($0, $1) })
  }

  private mutating func edit(_ value: JSON, _ path: String) -> RuleQueryEdit? {
    guard let members = members(of: value, path, known: ["type", "delete", "insert"]) else { return nil }
    let types = ["remove", "replace"]
    let type = member("type", of: members, path, ValueType.choice(types).summary, isRequired: true) { value in
      value.stringValue.flatMap { types.contains($0) ? $0 : nil }
    }
    let deleted = text("delete", of: members, path, isRequired: true)
    let inserted = text("insert", of: members, path, isRequired: type == "replace")
    if type == "remove", inserted != nil { report(Self.path(path, "insert"), "belongs to an edit of the type replace") }
    guard let deleted, let pattern = pattern(deleted, Self.path(path, "delete")) else { return nil }
    return RuleQueryEdit(deleted: pattern, inserted: type == "replace" ? inserted : nil)
  }

  private mutating func automaticFilters(
    _ value: JSON, _ path: String, placeholders: ExactSet
  ) -> [AutomaticFacetFilter] {
    guard let elements = value.arrayValue else {
      report(path, expected: "a list", found: value)
      return []
    }
    return elements.enumerated().compactMap { offset, value in
      let path = "\(path)[\(offset)]"
      let filter = automaticFilter(value, path)
      if let filter, !placeholders.contains(filter.facet) {
        report(path, "no condition of the rule has the placeholder {facet:\(filter.facet)}")
      }
      return filter
    }
  }

  private mutating func automaticFilter(_ value: JSON, _ path: String) -> AutomaticFacetFilter? {
    if let facet = value.stringValue { return AutomaticFacetFilter(facet: facet) }
    guard let members = members(of: value, path, known: ["facet", "score", "disjunctive"]) else { return nil }
    let score = integer("score", of: members, path, in: 0...65_535)
    let isDisjunctive = boolean("disjunctive", of: members, path) ?? false
    guard let facet = text("facet", of: members, path, isRequired: true) else { return nil }
    return AutomaticFacetFilter(facet: facet, score: score, isDisjunctive: isDisjunctive)
  }
}
