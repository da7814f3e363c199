// The guides' samples, run.
import Alamofire
import ExampleScreen
import Foundation
import InstantSearch
import UIKit

func show(_ title: String, _ lines: [String]) {
  print("\n\(title)")
  for line in lines { print("  \(line)") }
}

// Multi-index search.
let actorsScreen = ActorsAndMovies.SearchViewController()
UINavigationController().pushViewController(actorsScreen, animated: true)
for text in ["", "john"] {
  actorsScreen.searchController.searchBar.type(text)
  await actorsScreen.searcher.waitForAnswers()
  show("Actors and movies: '\(text)'", actorsScreen.searchResultsController.tableView.lines)
}
let facetsScreen = HitsAndFacetValues.SearchViewController()
UINavigationController().pushViewController(facetsScreen, animated: true)
facetsScreen.searchController.searchBar.type("sho")
await facetsScreen.searcher.waitForAnswers()
show("Hits and values of a facet: 'sho'", facetsScreen.searchResultsController.tableView.lines)

// Multi hits.
let (connector, controller) = makeMultiHits()
connector.searcher.query = "john"
await connector.searcher.searchAndWait()
show("Multi hits", ["sections \(controller.hitsSource?.numberOfSections() ?? 0)"])
let (partsSearcher, partsInteractor, _, filterState) = makeMultiHitsFromParts()
filterState[and: "year"].add(Filter(attribute: "year", operator: .equal, value: 1956))
await partsSearcher.searchAndWait()
show("Multi hits from parts", (0..<2).map { "section \($0): \(partsInteractor.numberOfHits(inSection: $0)) hits" })
let (separate, lists) = makeSeparateLists()
let separateSearcher = MultiIndexSearcher(appID: "", apiKey: "", indexNames: ["actors", "movies"])
separate.connectSearcher(separateSearcher)
separateSearcher.query = "john"
await separateSearcher.searchAndWait()
show("A list for each index", lists.flatMap(\.tableView.lines))

// Query suggestions.
let navigationController = UINavigationController()
present(in: navigationController)
if let screen = navigationController.topViewController as? SearchViewController {
  for text in ["", "lap"] {
    screen.searchController.searchBar.type(text)
    await screen.multiIndexHitsConnector.searcher.waitForAnswers()
    show("Suggestions: '\(text)'", screen.suggestionsViewController.tableView.lines)
  }
  let list = screen.suggestionsViewController
  list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
  await screen.multiIndexHitsConnector.searcher.waitForAnswers()
  show("Results: '\(screen.searchController.searchBar.text)'", screen.resultsViewController.tableView.lines)
}

// Backend search.
Alamofire.answer = { url in
  let text = url.queryItems?.first { $0.name == "q" }?.value ?? ""
  if text == "none" { return #"{"message": "no such text", "status": 404}"# }
  return #"{"hits": [{"objectID": "1", "name": "\#(text)"}], "nbHits": 1, "processingTimeMS": 1, "query": "\#(text)","#
    + #" "params": "", "page": 0}"#
}
for searcher in [makeSearcherOfADefaultBackend(), makeInstantSearchOfADefaultBackend().searcher].compactMap(\.self) {
  searcher.addResultHandler { results, error in
    show("Default backend", [error?.message ?? "\(results?.hits.compactMap { $0["name"]?.stringValue } ?? [])"])
  }.onQueue(.main)
  for text in ["chair", "none"] {
    searcher.query.query = text
    await searcher.searchAndWait()
  }
}
let tableView = IndicesTableView()
await makeInstantSearchOfSeveralBackends(tableView).searchAndWait("table")
show("Several backends", tableView.rows.sorted())
Alamofire.answer = { _ in #"{"hits": {"total": 2, "hits": [{"objectID": "a", "name": "Oak"}, {"objectID": "b"}]}}"# }
let implementation = makeSearcherOfAnImplementation()
implementation.query.facets = ["category"]
await implementation.searchAndWait()
let counts = implementation.results?.facets(name: "category")?.map { "\($0.value) \($0.count)" }
show("Own parameters and results", ["\(implementation.results?.nbHits ?? 0) hits", "\(counts ?? [])"])
let curious = CuriousBackend()
let refined = Searcher(index: curious)
refined.disjunctiveFacets = ["colour"]
refined.addFacetRefinement(name: "colour", value: "red")
refined.addNumericRefinement("price", .less, 10)
await refined.searchAndWait()
show("More of the query", curious.seen)

// The Search Helper.
let films = try ExampleData.movieNight()
let moviesScreen = MoviesScreen(films.index(withName: "movies"))
moviesScreen.searcher.query.hitsPerPage = 2
await moviesScreen.searcher.searchAndWait()
await moviesScreen.searcher.loadMoreAndWait()
show("Search Helper", moviesScreen.hits.compactMap { $0["title"]?.stringValue })
let names = [Searcher.SearchNotification, Searcher.ResultNotification, Searcher.ErrorNotification]
var posted: [String] = []
let observers = names.map { name in
  NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
    let name = notification.name.rawValue
    MainActor.assumeIsolated { posted.append(name) }
  }
}
moviesScreen.searcher.postNotifications()
await moviesScreen.searcher.searchAndWait()
for observer in observers { NotificationCenter.default.removeObserver(observer) }
show("Notifications", posted)
let marked = SearchResults(
  nbHits: 1,
  hits: [
    [
      "objectID": "1",
      "_highlightResult": ["attribute_name": ["value": "in <mark>Paris</mark>", "matchLevel": "full"]],
    ]
  ])
let highlighted = highlight(marked, at: 0)
show(
  "Highlights",
  [highlighted?.string ?? "", "\(highlighted?.attribute(.backgroundColor, at: 4, effectiveRange: nil) ?? "")"])
