// swift-format-ignore-file
// Backend search: how a backend is used. Each sample is a function; what `instantSearch` and `tableView` are, which the
// guide does not say, is declared here.
import InstantSearch
import UIKit

class CustomBackendProducts: DefaultCustomBackend {}
class CustomBackendMovies: DefaultCustomBackend {}

/// A list of the answers of several indices.
final class IndicesTableView: InstantSearchWidget {
  var indices = ""
  private(set) var rows: [String] = []

  func on(results: SearchResults?, error: SearchError?, of searcher: SearcherId) {
    rows += [error.map { "\(searcher): \($0.message)" } ?? "\(searcher): \(results?.nbHits ?? 0)"]
  }
}

@MainActor
func makeSearcherOfADefaultBackend() -> Searcher {
  let index = DefaultCustomBackend()
  let searcher = Searcher(index: index)
  return searcher
}

@MainActor
func makeInstantSearchOfADefaultBackend() -> InstantSearch {
  let index = DefaultCustomBackend()
  let searcher = Searcher(index: index)
  let instantSearch = InstantSearch(searcher: searcher)
  return instantSearch
}

@MainActor
func makeInstantSearchOfSeveralBackends(_ tableView: IndicesTableView) -> InstantSearch {
  let instantSearch: InstantSearch
  let productSearchable = CustomBackendProducts()
  let movieSearchable = CustomBackendMovies()
  instantSearch = InstantSearch.init(
    searchables: [productSearchable, movieSearchable],
    searcherIds: [SearcherId(index: "products"), SearcherId(index: "movie")])
  tableView.indices = "products,movie"
  instantSearch.register(widget: tableView)
  return instantSearch
}

@MainActor
func makeSearcherOfAnImplementation() -> Searcher {
  let index = BackendImplementation()
  let searcher = Searcher(index: index)
  return searcher
}

@MainActor
func makeInstantSearchOfAnImplementation() -> InstantSearch {
  let index = BackendImplementation()
  let searcher = Searcher(index: index)
  let instantSearch = InstantSearch(searcher: searcher)
  return instantSearch
}

/// The trick to get more out of the query.
class CuriousBackend: DefaultSearchClient {
  private(set) var seen: [String] = []

  override func search(_ query: Query, searchResultsHandler: @escaping SearchResultsHandler) {
    let searchParameters = query as! SearchParameters
    seen.append("\(searchParameters.disjunctiveFacets) \(searchParameters.facetRefinements)")
    seen.append("\(searchParameters.disjunctiveNumerics) \(searchParameters.numericRefinements.keys.sorted())")
    searchResultsHandler(SearchResults(nbHits: 0, hits: []), nil)
  }
}
