import Diagnostics
import SearchModel
import SpecLoader
import TestSupport
import Testing

/// The names in a spec beside those that records have.
struct AttributeUseTests {
  private static let records = [
    Record(
      objectID: "1",
      attributes: [
        "title": "lamp", "price": "9.90", "stock": 3, "both": 1, "dims": ["w": 1], "cast": [["name": "x"], ["age": 3]],
        "nothing": .null, "empty": [],
      ]),
    Record(objectID: "2", attributes: ["title": "cup", "both": "x", "matrix": [[1], ["a"]]]),
  ]

  private func warnings(
    settings: String = "{}", query: String = "{}", module: String = "", common: String = "{}",
    records: ExactDictionary<[Record]> = ["a": records]
  ) throws -> [String] {
    let text = """
      indices: { a: { records: a.json, settings: \(settings) }, b: { records: b.json } }
      query: \(common)
      indexModules:
        - { indexName: a, query: \(query)\(module) }
      """
    let reading = SpecReader.read(bytes: Array(text.utf8), file: "s.yaml")
    try #require(reading.specification != nil)
    let paths = records.compactMapValues { RecordPaths(of: $0) }
    return AttributeUse.warnings(of: reading.attributeUses, paths: paths, file: "s.yaml").map(\.fullMessage)
  }

  private static func missing(_ name: String, _ role: String, _ near: String? = nil) -> String {
    "no record of the index 'a' has '\(name)', which \(role) names" + (near.map { "; did you mean '\($0)'?" } ?? "")
  }

  @Test(arguments: [
    (
      "{ searchableAttributes: [titel, 'unordered(title)', 'cast.nam, dims.w'] }", "'searchableAttributes'", "titel",
      "title"
    ),
    ("{ searchableAttributes: ['title,cast.nam'] }", "'searchableAttributes'", "cast.nam", "cast.name"),
    ("{ attributesForFaceting: ['filterOnly(stok)'] }", "'attributesForFaceting'", "stok", "stock"),
    ("{ customRanking: ['desc(stok)'] }", "'customRanking'", "stok", "stock"),
    ("{ ranking: ['asc(stok)', typo] }", "'ranking'", "stok", "stock"),
    ("{ attributesToSnippet: ['titel:10'] }", "'attributesToSnippet'", "titel", "title"),
    ("{ attributesToRetrieve: ['*', '-stok'] }", "'attributesToRetrieve'", "stok", "stock"),
    ("{ attributeForDistinct: stok }", "'attributeForDistinct'", "stok", "stock"),
  ])
  func namesInSettingsAreCompared(settings: String, role: String, name: String, near: String) throws {
    try expectEqual(warnings(settings: settings).first, Self.missing(name, role, near))
  }

