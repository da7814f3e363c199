import Diagnostics
import IndexSettings
import SearchModel

/// Tells which filters find nothing because the index does not declare their attribute for faceting.
///
/// Only sections of the embedded backend are judged: what other backends declare is not known. Numbers, tags and object
/// ids need no declaration.
package struct FilterCheck: Sendable {
  /// An attribute that some indices do not declare.
  struct Finding: Sendable, Hashable {
    let attribute: String
    let message: String
    let suggestion: String?
  }

  /// An embedded index with the modules that search it.
  private struct Index: Sendable {
    let name: String
    let faceting: FacetingAttributes
    var modules: [String]
  }

  private var indices: [Index] = []

  /// A check against the indices that a spec's modules search.
  package init(specification: SearchSpecification) {
    let embedded = specification.backends.filter { $0.kind == .embedded }.map(\.name)
    for module in specification.modules where embedded.contains(module.backend ?? specification.defaultBackend) {
      if let known = indices.firstIndex(where: { $0.name == module.indexName }) {
        indices[known].modules.append(module.id)
      } else if let index = specification.indices.first(where: { $0.name == module.indexName }) {
        indices.append(
          Index(name: index.name, faceting: FacetingAttributes(settings: index.settings), modules: [module.id]))
      }
    }
  }

  /// Warnings about a filter text, one for each attribute, in the order of the text; none for a text that does not parse.
  ///
  /// - Parameters:
  ///   - text: filters in Algolia's syntax.
  ///   - modules: the ids of the modules that it goes to, nil for all.
  /// - Complexity: linear in the text, times the number of indices.
  package func warnings(for text: String, modules: [String]? = nil) -> [String] {
    guard let expression = try? FilterExpression(text) else { return [] }
    return findings(for: expression.clauses.flatMap(\.filters), modules: modules).map { finding in
      finding.message + Suggestions.hint(finding.suggestion)
    }
  }

  /// What is wrong with filters, one finding for each attribute.
  func findings(for filters: [Filter], modules: [String]? = nil) -> [Finding] {
    var seen: Set<String> = []
    return filters.compactMap(\.declarableAttribute).filter { seen.insert($0).inserted }
      .compactMap { finding($0, modules: modules) }
  }

  /// What is wrong with an attribute; nil when every index declares it.
  func finding(_ attribute: String, modules: [String]? = nil) -> Finding? {
    var places: [String] = []
    var declared: [String] = []
    for index in indices {
      let users = index.modules.filter { modules?.contains($0) ?? true }
      guard !users.isEmpty, !index.faceting.isDeclared(attribute) else { continue }
      places.append(
        "\(Diagnostic.quoted(index.name)) (\(users.count == 1 ? "module" : "modules") \(users.joined(separator: ", ")))"
      )
      declared += index.faceting.attributes
    }
    guard !places.isEmpty else { return nil }
    let noun = places.count == 1 ? "the index" : "the indices"
    return Finding(
      attribute: attribute,
      message: "\(Diagnostic.quoted(attribute)) is not among the attributesForFaceting of \(noun) "
        + places.joined(separator: " and "),
      suggestion: Suggestions.closestMatch(to: attribute, among: declared))
  }
}

extension Filter {
  /// The attribute that an index must declare for faceting so that the filter can find something.
  var declarableAttribute: String? {
    guard case .facet(let attribute, _) = condition, attribute != "objectID" else { return nil }
    return attribute
  }
}

/// An attribute of which a parameter's filters ask for facet values.
struct FilteredAttribute: Sendable, Hashable {
  let attribute: String
  /// The element of the list that asks, from 0; nil for a text.
  let element: Int?

  /// The attributes of a parameter's value, each once for an element.
  static func all(in value: JSON, of parameter: SearchParameter) -> [FilteredAttribute] {
    switch parameter.name {
    case "filters": all(in: value.stringValue.flatMap { try? FilterExpression($0) }, element: nil)
    case "facetFilters", "optionalFilters":
      (value.arrayValue ?? []).enumerated().flatMap { element, entry in
        all(in: try? FilterExpression(list: [entry], of: .facet), element: element)
      }
    default: []
    }
  }

  private static func all(in expression: FilterExpression?, element: Int?) -> [FilteredAttribute] {
    var seen: Set<String> = []
    return (expression?.clauses ?? []).flatMap(\.filters).compactMap(\.declarableAttribute)
      .filter { seen.insert($0).inserted }.map { FilteredAttribute(attribute: $0, element: element) }
  }
}
