import Diagnostics
import IndexSettings
import SearchModel

extension SpecAssembler {
  /// Checks the rules of an index: the file, and whether they fit the settings.
  mutating func checkRules(of index: IndexSpecification, at path: CheckedValue) {
    // What cannot be read was reported with the other files.
    guard let text = path.text, let contents = try? options.files.rules(text) else { return }
    for problem in contents.diagnostics {
      let place = problem.range.map { "line \($0.start.line): " } ?? ""
      report("invalid-rules", path, "\(Diagnostic.quoted(text)): \(place)\(problem.message)")
    }
    report(contents.rules, of: index, at: path.range)
    warn(of: contents.rules, in: text, at: path.range)
    noteNames(of: contents.rules, in: text, of: index.name, at: path.range)
    checkDeclared(contents.rules, index, at: path.range)
  }

  /// Warns of what rules ask of attributes that the index does not declare for it.
  ///
  /// - Parameter primary: the index from which it has the rules, where that was warned of, too; nil for its own rules.
  private mutating func checkDeclared(
    _ rules: [Rule], _ index: IndexSpecification, primary: IndexSpecification? = nil, at range: SourceRange
  ) {
    guard index.settings["enableRules"] != false else { return }
    for rule in rules where rule.isEnabled {
      let name = "the rule \(Diagnostic.quoted(rule.objectID))"
      for attribute in rule.placeholderFacets {
        guard let found = finding(.facet(attribute), index, but: primary) else { continue }
        warn("the placeholder of \(name) finds nothing: ", found, at: range)
      }
      let parameters = rule.consequence.parameters.object.compactMap { name, value in
        SearchParameter.byName[name].map { (parameter: $0, value: value) }
      }
      let filters =
        rule.conditions.flatMap(\.filters)
        + parameters.flatMap { $0.parameter.filters(in: $0.value).map(\.filter) }
      var seen: ExactSet = []
      for need in filters.compactMap(\.need) where seen.insert(need.id).inserted {
        if let found = finding(need, index, but: primary) { warn("a filter of \(name): ", found, at: range) }
      }
      for attribute in rule.consequence.parameters["facets"]?.stringListValue ?? []
      where attribute != "*" {
        guard let found = finding(.facet(attribute), index, but: primary) else { continue }
        warn("'facets' of \(name): ", found, at: range)
      }
    }
  }

  /// What is wrong with a filter in an index, unless it is wrong in another one as well.
  private mutating func finding(
    _ need: FilterNeed, _ index: IndexSpecification, but other: IndexSpecification?
  ) -> FilterFinding? {
    if let other, finding(need, other) != nil { return nil }
    return finding(need, index)
  }

  private mutating func warn(_ subject: String, _ found: FilterFinding, at range: SourceRange) {
    decoder.report(
      found.code, range, subject + found.message, suggestion: found.suggestion, severity: .warning)
  }

  /// Checks whether rules of the indices searched have the contexts of a query.
  mutating func checkContexts(_ value: JSON, _ place: CheckedValue, of names: [String]) {
    let rules = names.compactMap { indices[$0]?.rules }.flatMap { (try? options.files.rules($0))?.rules ?? [] }
    let known = ExactSet(rules.flatMap(\.conditions).compactMap(\.context))
    let isList = value.arrayValue != nil
    for (element, context) in (value.stringListValue ?? []).enumerated() where !known.contains(context) {
      let owner = names.count == 1 ? "the index \(Diagnostic.quoted(names[0]))" : "the indices searched"
      decoder.report(
        "unknown-context", place.range(ofElement: isList ? element : nil),
        "no rule of \(owner) has the context \(Diagnostic.quoted(context))",
        suggestion: Suggestions.closestMatch(to: context, among: Array(known)), severity: .warning)
    }
  }

  /// Checks whether the rules that a replica has from its primary fit its own settings.
  mutating func checkInheritedRules(
    of index: IndexSpecification, from primary: IndexSpecification, at range: SourceRange
  ) {
    guard let path = index.rules, let contents = try? options.files.rules(path) else { return }
    report(contents.rules, of: index, at: range)
    checkDeclared(contents.rules, index, primary: primary, at: range)
  }

  private mutating func warn(of rules: [Rule], in text: String, at range: SourceRange) {
    for problem in SettingChecks.warnings(inRules: rules) {
      decoder.report(
        "ineffective-rule", range, "\(Diagnostic.quoted(text)): \(problem.description)", severity: .warning)
    }
  }

  private mutating func report(_ rules: [Rule], of index: IndexSpecification, at range: SourceRange) {
    for problem in SettingChecks.problems(inRules: rules, of: index.name, settings: index.settings) {
      decoder.report("invalid-rules", range, problem.description)
    }
  }
}
