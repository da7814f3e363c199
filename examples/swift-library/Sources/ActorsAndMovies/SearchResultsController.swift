import ExampleScreen
import MultihitsKit

/// Shows two sections, a title above each that has hits.
final class SearchResultsController {
  enum Section: CaseIterable {
    case actors
    case movies

    var title: String {
      switch self {
      case .actors: "Actors"
      case .movies: "Movies"
      }
    }
  }

  weak var actorsHitsInteractor: HitsInteractor<Hit<Actor>>? {
    didSet {
      oldValue?.onResultsUpdated.cancelSubscription(for: self)
      actorsHitsInteractor?.onResultsUpdated.subscribe(with: self) { controller, _ in controller.updateCount += 1 }
    }
  }
  weak var moviesHitsInteractor: HitsInteractor<Hit<Movie>>? {
    didSet {
      oldValue?.onResultsUpdated.cancelSubscription(for: self)
      moviesHitsInteractor?.onResultsUpdated.subscribe(with: self) { controller, _ in controller.updateCount += 1 }
    }
  }
  /// How often a section had something new.
  private(set) var updateCount = 0

  func numberOfHits(in section: Section) -> Int {
    switch section {
    case .actors: actorsHitsInteractor?.numberOfHits() ?? 0
    case .movies: moviesHitsInteractor?.numberOfHits() ?? 0
    }
  }

  func label(forRow row: Int, in section: Section) -> HighlightedString? {
    switch section {
    case .actors: actorsHitsInteractor?.hit(atIndex: row)?.highlightedString(forKey: "name")
    case .movies: moviesHitsInteractor?.hit(atIndex: row)?.highlightedString(forKey: "title")
    }
  }

  func show() {
    for section in Section.allCases {
      let rows = (0..<numberOfHits(in: section)).compactMap { label(forRow: $0, in: section)?.marked }
      Screen.printSection(section.title, rows)
    }
  }
}
