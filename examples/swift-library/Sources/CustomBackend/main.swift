import ExampleScreen
// Two backends of one's own: one that answers in Algolia's words, and one with parameters and results of its own.
import MultihitsKit

// The first, with a searcher of one index.
print("A backend that passes answers on")
let searcher = Searcher(index: ForwardingBackend()) { results, error in
  if let error { print("  error: \(error.message)") }
  guard let results else { return }
  print("  \(results.nbHits) for '\(results.query)'")
  for row in results.hits.indices {
    let title = results.highlightResult(at: row, path: "title")?.value ?? ""
    print("  - \(HighlightRenderer().render(text: title).marked)")
  }
}
searcher.query.query = "garden"
await searcher.searchAndWait()

// Whatever the backend throws completes the search with an error.
searcher.query.query = "fail"
await searcher.searchAndWait()

// The second, with disjunctive facets: one value is enough, and the other values keep their counts.
print("\nA backend with its own parameters and results")
let furniture = Searcher(index: FurnitureBackend())
furniture.query.facets = ["category"]
furniture.disjunctiveFacets = ["category"]
furniture.addFacetRefinement(name: "category", value: "chairs")
furniture.addFacetRefinement(name: "category", value: "lamps")
furniture.addResultHandler { results, _ in
  guard let results else { return }
  print("  \(results.hits.compactMap { $0["name"]?.stringValue }.joined(separator: ", "))")
  for facet in results.facets(name: "category") ?? [] {
    let mark = furniture.hasFacetRefinement(name: "category", value: facet.value) ? "x" : " "
    print("  [\(mark)] \(facet.value) \(facet.count)")
  }
}
await furniture.searchAndWait()

// Both beside the embedded engine in one search.
print("\nThree backends in one search")
struct Furniture: Decodable {
  let name: String
}
struct Product: Decodable {
  let name: String
}
struct Book: Decodable {
  let title: String
}
let pieces = HitsInteractor<Furniture>()
let products = HitsInteractor<Product>()
let books = HitsInteractor<Book>()
let connector = MultiIndexHitsConnector(
  services: ["furniture": FurnitureBackend(), "embedded": try ExampleData.shop(), "books": ForwardingBackend()],
  indexModules: [
    .init(indexName: "furniture", backend: "furniture", hitsInteractor: pieces),
    .init(
      indexName: "products", backend: "embedded", parameters: ["hitsPerPage": 2], hitsInteractor: products),
    .init(indexName: "books", backend: "books", hitsInteractor: books),
  ])
for text in ["lamp", "fail"] {
  connector.searcher.query = text
  await connector.searcher.searchAndWait()
  Screen.printSearchBox(text)
  Screen.printSection("Furniture", pieces.hits.map(\.name))
  Screen.printSection("Products", products.hits.map(\.name))
  Screen.printSection("Books", books.hits.map(\.title))
  for section in 0..<connector.interactor.numberOfSections() {
    if let error = connector.interactor.error(inSection: section) { print("Section \(section): \(error.message)") }
  }
}
