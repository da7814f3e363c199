import SearchGraph

/// Reads how many rows there are whenever it is told to.
final class RowCounter: MultiIndexHitsController {
  weak var hitsSource: (any MultiIndexHitsSource)?
  private(set) var shownRows = 0

  func reload() {
    guard let hitsSource else { return }
    shownRows = (0..<hitsSource.numberOfSections()).reduce(0) { $0 + hitsSource.numberOfHits(inSection: $1) }
  }

  func scrollToTop() {}
}