  @Test(arguments: [
    ("aroundLatLng", "'1,2'"), ("insideBoundingBox", "[[1,2,3,4]]"), ("insidePolygon", "[[1,2,3,4,5,6]]"),
  ])
  func searchesByPlaceNeedPlaces(name: String, value: String) throws {
    let query = "{ \(name): \(value) }"
    try expectEqual(
      warnings(query: query), ["no record of the index 'a' has '_geoloc', which '\(name)' needs"])
    let place = Record(objectID: "3", attributes: ["_geoloc": ["lat": 1, "lng": 2]])
    try expectEqual(warnings(query: query, records: ["a": Self.records + [place]]), [])
    try expectEqual(warnings(query: "{ \(name): \(value.hasPrefix("[") ? "[]" : "''") }"), [])
  }

  @Test func namesThatRecordsHaveAreFine() throws {
    let settings = """
      { searchableAttributes: [title, 'unordered(cast.name)', dims, matrix, nothing, empty],
        attributesForFaceting: ['searchable(cast.age)', _tags, objectID], attributesToHighlight: ['*'],
        ranking: [typo, geo, words, 'desc(stock)'], attributesToSnippet: ['*:5', 'ti*:3'] }
      """
    let module = """
      , hit: { title: string, dims: { w: number }, far: { type: integer, from: dims.w, optional: true } },
      filterState: [{ and: { name: f, filters: ['title:x', 'stock > 1', 'stock = 2', '_tags:x'] } }]
      """
    try expectEqual(warnings(settings: settings, module: module), [])
  }

  @Test func namesInModulesAreCompared() throws {
    let module = """
      , hit: { stok: integer?, dims: { wide: number? }, label: { type: string, from: titel, optional: true } },
      disjunctiveFacets: [colr], filterState: [{ or: { name: f, filters: ['shelf:x'] } },
      { hierarchical: { name: h, attributes: [lvl0] } }]
      """
    try expectEqual(
      warnings(
        settings: "{ searchableAttributes: [title] }",
        query: "{ filters: 'prise < 3', facetFilters: [['colr:x']], attributesToHighlight: [titl] }", module: module
      ).sorted(),
      [
        Self.missing("colr", "'disjunctiveFacets'"), Self.missing("colr", "a filter"),
        Self.missing("dims.wide", "the hit schema", "dims.w"), Self.missing("lvl0", "the hierarchy"),
        Self.missing("prise", "a filter", "price"), Self.missing("shelf", "a filter"),
        Self.missing("stok", "the hit schema", "stock"), Self.missing("titel", "the hit schema", "title"),
        Self.missing("titl", "'attributesToHighlight'", "title"),
      ])
  }

  @Test(arguments: [
    ("cast: [{ nam: string? }]", "cast.nam", "cast.name"),
    ("cast: { type: [{ nam: string? }], optional: true }", "cast.nam", "cast.name"),
    ("d: { type: { wide: number? }, from: dims, optional: true }", "dims.wide", "dims.w"),
  ])
  func fieldsInListsAndInLongFormsAreCompared(hit: String, name: String, near: String) throws {
    try expectEqual(warnings(module: ", hit: { \(hit) }"), [Self.missing(name, "the hit schema", near)])
  }

  @Test func whatAnswersAddIsNoName() throws {
    let hit = "x: { type: any, from: _rankingInfo.geoDistance, optional: true }, _distinctSeqID: any?"
    try expectEqual(warnings(module: ", hit: { title: string, \(hit) }"), [])
  }

  @Test func namesThatAreShownAreComparedWhereNoSchemaIs() throws {
    try expectEqual(
      warnings(module: ", display: { label: titel, detail: [stock, stok] }"),
      [
        Self.missing("stok", "'display'", "stock"), Self.missing("titel", "'display'", "title"),
      ].sorted { $0.contains("titel") && !$1.contains("titel") })
  }

  @Test func anOrderByTextsIsSaid() throws {
    let text =
      "'price' is text: no record of the index 'a' has a number in it, so that 'customRanking' orders it as a text"
    try expectEqual(warnings(settings: "{ customRanking: ['desc(price)', 'asc(stock)'] }"), [text])
  }

  @Test func numericFiltersNeedNumbers() throws {
    let text = "'price' is text: no record of the index 'a' has a number in it, so that numeric filters find nothing"
    try expectEqual(warnings(query: "{ filters: 'price < 20' }"), [text])
    try expectEqual(warnings(query: "{ numericFilters: ['price:1 TO 2'] }"), [text])
    try expectEqual(warnings(query: "{ filters: 'stock < 20 AND price:x AND nothing > 1' }"), [])
  }

  @Test func numbersBesideTextsAreTold() throws {
    let text = "'both' is a number in some records and a text in others, so that"
    try expectEqual(
      warnings(query: "{ filters: 'both < 20 AND both:x' }"), ["\(text) numeric filters pass over the texts"])
    try expectEqual(
      warnings(settings: "{ customRanking: ['desc(stock)', 'asc(both)'] }"),
      ["\(text) 'customRanking' orders them apart"])
  }

  @Test func numericFiltersOnBooleansFindNothing() throws {
    let records = [Record(objectID: "1", attributes: ["on": true])]
    try expectEqual(
      warnings(query: "{ filters: 'on = 1' }", records: ["a": records]),
      [
        "no record of the index 'a' has a number in 'on', so that numeric filters find nothing"
      ])
  }

  @Test func aNameWithDotsBesideAMemberIsSaid() throws {
    let records = [
      Record(objectID: "1", attributes: ["a": ["b": 6], "a.b": 8]), Record(objectID: "2", attributes: ["a.b": 7]),
    ]
    let found = try warnings(query: "{ filters: 'a.b >= 5' }", records: ["a": records])
    #expect(
      found.count == 1 && found[0].hasPrefix("records have 'a.b' as a member of an object and as a name with dots"))
    try expectEqual(warnings(settings: "{ searchableAttributes: ['a\\.b'] }", records: ["a": records]), [])
  }

  @Test func whatHoldsForAllSectionsNeedsOneIndexThatHasIt() throws {
    try expectEqual(
      warnings(common: "{ attributesToHighlight: [nowhere] }"),
      [
        Self.missing("nowhere", "'attributesToHighlight'")
      ])
  }

  @Test func facetsForAllSectionsMayBeThoseOfOneIndex() throws {
    let text = """
      indices:
        a: { records: a.json, settings: { attributesForFaceting: [color] } }
        b: { records: b.json, settings: { attributesForFaceting: [size] } }
      query: { facets: [color, size, shape] }
      indexModules: [{ indexName: a }, { indexName: b, query: { facets: [color] } }]
      """
    let messages = SpecReader.read(bytes: Array(text.utf8), file: "s.yaml").diagnostics.map(\.message)
    expectEqual(
      messages,
      [
        "'shape' is not among the attributesForFaceting of the index 'a'",
        "'color' is not among the attributesForFaceting of the index 'b'",
      ])
  }

  @Test func nothingIsSaidWithoutRecords() throws {
    try expectEqual(warnings(settings: "{ searchableAttributes: [x] }", records: [:]), [])
    try expectEqual(warnings(settings: "{ searchableAttributes: [x] }", records: ["a": []]), [])
  }

  @Test func recordsOfEndlessNamesAreNotCompared() {
    let names = (0...RecordPaths.mostPaths).map { ("n\($0)", JSON.integer($0)) }
    let record = Record(objectID: "1", attributes: JSONObject(uniqueKeysWithValues: names))
    #expect(RecordPaths(of: [record]) == nil)
  }
}
