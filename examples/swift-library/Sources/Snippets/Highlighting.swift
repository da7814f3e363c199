import ExampleScreen
import MultihitsKit

@MainActor
func highlightMatches() async throws {
  struct Movie: Decodable { let title: String }
  let searcher = HitsSearcher(service: try ExampleData.movieNight(), indexName: "movies")
  searcher.parameters.hitsPerPage = 1
  searcher.parameters.highlightPreTag = "<mark>"
  searcher.parameters.highlightPostTag = "</mark>"
  let hitsInteractor = HitsInteractor<Hit<Movie>>()
  hitsInteractor.connectSearcher(searcher)
  searcher.query = "janet psy"
  await searcher.searchAndWait()

  let renderer = HighlightRenderer(tags: searcher.parameters.highlightTags)
  if let hit = hitsInteractor.hit(atIndex: 0) {
    let title = hit.highlightedString(forKey: "title", renderer: renderer)
    print(title?.text(highlighted: { "[\($0)]" }) ?? "")
    let cast = hit.highlightedStrings(forKey: "cast", renderer: renderer)
    print(cast.joined(separator: ", ").text(highlighted: { "[\($0)]" }))
  }

  // A text by itself, and the other way round.
  var emphasis = HighlightRenderer()
  print(emphasis.render(text: "<em>ra</em>dio, 1 < 2").text(preTag: "*", postTag: "*"))
  emphasis.isInverted = true
  print(emphasis.render(text: "<em>ra</em>dio").text(preTag: "*", postTag: "*"))
}
