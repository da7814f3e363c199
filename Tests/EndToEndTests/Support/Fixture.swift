/// The spec and the records that most tests search.
enum Fixture {
  /// A section that hides and does not scroll, one that scrolls, one of facet values.
  static let spec = """
    version: 1
    indices:
      actors:
        records: actors.csv
        objectID: id
        settings: { searchableAttributes: [name], customRanking: [desc(rating)] }
      films:
        records: films.json
        settings:
          searchableAttributes: [title]
          attributesForFaceting: [searchable(genre), year, cat.lvl0, cat.lvl1]
          customRanking: [desc(score)]
    indexModules:
      - id: actors
        indexName: actors
        title: Actors
        hit: { name: string, rating: number }
        display: { label: name, detail: [rating] }
        infiniteScrolling: off
        showItemsOnEmptyQuery: false
        query: { hitsPerPage: 2 }
      - id: films
        indexName: films
        title: Films
        hit: { title: string, year: integer, genre: ["string"] }
        query: { hitsPerPage: 2 }
      - id: genres
        title: Genres
        facet: { indexName: films, attribute: genre, maxFacetHits: 3 }

    """

  static let actors = """
    id,name,rating
    a1,Tom Hanks,9.1
    a2,Tom Hardy,8.5
    a3,"Cruise, Tom",7
    a4,Ingrid Bergman,9

    """

  static let films = """
    [
      {"objectID": "f1", "title": "Tom Sawyer", "year": 1973, "genre": ["Adventure", "Family"], "score": 70,
       "cat": {"lvl0": "Film", "lvl1": "Film > Feature"}},
      {"objectID": "f2", "title": "Tom Jones", "year": 1963, "genre": ["Comedy"], "score": 80,
       "cat": {"lvl0": "Film", "lvl1": "Film > Feature"}},
      {"objectID": "f3", "title": "Peeping Tom", "year": 1960, "genre": ["Drama"], "score": 60,
       "cat": {"lvl0": "Film", "lvl1": "Film > Feature"}},
      {"objectID": "f4", "title": "Major Tom", "year": 2001, "genre": ["Comedy", "Drama"], "score": 50,
       "cat": {"lvl0": "Film", "lvl1": "Film > Short"}},
      {"objectID": "f5", "title": "Casablanca", "year": 1942, "genre": ["Drama"], "score": 90,
       "cat": {"lvl0": "Film", "lvl1": "Film > Feature"}}
    ]

    """

  /// A folder with the spec as `search.yaml`, its records, and other files.
  static func workspace(_ files: [String: String] = [:]) throws -> Workspace {
    try Workspace(
      ["search.yaml": spec, "actors.csv": actors, "films.json": films].merging(files) { $1 })
  }

  /// A spec of one index and its modules, each given as a flow mapping.
  static func spec(index: String, modules: String...) -> String {
    "version: 1\nindices:\n  \(index)\nindexModules:\n" + modules.map { "  - \($0)\n" }.joined()
  }
}
