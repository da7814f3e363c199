import Diagnostics
import IndexSettings
import SearchModel

extension SpecAssembler {
  /// Checks a module against the embedded index that it searches.
  ///
  /// - Returns: the index; nil for other backends and when it is unknown.
  mutating func checkEmbedded(
    _ draft: ModuleDraft, backend: BackendSpecification?, parameters: [CheckedParameters]
  ) -> IndexSpecification? {
    guard backend?.kind == .embedded else { return nil }
    guard let name = draft.indexName, let value = draft.indexValue else { return nil }
    guard indexNames.contains(name) else {
      reportUnknownIndex(name, value)
      return nil
    }
    guard let index = indices[name] else { return nil }
    warnOfSettingsWithoutEffect(index)
    noteRanking(of: index, parameters: parameters)
    warnOfCriteriaWithoutEffect(draft.value["query"]?.parameters, index, parameters: parameters)
    for (number, layer) in parameters.enumerated() {
      let upper = parameters.dropFirst(number + 1).reduce(into: ExactSet()) { $0.formUnion($1.values.values.keys) }
      check(layer, overruled: upper, index)
    }
    let files = options.files
    warnOfParametersWithoutEffect(draft, parameters, over: index.settings) { layer, context in
      SettingChecks.withoutEffect(in: layer, over: context) { Self.rules(of: index, in: files) }
    }
    return index
  }

  /// Reports an index that is not declared.
  mutating func reportUnknownIndex(_ name: String, _ value: CheckedValue) {
    let suggestion = Suggestions.closestMatch(to: name, among: indexNames)
    let known = indexNames.isEmpty ? "none" : indexNames.joined(separator: ", ")
    let hint = suggestion == nil ? " (declared under 'indices': \(known))" : ""
    report("unknown-index", value, "unknown index \(Diagnostic.quoted(name))\(hint)", suggestion: suggestion)
  }

  /// Checks search parameters against an index: what it refuses, and filters and counts of undeclared attributes.
  ///
  /// - Parameter overruled: the names that a layer above sets as well; filters are ANDed and never overruled.
  mutating func check(_ parameters: CheckedParameters, overruled: ExactSet, _ index: IndexSpecification) {
    let problems = SettingChecks.problems(inQuery: parameters.values, of: index.name, settings: index.settings)
    decoder.report(problems.filter { !overruled.contains($0.name) }, in: parameters)
    checkDeclared(parameters, overruled: overruled, index)
  }

  /// Warns of filters and counts of attributes that are not declared.
  private mutating func checkDeclared(
    _ parameters: CheckedParameters, overruled: ExactSet, _ index: IndexSpecification
  ) {
    for member in parameters.members {
      let name = member.parameter.name
      guard name == "filters" || !overruled.contains(name) else { continue }
      for placed in member.filterNeeds {
        checkDeclared(placed.need, at: member.value.range(ofElement: placed.element), index)
      }
      guard name == "facets" else { continue }
      for (element, attribute) in (member.value.json?.stringListValue ?? []).enumerated()
      where attribute != "*" && !attribute.isEmpty {
        let range = member.value.range(ofElement: element)
        if !sharedFacets.contains(SharedFacet(attribute: attribute, range: range)) {
          checkCounted(attribute, at: range, index)
        }
      }
    }
  }

  /// Notes the facets of the common query that the index of one section counts: other sections may do without.
  mutating func noteSharedFacets(_ common: CheckedParameters?, _ drafts: [ModuleDraft]) {
    guard let member = common?.members.first(where: { $0.parameter.name == "facets" }) else { return }
    let counting = drafts.compactMap { $0.indexName.flatMap { indices[$0] } }.map { faceting(of: $0) }
    for (element, attribute) in (member.value.json?.stringListValue ?? []).enumerated()
    where counting.contains(where: { $0.isCounted(attribute) }) {
      sharedFacets.insert(SharedFacet(attribute: attribute, range: member.value.range(ofElement: element)))
    }
  }

