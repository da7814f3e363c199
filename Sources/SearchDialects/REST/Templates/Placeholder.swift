import Diagnostics
import SearchModel

/// A value of a search that a template leaves a place for.
package enum Placeholder: Sendable, Hashable {
  /// `{query}`: the text to search for.
  case query
  /// `{index}`: the name of the index.
  case index
  /// `{page}`: the page from 0.
  case page
  /// `{pageNumber}`: the page from 1.
  case pageNumber
  /// `{offset}`: how many hits come before the page.
  case offset
  /// `{hitsPerPage}`: how many hits a page holds.
  case hitsPerPage
  /// `{filters}`: all filters as text in Algolia's syntax.
  case filters
  /// `{facetFilters}`: the filters on facets and tags as Algolia's lists: all must hold, of an inner list one.
  case facetFilters
  /// `{disjunctiveFacets}`: the attributes of which one of several values is enough.
  case disjunctiveFacets
  /// `{refinements}`: the facet values asked for, as lists by attribute.
  case refinements
  /// `{params.NAME}`: a search parameter by Algolia's name.
  case parameter(String)

  /// Those without a name of their own choice, in the order in which they are documented.
  static let plain: [Placeholder] = [
    .query, .index, .page, .pageNumber, .offset, .hitsPerPage, .filters, .facetFilters, .disjunctiveFacets,
    .refinements,
  ]

  /// What stands between the braces.
  package var name: String {
    switch self {
    case .query: "query"
    case .index: "index"
    case .page: "page"
    case .pageNumber: "pageNumber"
    case .offset: "offset"
    case .hitsPerPage: "hitsPerPage"
    case .filters: "filters"
    case .facetFilters: "facetFilters"
    case .disjunctiveFacets: "disjunctiveFacets"
    case .refinements: "refinements"
    case .parameter(let name): "params.\(name)"
    }
  }

  /// The placeholder of a name, nil for none.
  init?(name: some StringProtocol) {
    if let plain = Self.plain.first(where: { $0.name == name }) {
      self = plain
    } else if name.hasPrefix("params."), let parameter = SearchParameter.byName[String(name.dropFirst(7))],
      parameter.isQueryParameter
    {
      self = .parameter(parameter.name)
    } else {
      return nil
    }
  }

  /// The name that a misspelt one may mean; nil when no name is near.
  static func nearestName(to name: String) -> String? {
    if name.hasPrefix("params.") {
      return SearchParameter.nearestName(to: String(name.dropFirst(7)), in: .query)
        .flatMap { Placeholder(name: "params.\($0)")?.name }
    }
    if let near = Suggestions.closestMatch(to: name, among: plain.map(\.name)) { return near }
    // A parameter without the word in front of it.
    if let parameter = Placeholder(name: "params.\(name)") { return parameter.name }
    return nil
  }
}
