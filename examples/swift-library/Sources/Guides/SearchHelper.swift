// swift-format-ignore-file
// The Search Helper's page. Its samples are cut off in places; what follows has them whole, in the words that are
// there.
import Foundation
import InstantSearch
import UIKit

/// A screen that keeps hits.
@MainActor
final class MoviesScreen {
  var hits: [JSONObject] = []
  var searcher: Searcher!

  init(_ index: SearchIndex) {
    searcher = Searcher(index: index, resultHandler: self.handleResults)
  }

  func handleResults(results: SearchResults?, error: Error?) {
    guard let results = results else { return }
    if results.page == 0 {
      self.hits = results.hits
    } else {
      self.hits.append(contentsOf: results.hits)
    }
  }

  func search() {
    searcher.query.query = "paris"
    searcher.query.numericFilters = ["stars>=4"]
    searcher.search()
  }
}

/// The quick start.
func makeIndexOfAClient() -> SearchIndex {
  let client = Client(appID: "YOUR_APP_ID", apiKey: "YOUR_API_KEY")
  let index = client.index(withName: "index_name")
  return index
}

/// A searcher with a closure for its results.
@MainActor
func makeSearcherWithAClosure(_ index: SearchIndex) -> Searcher {
  let searcher = Searcher(
    index: index,
    resultHandler: { (results: SearchResults?, error: NSError?) in
      // Your code goes here.
    })
  return searcher
}

/// Highlights of a result.
func highlight(_ searchResults: SearchResults, at index: Int) -> NSAttributedString? {
  let renderer = HighlightRenderer(highlightAttrs: [
    NSBackgroundColorAttributeName: UIColor.yellow
  ])
  renderer.preTag = "<mark>"
  renderer.postTag = "</mark>"
  if let highlightResult = searchResults.highlightResult(at: index, path: "attribute_name") {
    if let highlightValue = highlightResult.value {
      let highlightedString = renderer.render(text: highlightValue)
      return highlightedString
    }
  }
  return nil
}
