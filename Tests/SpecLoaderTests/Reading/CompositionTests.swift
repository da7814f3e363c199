import Diagnostics
import SearchModel
import SpecLoader
import TestSupport
import Testing

struct CompositionTests {
  private func spec(_ feeds: String, modules: String = "[{ indexName: movies }]", backends: String = "") -> String {
    """
    \(backends)
    indices: { movies: { records: data/movies.json, settings: { attributesForFaceting: [searchable(genre)] } } }
    indexModules: \(modules)
    composition: { feeds: \(feeds) }
    """
  }

  private func items(
    key: String = "a", source: String = "search: { index: movies }", position: Int = 0, length: Int = 1,
    more: String = ""
  ) -> String {
    "{ key: \(key), source: { \(source) }, position: \(position), length: \(length)\(more) }"
  }

  @Test func feedsAreReadWithTheirDefaults() throws {
    let first = items(source: "search: { index: movies, params: { filters: 'genre:Drama' } }", position: 99, length: 50)
    let second = items(
      key: "b", source: "external: { index: movies, ordering: userDefined }",
      more: ", metadata: { hits: { addItemKey: true, extra: { a: [1] } } }")
    let reading = read(spec("{ movies: { injectedItems: [\(first), \(second)] } }"))
    expectEqual(reading.diagnostics, [])
    let feed = try #require(reading.specification?.feeds.first)
    #expect(feed.moduleID == "movies" && feed.positioning == .highestInjected)
    expectEqual(
      feed.injectedItems,
      [
        InjectedItemsSpecification(
          key: "a", source: .search, indexName: "movies", parameters: ["filters": "genre:Drama"], position: 99,
          length: 50, addsKey: false, extra: [:]),
        InjectedItemsSpecification(
          key: "b", source: .external(ordering: .userDefined), indexName: "movies", parameters: [:], position: 0,
          length: 1, addsKey: true, extra: ["a": [1]]),
      ])
  }

  @Test func whatCannotBeIsReported() {
    func codes(_ text: String) -> [String] { read(text).diagnostics.map(\.code) }
    expectEqual(codes(spec("{ movie: { injectedItems: [\(items())] } }")), ["unknown-module"])
    expectEqual(
      codes(
        spec(
          "{ genres: { injectedItems: [\(items())] } }",
          modules: "[{ indexName: movies }, { id: genres, facet: { indexName: movies, attribute: genre } }]")),
      ["invalid-reference"])
    expectEqual(
      codes(spec("{ movies: { injectedItems: [\(items(source: "search: { index: movie }"))] } }")), ["unknown-index"])
    expectEqual(
      codes(
        spec("{ movies: { injectedItems: [\(items(source: "search: { index: movies, params: { page: 1 } }"))] } }")),
      ["unsupported"])
    expectEqual(codes(spec("{ movies: { injectedItems: [\(items()), \(items())] } }")), ["duplicate-id"])
    let four = ["a", "b", "c", "d"].map { items(key: $0) }.joined(separator: ", ")
    expectEqual(codes(spec("{ movies: { injectedItems: [\(four)] } }")), ["limit-exceeded"])
    let filtered = items(source: "search: { index: movies, params: { filters: 'year:1' } }")
    expectEqual(codes(spec("{ movies: { injectedItems: [\(filtered)] } }")), ["undeclared-facet"])
    expectEqual(codes(spec("{ movies: { injectedItems: [\(items(position: 100))] } }")), ["out-of-range"])
    expectEqual(
      codes(
        spec(
          "{ movies: { injectedItems: [\(items())] } }",
          backends: "backends: { cluster: { type: typesense, nodes: ['http://127.0.0.1:1'], apiKey: k } }")),
      ["unsupported"])
  }
}
