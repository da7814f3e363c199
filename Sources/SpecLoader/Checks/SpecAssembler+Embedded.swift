import Diagnostics
import SearchModel

extension SpecAssembler {
  /// Checks a module against the embedded index that it searches.
  ///
  /// - Returns: the index; nil for other backends and when it is unknown.
  mutating func checkEmbedded(
    _ draft: ModuleDraft, backend: BackendSpecification?, parameters: [CheckedParameters]
  ) -> IndexSpecification? {
    guard backend?.kind == .embedded else { return nil }
    for layer in parameters { warnNotApplied(layer) }
    guard let name = draft.indexName, let value = draft.indexValue else { return nil }
    guard indexNames.contains(name) else {
      let suggestion = Suggestions.closestMatch(to: name, among: indexNames)
      let known = indexNames.isEmpty ? "none" : indexNames.joined(separator: ", ")
      let hint = suggestion == nil ? " (declared under 'indices': \(known))" : ""
      report("unknown-index", value, "unknown index \(Diagnostic.quoted(name))\(hint)", suggestion: suggestion)
      return nil
    }
    guard let index = indices[name] else { return nil }
    for layer in parameters { checkDeclared(layer, index) }
    return index
  }

  /// Warns of filters and counts of attributes that the index does not declare for faceting.
  private mutating func checkDeclared(_ parameters: CheckedParameters, _ index: IndexSpecification) {
    for member in parameters.members {
      guard let json = member.value.json else { continue }
      switch member.parameter.name {
      case "filters":
        guard let text = json.stringValue, let expression = try? FilterExpression(text) else { continue }
        for filter in expression.clauses.flatMap(\.filters) { checkDeclared(filter, member.value, index) }
      case "facets":
        for attribute in json.stringListValue ?? [] where attribute != "*" {
          checkDeclared(attribute, member.value, index)
        }
      default: continue
      }
    }
  }

  mutating func checkDisjunctiveFacets(_ value: CheckedValue?, _ index: IndexSpecification) {
    for element in value?.list ?? [] {
      if let attribute = element.text { checkDeclared(attribute, element, index) }
    }
  }

  /// Warns of a filter on an attribute that is not declared; numeric filters need no declaration.
  mutating func checkDeclared(_ filter: Filter, _ value: CheckedValue, _ index: IndexSpecification) {
    if filter.kind != .numeric { checkDeclared(filter.attribute, value, index) }
  }

  mutating func checkDeclared(_ attribute: String, _ value: CheckedValue, _ index: IndexSpecification) {
    let declared = FacetAttribute.declared(in: index.settings).map(\.name)
    guard !declared.contains(attribute) else { return }
    decoder.report(
      "undeclared-facet", value.range,
      "\(Diagnostic.quoted(attribute)) is not among the attributesForFaceting of the index \(Diagnostic.quoted(index.name))",
      suggestion: Suggestions.closestMatch(to: attribute, among: declared), severity: .warning)
  }

  /// Checks that the values of an attribute can be searched.
  mutating func checkSearchable(_ attribute: String, _ value: CheckedValue, _ index: IndexSpecification) {
    let declared = FacetAttribute.declared(in: index.settings)
    guard !declared.contains(where: { $0.name == attribute && $0.isSearchable }) else { return }
    let searchable = declared.filter(\.isSearchable).map(\.name)
    report(
      "not-searchable", value,
      "a facet section searches the values of its attribute: declare searchable(\(Diagnostic.shortened(attribute))) in the "
        + "attributesForFaceting of the index \(Diagnostic.quoted(index.name))",
      suggestion: Suggestions.closestMatch(to: attribute, among: searchable))
  }
}

extension Diagnostic {
  /// Text from data without quotes around it.
  fileprivate static func shortened(_ text: String) -> String {
    String(quoted(text).dropFirst().dropLast())
  }
}

/// An attribute that an index declares for faceting.
struct FacetAttribute: Hashable {
  /// The attribute.
  let name: String
  /// Whether its values can be searched.
  let isSearchable: Bool

  /// Reads `genre`, `searchable(genre)`, `filterOnly(genre)`, `afterDistinct(searchable(genre))`.
  init(_ text: String) {
    var name = text[...]
    var isSearchable = false
    while name.hasSuffix(")"),
      let modifier = ["searchable(", "filterOnly(", "afterDistinct("].first(where: { name.hasPrefix($0) })
    {
      isSearchable = isSearchable || modifier == "searchable("
      name = name.dropFirst(modifier.count).dropLast()
    }
    self.name = String(name.drop { $0 == " " })
    self.isSearchable = isSearchable
  }

  /// The attributes of an index's settings.
  static func declared(in settings: SearchParameters) -> [FacetAttribute] {
    (settings["attributesForFaceting"]?.stringListValue ?? []).map(FacetAttribute.init)
  }
}
