import ExampleScreen
import MultihitsKit

/// One table for the hits of both indices, a section for each.
final class HitsTable: MultiIndexHitsController {
  weak var hitsSource: (any MultiIndexHitsSource)?
  private(set) var reloadCount = 0

  func reload() {
    reloadCount += 1
  }

  func scrollToTop() {}

  func show() {
    guard let hitsSource else { return }
    for section in 0..<hitsSource.numberOfSections() {
      let rows = (0..<hitsSource.numberOfHits(inSection: section)).map { row in
        if let actor: Actor = hitsSource.hit(atIndex: row, inSection: section) {
          "\(actor.name), born \(actor.born)"
        } else if let movie: Movie = hitsSource.hit(atIndex: row, inSection: section) {
          "\(movie.title) (\(movie.year))"
        } else {
          "…"
        }
      }
      Screen.printSection("Section \(section)", rows)
    }
  }
}
