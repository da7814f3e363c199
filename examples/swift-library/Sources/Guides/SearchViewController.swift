// swift-format-ignore-file
// Query suggestions, the screen: the last of the three samples, which grow from each other. Word for word but for the
// last lines, which are those under "Presentation" as a function.
import Foundation
import InstantSearch
import UIKit

public class SearchViewController: UIViewController {

  // Constants
  let appID = "latency"
  let apiKey = "afc3dd66dd1293e2e2736a5a51b05c0a"
  let suggestionsIndex = "instantsearch_query_suggestions"
  let resultsIndex = "instant_search"

  // Search controller responsible for presentation of suggestions
  let searchController: UISearchController

  // Query input interactor + controller
  let queryInputInteractor: QueryInputInteractor
  let textFieldController: TextFieldController

  // Search suggestions interactor + controller
  let suggestionsHitsInteractor: HitsInteractor<Hit<QuerySuggestion>>
  let suggestionsViewController: QuerySuggestionsViewController

  // Search results interactor + controller
  let resultsHitsInteractor: HitsInteractor<ShopItem>
  let resultsViewController: ResultsViewController

  // Connector which aggregates all results and suggestions fetching logic
  let multiIndexHitsConnector: MultiIndexHitsConnector

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {

    suggestionsHitsInteractor = .init(infiniteScrolling: .off, showItemsOnEmptyQuery: true)
    suggestionsViewController = .init(style: .plain)

    resultsHitsInteractor = .init(infiniteScrolling: .on(withOffset: 10), showItemsOnEmptyQuery: true)
    resultsViewController = .init(style: .plain)

    searchController = .init(searchResultsController: suggestionsViewController)

    queryInputInteractor = .init()
    textFieldController = .init(searchBar: searchController.searchBar)

    multiIndexHitsConnector = .init(appID: appID, apiKey: apiKey, indexModules: [
        .init(indexName: suggestionsIndex, hitsInteractor: suggestionsHitsInteractor),
        .init(indexName: resultsIndex, hitsInteractor: resultsHitsInteractor)
    ])

    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)

    setup()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override public func viewDidLoad() {
    super.viewDidLoad()
    configureUI()
  }

  private func setup() {

    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false

    queryInputInteractor.connectSearcher(multiIndexHitsConnector.searcher)
    queryInputInteractor.connectController(textFieldController)
    queryInputInteractor.connectController(suggestionsViewController)

    queryInputInteractor.onQuerySubmitted.subscribe(with: searchController) { (searchController, _) in
      searchController.dismiss(animated: true, completion: .none)
    }

    suggestionsHitsInteractor.connectController(suggestionsViewController)
    resultsHitsInteractor.connectController(resultsViewController)

    suggestionsViewController.isHighlightingInverted = true
    multiIndexHitsConnector.searcher.search()
  }

  private func configureUI() {
    definesPresentationContext = true
    searchController.showsSearchResultsController = true
    view.backgroundColor = .white
    addChild(resultsViewController)
    resultsViewController.didMove(toParent: self)
    resultsViewController.view.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(resultsViewController.view)
    NSLayoutConstraint.activate([
      resultsViewController.view.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      resultsViewController.view.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      resultsViewController.view.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      resultsViewController.view.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
    ])
  }

}

/// The sample under "Presentation".
@MainActor
func present(in navigationController: UINavigationController?) {
  let searchViewController = SearchViewController()
  navigationController?.pushViewController(searchViewController, animated: true)
}
