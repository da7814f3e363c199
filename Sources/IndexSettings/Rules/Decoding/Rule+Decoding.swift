public import SearchModel

extension Rule {
  /// Reads a list of rule objects.
  ///
  /// - Throws: ``RuleListError`` with everything that is wrong with any of them.
  public static func list(of objects: [JSON]) throws(RuleListError) -> [Rule] {
    var decoder = RuleDecoder()
    var rules: [Rule] = []
    var numbers: ExactDictionary<Int> = [:]
    for (number, object) in objects.enumerated() {
      decoder.number = number
      decoder.objectID = object.objectValue?["objectID"]?.stringValue
      guard let rule = decoder.rule(object) else { continue }
      if let first = numbers[rule.objectID] {
        decoder.report("objectID", "is already that of rule \(first + 1)")
      } else {
        numbers[rule.objectID] = number
      }
      rules.append(rule)
    }
    guard decoder.problems.isEmpty else { throw RuleListError(problems: decoder.problems) }
    return rules
  }
}

extension RuleDecoder {
  /// A rule, nil when what it cannot do without is missing.
  fileprivate mutating func rule(_ value: JSON) -> Rule? {
    let known = [
      "objectID", "conditions", "consequence", "description", "enabled", "validity", "tags", "scope", "condition",
    ]
    guard let members = members(of: value, "", known: known) else { return nil }
    let objectID = text("objectID", of: members, isRequired: true)
    if objectID?.isEmpty == true { report("objectID", "must not be empty") }
    _ = text("description", of: members)
    _ = text("scope", of: members)
    var conditions = list("conditions", of: members, most: Rule.mostConditions).compactMap { condition($0, $1) }
    // Rules of earlier versions have one condition; a list beside it counts.
    if let value = members["condition"], value != .null, let only = condition(value, "condition"), conditions.isEmpty {
      conditions = [only]
    }
    let validity = list("validity", of: members).compactMap { period($0, $1) }
    let isEnabled = boolean("enabled", of: members) ?? true
    var facets: ExactSet = []
    for pattern in conditions.compactMap(\.pattern) { facets.formUnion(pattern.facets) }
    guard let consequenceValue = members["consequence"], consequenceValue != .null else {
      report("consequence", "is missing: what the rule does")
      return nil
    }
    let consequence = consequence(consequenceValue, "consequence", placeholders: facets)
    guard let objectID, let consequence else { return nil }
    return Rule(
      objectID: objectID, conditions: conditions, consequence: consequence, isEnabled: isEnabled, validity: validity)
  }

  private mutating func period(_ value: JSON, _ path: String) -> RuleValidity? {
    guard let members = members(of: value, path, known: ["from", "until"]) else { return nil }
    let seconds = 0...Int.max
    // A period without a beginning or an end is open there.
    let from = integer("from", of: members, path, in: seconds) ?? seconds.lowerBound
    let until = integer("until", of: members, path, in: seconds) ?? seconds.upperBound
    if until < from { report(path, "ends before it begins") }
    return RuleValidity(from: from, until: until)
  }

  private mutating func condition(_ value: JSON, _ path: String) -> RuleCondition? {
    let known = ["pattern", "anchoring", "alternatives", "context", "filters"]
    guard let members = members(of: value, path, known: known) else { return nil }
    var condition = RuleCondition()
    condition.allowsAlternatives = boolean("alternatives", of: members, path) ?? false
    let words = RuleCondition.Anchoring.allCases.map(\.rawValue)
    let anchoring = member("anchoring", of: members, path, ValueType.choice(words).summary) { value in
      value.stringValue.flatMap(RuleCondition.Anchoring.init)
    }
    if let text = text("pattern", of: members, path) {
      condition.pattern = pattern(text, Self.path(path, "pattern"))
      condition.anchoring = anchoring ?? .is
      if anchoring == nil, members["anchoring"] ?? .null == .null {
        report(Self.path(path, "anchoring"), "is missing: a pattern needs \(ValueType.choice(words).summary)")
      } else if text.isEmpty, let anchoring, anchoring != .is {
        report(Self.path(path, "pattern"), "is empty, which works only with the anchoring 'is'")
      }
    } else if members["pattern"] ?? .null == .null, anchoring != nil {
      report(Self.path(path, "pattern"), "is missing: an anchoring needs one")
    }
    if let context = text("context", of: members, path) {
      if let problem = RuleContext.problem(in: context) { report(Self.path(path, "context"), problem) }
      condition.context = context
    }
    if let filters = text("filters", of: members, path) {
      condition.filters = self.filters(filters, Self.path(path, "filters"))
    }
    return condition
  }

  /// The facet values and tags of a condition: no alternatives and no numbers.
  private mutating func filters(_ text: String, _ path: String) -> [Filter] {
    let clauses: [FilterExpression.Clause]
    do throws(FilterSyntaxError) {
      clauses = try FilterExpression(text).clauses
    } catch {
      report(path, error.message)
      return []
    }
    if clauses.isEmpty { report(path, "names no filter") }
    if clauses.contains(where: { $0.isDisjunction && $0.filters.count > 1 }) {
      report(path, "the filters of a condition must all hold; there can be no OR")
    }
    let filters = clauses.flatMap(\.filters)
    if let number = filters.first(where: { $0.kind == .numeric }) {
      report(path, "a condition asks for facet values or tags, not for numbers as in '\(number)'")
    }
    return filters
  }
}
