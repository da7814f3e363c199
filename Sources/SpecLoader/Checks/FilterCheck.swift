import Diagnostics
import IndexSettings
package import SearchModel

extension SearchParameters {
  /// Whether these say which hits are shown by the place of the first and their number.
  package var hasWindow: Bool { self["offset"]?.integerValue != nil && self["length"]?.integerValue != nil }
}

/// Tells which filters find nothing because the index does not declare their attribute for what they ask.
///
/// Only sections of the embedded backend are judged: what other backends declare is not known. Tags and object ids need
/// no declaration, and numbers none unless the index has `numericAttributesForFiltering`.
package struct FilterCheck: Sendable {
  /// An embedded index with the modules that search it.
  private struct Index: Sendable {
    let name: String
    let declarations: FilterDeclarations
    var faceting: FacetingAttributes { declarations.faceting }
    var modules: [String]
    /// The parameters below those of a query, of each of the modules: the index's settings, the spec's and the
    /// module's.
    var parameters: [SearchParameters]
  }

  private var indices: [Index] = []
  private let hasOtherBackends: Bool
  /// Whether a section shows hits, of which rows can ask for other pages.
  var showsHits: Bool { !windows.isEmpty }
  /// The parameters of the spec for each section that shows hits, among them the windows that they show.
  let windows: [SearchParameters]

  /// A check against the indices that a spec's modules search.
  package init(specification: SearchSpecification) {
    hasOtherBackends = !specification.modules.allSatisfy(specification.isEmbedded)
    windows = specification.modules.filter(\.showsHits).map { specification.query.overlaid(with: $0.query) }
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
            name: index.name,
            declarations: FilterDeclarations(settings: index.settings), modules: [module.id],
            parameters: [parameters]))
      }
    }
  }

  /// The parameters that have no effect in any of the modules; none where other backends, which are not judged, may do
  /// what they ask for.
  ///
  /// - Parameter defaults: the parameters between those of the modules and these.
  func withoutEffect(in parameters: SearchParameters, over defaults: SearchParameters = [:]) -> [SettingProblem] {
    guard !hasOtherBackends, parameters != [:] else { return [] }
    let found = indices.flatMap(\.parameters).map { below in
      let lower = below.overlaid(with: defaults)
      return SettingChecks.withoutEffect(in: parameters, over: lower)
        + SettingChecks.criteriaWithoutEffect(in: parameters, ranking: lower.overlaid(with: parameters))
    }
    // A row's page takes the place of a window.
    return (found.first ?? []).filter { problem in
      problem.name != "page" && found.allSatisfy { $0.contains(problem) }
    }
  }

  /// Warnings about a filter text, one for each attribute and what is asked of it, in the order of the text; none for a
  /// text that does not parse.
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

  /// What is wrong with filters, one finding for each attribute and what is asked of it.
  private func findings(for filters: [Filter], modules: [String]? = nil) -> [FilterFinding] {
    var seen: ExactSet = []
    return filters.compactMap(\.need).filter { seen.insert($0.id).inserted }
      .compactMap { finding($0, modules: modules) }
  }

  /// What is wrong with an attribute whose values are to be counted; nil when some index counts it, since sections may
  /// do without a facet that others have.
  func findingWhereCounted(_ attribute: String) -> FilterFinding? {
    guard !indices.contains(where: { $0.faceting.isCounted(attribute) }) else { return nil }
    let declaring = indices.filter { $0.faceting.isDeclared(attribute) }
    guard !declaring.isEmpty else { return finding(.facet(attribute)) }
    let facet = UncountedFacet(attribute: attribute, indices: declaring.map(\.name))
    return FilterFinding(code: UncountedFacet.code, message: facet.message, suggestion: nil)
  }

  /// What is wrong with a filter; nil when every index declares what it needs.
  func finding(_ need: FilterNeed, modules: [String]? = nil) -> FilterFinding? {
    if let fault = need.fault { return fault }
    var lacks: [(lack: FilterDeclarations.Lack, places: [String])] = []
    for index in indices {
      let users = index.modules.filter { modules?.contains($0) ?? true }
      guard !users.isEmpty, let lack = index.declarations.lack(of: need) else { continue }
      let place =
        "\(Diagnostic.quoted(index.name)) (\(users.count == 1 ? "module" : "modules") \(users.joined(separator: ", ")))"
      if let known = lacks.firstIndex(where: { $0.lack.words == lack.words }) {
        lacks[known].places.append(place)
      } else {
        lacks.append((lack, [place]))
      }
    }
    guard let first = lacks.first else { return nil }
    let messages = lacks.map { lack, places in
      "\(lack.words) \(places.count == 1 ? "the index" : "the indices") " + places.joined(separator: " and ")
    }
    return FilterFinding(
      code: first.lack.code, message: messages.joined(separator: "; "),
      suggestion: Suggestions.closestMatch(to: need.attribute, among: lacks.flatMap(\.lack.declared)))
  }
}
