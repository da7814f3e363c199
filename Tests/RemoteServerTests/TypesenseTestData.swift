import SearchBackends
import SearchDialects
import SearchModel
import Testing

/// Records and what asks for them.
struct TypesenseTestData {
  static let settings: SearchParameters = [
    "searchableAttributes": ["title", "cast", "crew.name"],
    "attributesForFaceting": [
      "searchable(genre)", "year", "rating", "isNew", "crew.job", "cat.lvl0", "cat.lvl1", "never",
    ],
    "customRanking": ["desc(rating)", "asc(title)"],
    "attributeForDistinct": "series",
  ]

  static let records: [JSONObject] = [
    [
      "objectID": "1", "title": "Tom Sawyer, the <b>boy</b>", "cast": ["Tom Hanks", "Meg Ryan"],
      "genre": ["Drama", "Family"], "year": 1990, "rating": 7.3, "isNew": false, "series": "sawyer",
      "crew": [["name": "Ann Smith", "job": "director"], ["name": "Tom Baker", "job": "writer"]],
      "cat": ["lvl0": "Film", "lvl1": "Film > Feature"], "_tags": ["classic"],
      "_geoloc": ["lat": 48.85, "lng": 2.35], "id": 17, "extra": ["deep": [1, ["x": true]]],
    ],
    [
      "objectID": "2", "title": "The tomb raider", "cast": ["Angelina Jolie"], "genre": ["Action"], "year": 2001,
      "rating": 5.8, "isNew": false, "series": "raider", "cat": ["lvl0": "Film", "lvl1": "Film > Short"],
      "_geoloc": ["lat": 52.52, "lng": 13.4],
    ],
    [
      "objectID": "3", "title": "Tomorrow never dies", "cast": ["Pierce Brosnan"],
      "genre": ["Action", "Spy, cold war"],
      "year": 1997, "rating": 6.5, "isNew": true, "series": "bond",
    ],
    [
      "objectID": "4/ü", "title": "Café society", "genre": ["drama"], "year": 2016, "rating": 6.6, "isNew": true,
      "_tags": ["classic", "new"],
    ],
    ["objectID": "5", "title": "Nothing here", "genre": ["A`b", "x (y) && z"], "rating": 8.5, "series": "bond"],
    ["objectID": "6", "title": "Cast away", "cast": ["Tom Hanks"], "genre": ["Drama"], "year": 2000, "rating": 7.8],
  ]

  static func upload(
    _ name: String, settings: SearchParameters = settings, records: [JSONObject] = records,
    synonyms: [JSONObject] = [], rules: [JSONObject] = []
  ) -> IndexUpload {
    IndexUpload(
      name: name, settings: settings, synonyms: synonyms, rules: rules, records: RecordsInMemory(records))
  }
}

/// Pushes an index to the suite's server and asks it.
struct TypesenseIndexUnderTest {
  let name: String
  let service: TypesenseService

  /// An index of the test's own.
  init(
    _ name: String, settings: SearchParameters = TypesenseTestData.settings,
    records: [JSONObject] = TypesenseTestData.records, synonyms: [JSONObject] = [], rules: [JSONObject] = []
  ) async throws {
    let server = try #require(TypesenseServer.current)
    let pusher = TypesensePusher(caller: server.caller()) { "1" }
    _ = try await pusher.push(
      TypesenseTestData.upload(name, settings: settings, records: records, synonyms: synonyms, rules: rules)
    ) { _ in }
    self.name = name
    let dialect = TypesenseDialect(apiKey: TypesenseServer.key, indices: [name: settings])
    service = TypesenseService(dialect: dialect, caller: server.caller())
  }

  func ask(
    _ parameters: SearchParameters = [:], target: SectionRequest.Target = .hits, groups: [FilterGroup] = [],
    disjunctive: [String] = []
  ) async throws -> SearchResponse {
    let request = SectionRequest(
      moduleID: name, indexName: name, target: target, parameters: parameters, filterGroups: groups,
      disjunctiveFacets: disjunctive)
    return try #require(await service.answer([request]).first).get()
  }

  func ids(_ parameters: SearchParameters = [:]) async throws -> [String] {
    try await ask(parameters).ids
  }
}

extension SearchResponse {
  var ids: [String] { hits.map { $0["objectID"]?.stringValue ?? "" } }

  func counts(_ attribute: String) -> [String] { (facets[attribute] ?? []).map { "\($0.value) \($0.count)" } }
}
