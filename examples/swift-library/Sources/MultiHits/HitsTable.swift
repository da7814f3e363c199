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

  func show() throws {
    guard let hitsSource else { return }
    for section in 0..<hitsSource.numberOfSections() {
      // The first section has actors, the second one movies: another type is an error.
      let rows = try (0..<hitsSource.numberOfHits(inSection: section)).map { row in
        if section == 0 {
          try hitsSource.hit(atIndex: row, inSection: section, as: Actor.self).map { "\($0.name), born \($0.born)" }
        } else {
          try hitsSource.hit(atIndex: row, inSection: section, as: Movie.self).map { "\($0.title) (\($0.year))" }
        }
      }
      Screen.printSection("Section \(section)", rows.map { $0 ?? "…" })
    }
  }
}
