package import Presentation
import SearchGraph
import SearchModel

extension RenderingScenario {
  package static let layouts = [
    SectionLayout(
      module: "actors",
      schema: HitSchema(fields: [
        HitField(name: "name", type: .string), HitField(name: "rating", type: .number),
        HitField(name: "alive", type: .boolean, isOptional: true),
        HitField(name: "aliases", type: .list(.string), isOptional: true),
      ]),
      label: "name"),
    SectionLayout(module: "genres", isFacet: true),
    SectionLayout(
      module: "movies",
      schema: HitSchema(fields: [
        HitField(name: "year", type: .integer), HitField(name: "title", type: .string),
        HitField(name: "genre", type: .list(.string)),
        HitField(name: "score", type: .number, path: FieldPath("ratings.average"), isOptional: true),
        HitField(name: "director", type: .string, path: FieldPath("crew.director"), isOptional: true),
        HitField(name: "cast", type: .list(.object([HitField(name: "as", type: .string)])), isOptional: true),
      ]),
      detail: ["year", "genre", "director", "cast"]),
    SectionLayout(
      module: "suggestions",
      schema: HitSchema(fields: [
        HitField(name: "query", type: .string), HitField(name: "popularity", type: .integer),
        HitField(name: "count", type: .integer, isOptional: true),
      ]),
      isHighlightingInverted: true, highlightTags: HighlightTags(pre: "[[", post: "]]")),
    SectionLayout(module: "press"),
  ]

  package static let carriedColumns = ["market", "popularity", "status", "note"]

  package static let search = RenderingScenario(
    name: "search", shape: OutputShape(.search, layouts: layouts), results: [QueryResult(query: "tom", sections: tom)])

  package static let batch = RenderingScenario(
    name: "batch", shape: OutputShape(.batch, layouts: layouts, carriedColumns: carriedColumns),
    results: [
      QueryResult(
        query: "tom", id: "tom-1",
        row: ["market": "=HYPERLINK(\"x\")", "popularity": -3, "status": "new, \"hot\"", "note": ["a", 1]],
        sections: tom, milliseconds: 12.3456),
      QueryResult(query: "", id: "2", row: ["market": "de"], sections: blank, milliseconds: 3),
      QueryResult(query: "xyz", id: "3", sections: unanswerable),
    ])

  package static let emptyBatch = RenderingScenario(
    name: "empty-batch", shape: OutputShape(.batch, layouts: layouts, carriedColumns: carriedColumns), results: [])

  /// Every kind of section with hits.
  package static let tom: [SectionResult] = {
    var movies = SectionResult(
      module: "movies", indexName: "movies", title: "Movies", status: .ok,
      counts: SectionCounts(nbHits: 1200, page: 1, nbPages: 50, hitsPerPage: 20), content: .hits(movieHits))
    movies.facets = [
      "genre": [Facet(value: "Drama", count: 10), Facet(value: "Comedy/Satire", count: 10)], "none": [],
    ]
    movies.facetStats = [
      "year": FacetStats(min: 1990, max: 2020, avg: 2001.5, sum: 24_018),
      "score": FacetStats(min: -0.0, max: 9.1, avg: 1e21, sum: 1e-7),
      "votes": FacetStats(min: 0, max: 1, avg: .nan, sum: .infinity),
    ]
    movies.isTruncated = true
    movies.invalidHits.skipped = 2
    movies.queryAfterRemoval = "tom <em>sawyer</em>"
    movies.extra = ["appliedRules": [["objectID": "rule-1"]], "userData": [], "renderingContent": ["order": ["genre"]]]
    return [
      SectionResult(
        module: "actors", indexName: "actors", title: "Actors", status: .ok,
        counts: SectionCounts(nbHits: 12, page: 0, nbPages: 3, hitsPerPage: 5), content: .hits(actorHits)),
      SectionResult(
        module: "genres", indexName: "movies", title: "Genres", status: .ok,
        content: .facetHits([
          Facet(value: "Tomfoolery", count: 1010, highlighted: "<em>Tom</em>foolery"),
          Facet(value: "ドラマ", count: 7),
        ])),
      movies,
      SectionResult(
        module: "suggestions", indexName: "query_suggestions", title: "Suggestions", status: .ok,
        counts: SectionCounts(nbHits: 1, page: 0, nbPages: 1, hitsPerPage: 20),
        content: .hits([
          DynamicHit(
            objectID: "s1", fields: ["query": "tom hanks", "popularity": 40, "count": 3],
            annotations: ["_highlightResult": ["query": ["value": "[[tom]] hanks", "matchLevel": "full"]]])
        ])),
      SectionResult(
        module: "press", indexName: "press", title: "Press", status: .ok,
        counts: SectionCounts(nbHits: 1, page: 0, nbPages: 1, hitsPerPage: 20), content: .hits(pressHits)),
    ]
  }()

