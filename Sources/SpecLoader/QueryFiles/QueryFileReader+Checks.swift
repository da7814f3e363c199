import Diagnostics
import SearchModel

// What is checked of the rows of query files beside their form.
extension QueryFileReader {
  /// Checks what the filters of a row for single modules ask for.
  mutating func check(_ filters: [ModuleFilter], of draft: DraftQuery) {
    for filter in filters {
      guard filterCheck != nil, let expression = try? FilterExpression(filter.text) else { continue }
      let found = expression.clauses.flatMap(\.filters)
      for need in found.compactMap(\.need) {
        check(need, modules: [filter.module], file: draft.file, range: filter.range)
      }
      uses.note(found, file: draft.file, range: filter.range)
    }
  }

  /// Warns of filters in conditions that no hit satisfies, or each.
  mutating func checkFilters(of blocks: [ExpectationBlock]) {
    for expectation in blocks.flatMap(\.expectations) {
      for need in expectation.check.filters.compactMap(\.need) where need.fault != nil {
        report(need, file: expectation.file, range: expectation.range) { _ in need.fault }
      }
    }
  }

  /// Warns of the parameters of a file that have no effect in any of its rows.
  mutating func checkEffect(of defaults: CheckedParameters, on rows: [DraftQuery], file: String) {
    guard let filterCheck else { return }
    var problems = filterCheck.withoutEffect(in: defaults.values)
    for row in rows where !problems.isEmpty && row.params != [:] {
      // What the row sets itself says nothing of the file.
      let values = SearchParameters(defaults.values.values.filter { row.params[$0.key] == nil })
      let found = filterCheck.withoutEffect(in: values, over: row.params)
      problems.removeAll { values[$0.name] != nil && !found.contains($0) }
    }
    for problem in problems {
      guard let member = defaults.members.first(where: { $0.parameter.name == problem.name }) else { continue }
      warnings.append(
        Diagnostic(
          .warning, code: "no-effect", file: file, range: member.value.range(ofElement: problem.element),
          message: "'\(problem.name)': \(problem.message)"))
    }
  }

  /// Checks the parameters of a row: whether they have an effect, and what they ask for.
  mutating func checkParameters(of draft: DraftQuery) {
    for (name, value) in draft.params.object {
      guard let parameter = SearchParameter.byName[name] else { continue }
      checkNames(in: value, of: parameter, file: draft.file) { _ in draft.idRange }
    }
    for problem in filterCheck?.withoutEffect(in: draft.params, over: draft.defaults) ?? []
    where reportedParameters.insert(problem.name).inserted {
      warnings.append(
        Diagnostic(
          .warning, code: "no-effect", file: draft.file, range: draft.idRange,
          message: "'params': '\(problem.name)' \(problem.message)"))
    }
  }

  /// Checks the attributes that a parameter names for filters and facets, and notes others.
  ///
  /// - Parameter range: the place of an element of the value, counted from 0, or of a value that is no list.
  mutating func checkNames(
    in value: JSON, of parameter: SearchParameter, file: String, at range: (_ element: Int?) -> SourceRange
  ) {
    guard filterCheck != nil else { return }
    named.note(value, of: parameter, file: file, at: range)
    for (element, filter) in parameter.filters(in: value) {
      if let need = filter.need { check(need, file: file, range: range(element)) }
      uses.note([filter], file: file, range: range(element))
    }
    guard parameter.name == "facets" else { return }
    for (element, attribute) in (value.stringListValue ?? []).enumerated() where attribute != "*" {
      report(.facet(attribute), file: file, range: range(element)) { $0.findingWhereCounted(attribute) }
    }
  }

  /// Warns once of what rows say of pages of hits where no section shows hits, or each shows a window of them.
  mutating func checkPaging(of draft: DraftQuery) {
    guard let filterCheck else { return }
    guard !filterCheck.showsHits else { return checkWindow(of: draft, filterCheck) }
    for (name, value) in [("page", draft.page), ("hitsPerPage", draft.hitsPerPage)]
    where value != nil && reportedNames.insert(name).inserted {
      warnings.append(
        Diagnostic(
          .warning, code: "no-effect", file: draft.file, range: draft.idRange,
          message: "'\(name)' has no effect: no section shows hits"))
    }
  }

  private mutating func checkWindow(of draft: DraftQuery, _ filterCheck: FilterCheck) {
    let own = draft.defaults.overlaid(with: draft.params)
    // A page takes the place of a window of the spec.
    guard draft.hitsPerPage != nil, draft.page == nil, own["page"] == nil else { return }
    let isOwn = own.hasWindow
    guard isOwn || filterCheck.windows.allSatisfy({ $0.overlaid(with: own).hasWindow }),
      reportedNames.insert("hitsPerPage").inserted
    else { return }
    warnings.append(
      Diagnostic(
        .warning, code: "no-effect", file: draft.file, range: draft.idRange,
        message:
          "'hitsPerPage' has no effect: 'offset' and 'length' of the \(isOwn ? "row" : "spec") say which hits are shown"
      ))
  }

  /// Warns once of a name that is carried into the output, though it looks like something that a row asks for.
  mutating func checkCarried(_ name: String, file: String, range: SourceRange) {
    guard name == "params" || SearchParameter.byName[name]?.isQueryParameter == true,
      reportedNames.insert(name).inserted
    else { return }
    let subject =
      name == "params" ? "'params' is not read in tables" : "'\(name)' is a search parameter, which is no key of a row"
    warnings.append(
      Diagnostic(
        .warning, code: "carried-parameter", file: file, range: range,
        message:
          "\(subject): it is carried into the output and has no effect; 'params' of a row in YAML or JSON, and"
          + " 'defaults' of a YAML file, hold parameters"))
  }

  /// How many needs of filters are warned of, so that memory does not grow with the number of queries.
  private static let mostReportedNeeds = 100

  /// Warns once of what a filter needs and some index does not declare.
  mutating func check(_ need: FilterNeed, modules: [String]? = nil, file: String, range: SourceRange) {
    report(need, file: file, range: range) { $0.finding(need, modules: modules) }
  }

  /// Warns of a need once, if something is wrong with it.
  private mutating func report(
    _ need: FilterNeed, file: String, range: SourceRange, _ finding: (FilterCheck) -> FilterFinding?
  ) {
    guard reportedNeeds.count < Self.mostReportedNeeds, !reportedNeeds.contains(need.id),
      let finding = filterCheck.flatMap(finding)
    else { return }
    reportedNeeds.insert(need.id)
    warnings.append(
      Diagnostic(
        .warning, code: finding.code, file: file, range: range, message: finding.message,
        suggestion: finding.suggestion))
  }
}
