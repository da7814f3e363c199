// swift-format-ignore-file
// Multi hits, the other samples. The members of the records, which the guide leaves out, are filled in; each sample is
// a function.
import Foundation
import InstantSearch
import UIKit

struct Actor: Codable {
  let name: String
}

struct Movie: Codable {
  let title: String
}

/// The connector.
@MainActor
func makeMultiHits() -> (MultiIndexHitsConnector, MultiIndexHitsTableController) {
  let actorHitsInteractor: HitsInteractor<Actor> = .init(infiniteScrolling: .off)
  let movieHitsInteractor: HitsInteractor<Movie> = .init(infiniteScrolling: .off)

  let movieFilterState: FilterState = .init()
  let hitsTableViewController = MultiIndexHitsTableController(tableView: .init())

  let multiIndexHitsConnector = MultiIndexHitsConnector(appID: "YourApplicationID",
                                                        apiKey: "YourSearchOnlyAPIKey",
                                                        indexModules: [
                                                          .init(indexName: "actors",
                                                                hitsInteractor: actorHitsInteractor),
                                                          .init(indexName: "movies",
                                                                hitsInteractor: movieHitsInteractor,
                                                                filterState: movieFilterState)
                                                        ],
                                                        controller: hitsTableViewController)
  return (multiIndexHitsConnector, hitsTableViewController)
}

/// The parts, connected by hand.
@MainActor
func makeMultiHitsFromParts() -> (MultiIndexSearcher, MultiIndexHitsInteractor, MultiIndexHitsTableController, FilterState) {
  let searcher: MultiIndexSearcher = .init(appID: "YourApplicationID",
                                           apiKey: "YourSearchOnlyAPIKey",
                                           indexNames: ["actors", "movies"])

  let actorHitsInteractor: HitsInteractor<Actor> = .init(infiniteScrolling: .off)
  let movieHitsInteractor: HitsInteractor<Movie> = .init(infiniteScrolling: .off)

  let hitsInteractor: MultiIndexHitsInteractor = .init(hitsInteractors: [actorHitsInteractor, movieHitsInteractor])

  hitsInteractor.connectSearcher(searcher)

  let hitsTableViewController = MultiIndexHitsTableController(tableView: .init())
  hitsInteractor.connectController(hitsTableViewController)

  let movieFilterState: FilterState = .init()
  movieHitsInteractor.connectFilterState(movieFilterState)
  searcher.connectFilterState(movieFilterState, withQueryAtIndex: 1)
  return (searcher, hitsInteractor, hitsTableViewController, movieFilterState)
}

struct ActorCellConfigurator: TableViewCellConfigurable {
  let model: Actor
  init(model: Actor, indexPath: IndexPath) { self.model = model }
  func configure(_ cell: UITableViewCell) { cell.textLabel?.text = model.name }
}

struct MovieCellConfigurator: TableViewCellConfigurable {
  let model: Movie
  init(model: Movie, indexPath: IndexPath) { self.model = model }
  func configure(_ cell: UITableViewCell) { cell.textLabel?.text = model.title }
}

/// A controller for each index.
@MainActor
func makeSeparateLists() -> (MultiIndexHitsInteractor, [UITableViewController]) {
  let actorHitsInteractor: HitsInteractor<Actor> = .init(infiniteScrolling: .off)
  let actorsTableViewController = HitsTableViewController<ActorCellConfigurator>()
  actorHitsInteractor.connectController(actorsTableViewController)

  let movieHitsInteractor: HitsInteractor<Movie> = .init(infiniteScrolling: .off)
  let moviesTableViewController = HitsTableViewController<MovieCellConfigurator>()
  movieHitsInteractor.connectController(moviesTableViewController)

  let hitsInteractor: MultiIndexHitsInteractor = .init(hitsInteractors: [actorHitsInteractor, movieHitsInteractor])
  return (hitsInteractor, [actorsTableViewController, moviesTableViewController])
}