  private static let actorHits = [
    DynamicHit(
      objectID: "31", fields: ["name": "Tom Hanks", "rating": 9.1, "alive": true],
      annotations: [
        "_highlightResult": [
          "name": ["value": "<em>Tom</em> Hanks", "matchLevel": "full", "matchedWords": ["tom"]]
        ]
      ]),
    DynamicHit(
      objectID: "500", fields: ["name": "湯姆·克魯斯", "rating": 8, "aliases": ["Tom Cruise", "T.C."]],
      annotations: [
        "_highlightResult": [
          "aliases": [
            ["value": "<em>Tom</em> Cruise", "matchLevel": "full"], ["value": "T.C.", "matchLevel": "none"],
          ]
        ]
      ]),
    DynamicHit(objectID: "7", fields: ["name": "Tomás 👨‍👩‍👧 Ödön", "rating": 7.25, "alive": false]),
  ]

  private static let movieHits = [
    DynamicHit(
      objectID: "m1",
      fields: [
        "year": 1973, "title": "Tom Sawyer, and a title that is far too long to be lined up with the others",
        "genre": ["Drama", "Family"], "score": 6.5, "director": "Don Taylor", "cast": [["as": "Tom"]],
      ],
      annotations: [
        "_highlightResult": ["crew": ["director": ["value": "<em>Don</em> Taylor", "matchLevel": "partial"]]],
        "_rankingInfo": ["nbTypos": 0, "words": 1], "_distinctSeqID": 0,
      ]),
    DynamicHit(objectID: "m2", fields: ["year": 9_007_199_254_740_993, "title": "Tom & Viv", "genre": []]),
  ]

  private static let pressHits = [
    DynamicHit(
      objectID: "p1",
      fields: [
        "pages": 3, "head": "Tom wins", "body": "He did.", "tags": ["a", "b"], "paid": false, "none": .null,
        "more": ["deep": [1.0, 1e21]], "e": 1e21, "f": "six", "g": "seven",
      ])
  ]

  /// What a query of no length finds.
  package static let blank: [SectionResult] = {
    var movies = SectionResult(
      module: "movies", indexName: "movies", title: "Movies", status: .empty,
      counts: SectionCounts(nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 20), content: .hits([]))
    movies.invalidHits.blanked = 1
    return [
      SectionResult(
        module: "actors", indexName: "actors", title: "Actors", status: .hidden,
        counts: SectionCounts(nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 5), content: .hits([])),
      SectionResult(
        module: "genres", indexName: "movies", title: "Genres", status: .ok,
        content: .facetHits([Facet(value: "=Drama", count: 0, highlighted: "=Drama")])),
      movies,
      SectionResult(
        module: "suggestions", indexName: "query_suggestions", title: "Suggestions", status: .hidden, content: .hits([])
      ),
      SectionResult(module: "press", indexName: "press", title: "Press", status: .empty, content: .hits([])),
    ]
  }()

  /// Nothing found anywhere.
  package static let unanswerable = [
    SectionResult(module: "actors", indexName: "actors", title: "Actors", status: .empty, content: .hits([])),
    SectionResult(module: "genres", indexName: "movies", title: "Genres", status: .empty, content: .facetHits([])),
    SectionResult(module: "movies", indexName: "movies", title: "Movies", status: .empty, content: .hits([])),
    SectionResult(
      module: "suggestions", indexName: "query_suggestions", title: "Suggestions", status: .hidden, content: .hits([])),
    SectionResult(module: "press", indexName: "press", title: "Press", status: .empty, content: .hits([])),
  ]
}
