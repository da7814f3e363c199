import SearchModel
import TestSupport
import Testing

@testable import SearchDialects

/// What Algolia and Typesense repeat of a query.
struct ServiceEchoTests {
  private func request(_ parameters: SearchParameters, target: SectionRequest.Target = .hits) -> SectionRequest {
    SectionRequest(moduleID: "m", indexName: "films", target: target, parameters: parameters)
  }

  private func algoliaEchoes(of request: SectionRequest) -> [AnswerEcho] {
    AlgoliaDialect(applicationID: "A", apiKey: "k").plan([request], strategy: .none).calls.flatMap(\.call.echoes)
  }

  @Test func algoliaRepeatsTheQueryItsParametersAndTheIndex() {
    expectEqual(
      algoliaEchoes(of: request(["query": "\"x\" y", "page": 2, "hitsPerPage": 7])),
      [
        AnswerEcho(
          place: 0, index: "films",
          members: [
            .init(["query"], asked: .text("\"x\" y")),
            .init(["params"], asked: .parameters("hitsPerPage=7&page=2&query=%22x%22%20y")),
            .init(["index"], asked: .name("films")),
          ],
          usualText: [
            #""query":"\"x\" y""#, #""params":"hitsPerPage=7&page=2&query=%22x%22%20y""#, #""index":"films""#,
          ])
      ])
  }

  @Test(arguments: [
    (["hits", "index"], ["index"]), (["*"], ["query", "params", "index"]), ([], []),
  ])
  func algoliaRepeatsOnlyWhatIsAskedFor(fields: [String], names: [String]) {
    let echoes = algoliaEchoes(of: request(["query": "tom", "responseFields": .array(fields.map(JSON.string))]))
    expectEqual(echoes.flatMap(\.members).flatMap(\.path), names)
  }

  @Test func valuesOfFacetsComeAlone() {
    let target = SectionRequest.Target.facetValues(attribute: "year", facetQuery: "1", maxFacetHits: 3)
    #expect(algoliaEchoes(of: request(["query": "tom"], target: target)).isEmpty)
  }

  @Test func typesenseRepeatsTheQueryItsPageAndTheCollection() throws {
    let content: JSON = ["name": "films_1", "fields": [["name": "title", "type": "string"]]]
    let collection = try TypesenseCollection(content: content)
    let dialect = TypesenseDialect(apiKey: "k", collections: ["films": collection])
    let echoes = dialect.plan([request(["query": "é/y", "page": 2, "hitsPerPage": 7])], strategy: .none)
      .calls.flatMap(\.call.echoes)
    expectEqual(
      echoes.map(\.members),
      [
        [
          .init(["page"], asked: .page(3)), .init(["request_params", "collection_name"], asked: .name("films_1")),
          .init(["request_params", "per_page"], asked: .number(7)),
          .init(["request_params", "q"], asked: .text("é/y")),
        ]
      ])
    expectEqual(
      echoes.map(\.usualText),
      [
        [#""per_page":7,"q":"é/y""#, #""page":3,"request_params":{"collection_name":"films_1","#]
      ])
  }
}