  /// Checks a module against the settings of an index that was uploaded to a backend which, as the embedded engine
  /// does, leaves out facets that they do not declare.
  ///
  /// - Returns: the index; nil for other backends, and when the spec says nothing of it.
  mutating func checkUploaded(
    _ draft: ModuleDraft, backend: BackendSpecification?, parameters: [CheckedParameters]
  ) -> IndexSpecification? {
    let checked = options.backendChoice.checksAll ? backends : [backend].compactMap { $0 }
    let isUploaded = checked.contains { if case .typesense = $0.kind { true } else { false } }
    guard isUploaded, var index = draft.indexName.flatMap({ indices[$0] }) else { return nil }
    // Typesense compares all numbers.
    index.settings["numericAttributesForFiltering"] = nil
    for (number, layer) in parameters.enumerated() {
      let upper = parameters.dropFirst(number + 1).reduce(into: ExactSet()) { $0.formUnion($1.values.values.keys) }
      checkDeclared(layer, overruled: upper, index)
    }
    if let value = draft.value["facet"]?["attribute"], let attribute = value.text,
      !faceting(of: index).isDeclared(attribute)
    {
      checkSearchable(attribute, value, index)
    }
    return index
  }

  mutating func checkDisjunctiveFacets(_ value: CheckedValue?, _ index: IndexSpecification) {
    for element in value?.list ?? [] {
      if let attribute = element.text { checkCounted(attribute, at: element.range, index) }
    }
  }

  /// Warns of a filter that finds nothing, for an index does not declare what it needs.
  mutating func checkDeclared(_ need: FilterNeed, at range: SourceRange, _ index: IndexSpecification) {
    guard let found = finding(need, index),
      filterWarnings.insert(FilterWarning(need: need, index: index.name, range: range)).inserted
    else { return }
    decoder.report(found.code, range, found.message, suggestion: found.suggestion, severity: .warning)
  }

  /// What is wrong with a filter in an index, whatever its records are.
  mutating func finding(_ need: FilterNeed, _ index: IndexSpecification) -> FilterFinding? {
    FilterDeclarations(faceting: faceting(of: index), numbers: NumericAttributes(settings: index.settings))
      .finding(need, ofIndex: index.name)
  }

  /// Warns of an attribute whose values are to be counted, and that is not declared or declared for filters alone.
  private mutating func checkCounted(_ attribute: String, at range: SourceRange, _ index: IndexSpecification) {
    let faceting = faceting(of: index)
    guard faceting.isDeclared(attribute) else { return checkDeclared(.facet(attribute), at: range, index) }
    guard !faceting.isCounted(attribute),
      filterWarnings.insert(FilterWarning(need: .facet(attribute), index: index.name, range: range)).inserted
    else { return }
    let facet = UncountedFacet(attribute: attribute, indices: [index.name])
    decoder.report(UncountedFacet.code, range, facet.message, severity: .warning)
  }

  /// Checks that the values of an attribute can be searched.
  mutating func checkSearchable(_ attribute: String, _ value: CheckedValue, _ index: IndexSpecification) {
    let faceting = faceting(of: index)
    guard !faceting.isSearchable(attribute) else { return }
    report(
      "not-searchable", value,
      "a facet section searches the values of its attribute: declare searchable(\(Diagnostic.shortened(attribute))) in the "
        + "attributesForFaceting of the index \(Diagnostic.quoted(index.name))",
      suggestion: Suggestions.closestMatch(to: attribute, among: faceting.attributes.filter(faceting.isSearchable)))
  }

  /// What an index declares for faceting, read once.
  mutating func faceting(of index: IndexSpecification) -> FacetingAttributes {
    if let known = facetingByIndex[index.name] { return known }
    let faceting = FacetingAttributes(settings: index.settings)
    facetingByIndex[index.name] = faceting
    return faceting
  }
}

/// The identity of a warning about what an index does not declare, so that the spec's own filters are warned of once
/// for all modules of an index.
struct FilterWarning: Hashable {
  let need: FilterNeed
  let index: String
  let range: SourceRange
}

/// A facet of the common query, at its place.
struct SharedFacet: Hashable {
  let attribute: String
  let range: SourceRange
}

extension Diagnostic {
  /// Text from data without quotes around it.
  fileprivate static func shortened(_ text: String) -> String {
    String(quoted(text).dropFirst().dropLast())
  }
}
