import Diagnostics
import IndexSettings
import RecordFiles
import SearchModel
import SpecLoader
import TestSupport
import Testing

struct SpecReaderTests {
  @Test func contractSpecBecomesTypedValues() throws {
    let path = "Tests/Fixtures/contract-spec/search.yaml"
    let reading = SpecReader.read(bytes: try ProjectFiles.bytes(path), file: path)
    let spec = try #require(reading.specification)
    expectEqual(spec.name, "Movie night")
    expectEqual(spec.backends.map(\.name), ["local", "hosted", "cluster", "shop"])
    expectEqual(spec.defaultBackend, "local")
    expectEqual(spec.searchBox.mode, .searchAsYouType)
    expectEqual(spec.searchBox.debounce, .milliseconds(100))
    expectEqual(spec.query, ["hitsPerPage": 5])
    expectEqual(spec.indices.map(\.name), ["actors", "movies", "query_suggestions"])
    expectEqual(spec.indices[0].records.identity, .attribute("id"))
    expectEqual(spec.indices[0].synonyms, "data/actors.synonyms.json")
    expectEqual(spec.modules.map(\.id), ["actors", "movies", "suggestions", "genres"])
    let cluster = spec.backends[2]
    expectEqual(cluster.transport.timeout, .seconds(5))
    expectEqual(cluster.transport.rate, 50)
    expectEqual(cluster.transport.concurrency, 8)
  }

  @Test func movieModuleOfTheContractIsComplete() throws {
    let path = "Tests/Fixtures/contract-spec/search.yaml"
    let spec = try #require(SpecReader.read(bytes: try ProjectFiles.bytes(path), file: path).specification)
    let movies = spec.modules[1]
    expectEqual(movies.backend, "local")
    expectEqual(movies.query, ["hitsPerPage": 20, "facets": ["genre", "year"]])
    guard case .hits(let hits) = movies.content else {
      Issue.record("a section of records")
      return
    }
    expectEqual(hits.infiniteScrolling, .on(withOffset: 10))
    expectEqual(hits.disjunctiveFacets, ["genre"])
    expectEqual(
      hits.schema?.fields,
      [
        HitField(name: "title", type: .string), HitField(name: "year", type: .integer),
        HitField(name: "genre", type: .list(.string)),
        HitField(name: "score", type: .number, path: FieldPath("ratings.average"), isOptional: true),
        HitField(name: "poster", type: .url, isOptional: true),
        HitField(name: "released", type: .date, isOptional: true),
        HitField(name: "awards", type: .list(.string), isOptional: true),
      ])
    expectEqual(
      FilterGroup.text(of: hits.filterGroups),
      #"( "cat.lvl1":"Film > Feature" ) AND ( "genre":"Comedy" OR "genre":"Drama" ) AND ( "year" >= 1990 AND NOT "genre":"Horror" )"#
    )
    guard case .hits(let actors) = spec.modules[0].content, case .facet(let genres) = spec.modules[3].content else {
      Issue.record("a section of records and one of facet values")
      return
    }
    expectEqual(actors.infiniteScrolling, .off)
    expectEqual(actors.label, "name")
    expectEqual(genres.refines, ["movies"])
    expectEqual(genres.maxFacetHits, 10)
  }

  @Test func smallestSpecHasTheDefaults() throws {
    let spec = try #require(read(movies()).specification)
    expectEqual(spec.backends.map(\.kind), [.embedded])
    expectEqual(spec.defaultBackend, spec.backends[0].name)
    expectEqual(spec.modules[0].id, "movies")
    expectEqual(spec.modules[0].title, "movies")
    #expect(spec.modules[0].showItemsOnEmptyQuery)
    guard case .hits(let hits) = spec.modules[0].content else {
      Issue.record("a section of records")
      return
    }
    #expect(hits.schema == nil)
    expectEqual(hits.infiniteScrolling, .on(withOffset: 10))
    expectEqual(hits.onInvalidHit, .fail)
  }

  @Test(arguments: ["no", "007", "12:30", "1e3", "null", "~", "0x10", "on"])
  func textStaysAsWritten(text: String) throws {
    let spec = try #require(read(movies("title: \(text)")).specification)
    expectEqual(spec.modules[0].title, text)
  }

  @Test(arguments: [
    ("true", true), ("false", false), ("on", true), ("off", false), ("yes", true), ("no", false), ("\"no\"", false),
  ])
  func booleanHasThreeSpellings(text: String, expected: Bool) throws {
    let spec = try #require(read(movies("showItemsOnEmptyQuery: \(text)")).specification)
    expectEqual(spec.modules[0].showItemsOnEmptyQuery, expected)
  }

  @Test func anyValuesFollowTheCoreSchema() throws {
    let reading = read(
      movies(
        "query: { extensions: { a: 0o17, b: 0x1F, c: ~, d: no, e: 1.50, f: 123456789012345678901, g: '1', h: True, i: -0 } }"
      ))
    let values = try #require(reading.specification).modules[0].query["extensions"]
    expectEqual(
      values,
      [
        "a": 15, "b": 31, "c": .null, "d": "no", "e": 1.5, "f": .literal("123456789012345678901"), "g": "1", "h": true,
        "i": 0,
      ])
  }

  @Test(arguments: [
    ("off", InfiniteScrolling.off), ("on", .on(withOffset: 10)), ("{ offset: 3 }", .on(withOffset: 3)),
    ("{ offset: 0 }", .on(withOffset: 0)),
  ])
  func infiniteScrollingHasThreeForms(text: String, expected: InfiniteScrolling) throws {
    let spec = try #require(read(movies("infiniteScrolling: \(text)")).specification)
    guard case .hits(let hits) = spec.modules[0].content else {
      Issue.record("a section of records")
      return
    }
    expectEqual(hits.infiniteScrolling, expected)
  }

  @Test func allErrorsComeInOneRunSortedByPlace() {
    let reading = read(
      "versoin: 1\n" + movies("infiniteScroling: off\nshowItemsOnEmptyQuery: maybe\nhit: { title: strng }"))
    expectEqual(
      reading.errors.map(\.place), ["unknown-key 1:1", "unknown-key 9:5", "wrong-type 10:28", "invalid-type 11:19"])
    expectEqual(reading.errors[1].fullMessage, "unknown key 'infiniteScroling'; did you mean 'infiniteScrolling'?")
    expectEqual(reading.errors[3].suggestion, "string")
  }

  @Test func columnsCountUnicodeScalars() {
    let reading = read(movies("display: { label: 日本 , detial: x }"))
    expectEqual(reading.errors.map(\.place), ["unknown-key 8:28"])
  }

  @Test(arguments: ["", "# nothing\n", "- 1\n", "tom\n", "{}\n", "\u{0}", "a: &a [*a]\n"])
  func strangeFilesAreErrors(text: String) {
    let reading = read(text)
    #expect(reading.specification == nil)
    #expect(!reading.errors.isEmpty)
  }

  @Test func anchorsAndMergeKeysWork() throws {
    let text =
      movies(
        """
        <<: &common { showItemsOnEmptyQuery: no, query: { hitsPerPage: 7 } }
        title: One
        """) + "\n  - { <<: *common, id: two, indexName: movies, title: Two }\n"
    let spec = try #require(read(text).specification)
    expectEqual(spec.modules.map(\.query.hitsPerPage), [7, 7])
    expectEqual(spec.modules.map(\.showItemsOnEmptyQuery), [false, false])
  }
}
