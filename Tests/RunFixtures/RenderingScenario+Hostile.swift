import Foundation
import Presentation
import SearchGraph
import SearchModel

extension RenderingScenario {
  /// Data that would like to be markup: for terminals, Markdown, HTML, spreadsheets, CSV.
  package static let hostile = RenderingScenario(
    name: "hostile",
    shape: OutputShape(
      .batch,
      layouts: [
        SectionLayout(
          module: "notes",
          schema: HitSchema(fields: [
            HitField(name: "text", type: .string), HitField(name: "a|b", type: .any, isOptional: true),
            HitField(name: "objectID", type: .string, isOptional: true),
          ])),
        SectionLayout(module: "tags", isFacet: true),
        SectionLayout(module: "raw"),
      ],
      carriedColumns: ["=in", "objectID", "tab\there"]),
    results: [
      QueryResult(
        query: "\u{1B}[31m\"a\nb\" | <b>", id: "1\u{202E}x",
        row: ["=in": "\tx", "objectID": "-1", "tab\there": "a\\b"],
        sections: [
          SectionResult(
            module: "notes", indexName: "notes", title: "No|tes\u{1B}]0;x\u{7} <i>", status: .ok,
            counts: SectionCounts(nbHits: 4, page: 0, nbPages: 1, hitsPerPage: 20), content: .hits(noteHits)),
          SectionResult(
            module: "tags", indexName: "notes", title: "Tags\n## not a heading", status: .ok,
            content: .facetHits([
              Facet(value: "+1\u{2028}", count: 2, highlighted: "<em>+1\u{2028}</em>"),
              Facet(value: "\u{9B}31m", count: 1),
            ])),
          SectionResult(
            module: "raw", indexName: "raw", title: "Raw", status: .ok,
            counts: SectionCounts(nbHits: 2, page: 0, nbPages: 1, hitsPerPage: 20),
            content: .hits([
              DynamicHit(objectID: "@r1", fields: ["n": 1, "k\u{1B}": true, "list": ["x\u{1B}"]]),
              DynamicHit(
                objectID: "r2", fields: ["t": "www.example.com https://example.com a@b", "cost": "$5 ~x~ `c`"]),
            ])),
        ])
    ])

  private static let noteHits = [
    DynamicHit(
      objectID: "1", fields: ["text": "a literal <em>tag</em> match", "a|b": "x|y\\z", "objectID": "own"],
      annotations: ["_highlightResult": ["text": ["value": "a literal <em>tag</em> <em>match</em>"]]]),
    DynamicHit(
      objectID: "2",
      fields: ["text": "\u{1B}[2J\u{202E}gpj.exe\r\nnext, \"line\"\tend", "a|b": [["\u{1B}": "|"], .null]]),
    DynamicHit(
      objectID: "3", fields: ["text": "*bold* _it_ [l](javascript:x) <script>&amp;</script>", "a|b": ["k": "<x>"]],
      annotations: ["_highlightResult": ["text": ["value": "another text"]]]),
    DynamicHit(
      objectID: "=4", fields: ["text": "@SUM(1)", "a|b": -5],
      annotations: [
        "_highlightResult": ["text": ["value": "<em>@SUM(1)</em>"], "a|b": ["value": "<em>-5</em>"]]
      ]),
  ]

  /// Sections that could not be answered, beside one that could.
  package static let failures = RenderingScenario(
    name: "failures", shape: OutputShape(.search, layouts: layouts),
    results: [
      QueryResult(
        query: "tom",
        sections: [
          failure("actors", SearchError(.timeout, "no answer within 5 s")),
          failure("genres", SearchError(.auth, "the key is\nrefused \u{1B}[0m*"), isFacet: true),
          tom[3],
          failure("movies", SearchError(.invalidHit, "'year' must be an integer, found a string (\"x|y\")")),
        ])
    ])

  private static func failure(_ module: String, _ error: SearchError, isFacet: Bool = false) -> SectionResult {
    var section = SectionResult(
      module: module, indexName: module, title: module.capitalized, status: .error,
      content: isFacet ? .facetHits([]) : .hits([]))
    section.error = error
    return section
  }
}
