import Diagnostics
import IndexSettings
import SearchModel

/// Tells which filters find nothing because the index does not declare their attribute for faceting.
///
/// Only sections of the embedded backend are judged: what other backends declare is not known. Numbers, tags and object
/// ids need no declaration.
package struct FilterCheck: Sendable {
  /// An attribute that some indices do not declare, or not for counting.
  struct Finding: Sendable, Hashable {
    /// The code of the warning.
    let code: String
    let message: String
    let suggestion: String?
  }

  /// An embedded index with the modules that search it.
  private struct Index: Sendable {
    let name: String
    let faceting: FacetingAttributes
    var modules: [String]
    /// The parameters below those of a query, of each of the modules: the index's settings, the spec's and the
    /// module's.
    var parameters: [SearchParameters]
  }

  private var indices: [Index] = []
  /// Whether a section shows hits, of which rows can ask for other pages.
  let showsHits: Bool

  /// A check against the indices that a spec's modules search.
  package init(specification: SearchSpecification) {
    showsHits = specification.modules.contains(where: \.showsHits)
    for module in specification.modules where specification.isEmbedded(module) {
      guard let index = specification.indices.first(where: { $0.name.hasSameBytes(as: module.indexName) }) else {
        continue
      }
      let parameters = index.settings.overlaid(with: specification.query).overlaid(with: module.query)
      if let known = indices.firstIndex(where: { $0.name.hasSameBytes(as: index.name) }) {
        indices[known].modules.append(module.id)
        indices[known].parameters.append(parameters)
      } else {
        indices.append(
          Index(
            name: index.name, faceting: FacetingAttributes(settings: index.settings), modules: [module.id],
            parameters: [parameters]))
      }
    }
  }

  /// The parameters that have no effect in any of the modules.
  ///
  /// - Parameter defaults: the parameters between those of the modules and these.
  func withoutEffect(in parameters: SearchParameters, over defaults: SearchParameters = [:]) -> [SettingProblem] {
    let found = indices.flatMap(\.parameters).map {
      SettingChecks.withoutEffect(in: parameters, over: $0.overlaid(with: defaults))
    }
    return (found.first ?? []).filter { problem in found.allSatisfy { $0.contains(problem) } }
  }

  /// Warnings about a filter text, one for each attribute, in the order of the text; none for a text that does not
  /// parse.
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
    var seen: ExactSet = []
    return filters.compactMap(\.declarableAttribute).filter { seen.insert($0).inserted }
      .compactMap { finding($0, modules: modules) }
  }

  /// What is wrong with an attribute whose values are to be counted; nil when some index counts it, since sections may
  /// do without a facet that others have.
  func findingWhereCounted(_ attribute: String) -> Finding? {
    guard !indices.contains(where: { $0.faceting.isCounted(attribute) }) else { return nil }
    let declaring = indices.filter { $0.faceting.isDeclared(attribute) }
    guard !declaring.isEmpty else { return finding(attribute) }
    let facet = UncountedFacet(attribute: attribute, indices: declaring.map(\.name))
    return Finding(code: UncountedFacet.code, message: facet.message, suggestion: nil)
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
      code: "undeclared-facet",
      message: "\(Diagnostic.quoted(attribute)) is not among the attributesForFaceting of \(noun) "
        + places.joined(separator: " and "),
      suggestion: Suggestions.closestMatch(to: attribute, among: declared))
  }
}
