import EmbeddedEngine
import SearchModel
import TestSupport
import Testing

/// Properties that hold for any records and queries; a failure names its seed.
struct PropertyTests {
  private static let letters = "abé東 .'-x1🎉\u{301}ß"

  private func text(_ random: inout SeededGenerator, _ lengths: ClosedRange<Int> = 0...12) -> String {
    String(String.UnicodeScalarView(random.word(lengths, of: Self.letters)))
  }

  private func randomIndex(_ random: inout SeededGenerator, settings: SearchParameters = [:]) throws -> EmbeddedIndex {
    let records: [JSONObject] = (0..<Int.random(in: 0...30, using: &random)).map { _ in
      [
        "t": .string(text(&random, 0...30)), "list": [.string(text(&random)), .string(text(&random))],
        "n": .integer(Int.random(in: -3...3, using: &random)),
        "c": .string(["x", "y", "Z"].randomElement(using: &random) ?? ""),
        "_geoloc": ["lat": .double(Double.random(in: -90...90, using: &random)), "lng": 10],
      ]
    }
    let defaults: SearchParameters = [
      "attributesForFaceting": ["c", "searchable(n)"], "attributeForDistinct": "n", "attributesToSnippet": ["*:2"],
    ]
    let synonyms = (0..<Int.random(in: 0...4, using: &random)).map { number in
      let texts = (0...2).map { _ in text(&random, 1...4) }
      let kinds: [Synonym.Kind] = [
        .synonym(texts), .oneWaySynonym(input: texts[0], synonyms: texts),
        .placeholder(placeholder: "x1", replacements: texts),
        .altCorrection(word: texts[0], corrections: texts, typos: 1),
      ]
      return Synonym(objectID: String(number), kind: kinds.randomElement(using: &random) ?? kinds[0])
    }
    return try makeIndex(records, settings: defaults.overlaid(with: settings), synonyms: synonyms)
  }

  @Test(arguments: 1...60)
  func pagesTogetherAreAllHitsOnce(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let index = try randomIndex(&random)
    let query = text(&random, 0...4)
    let whole = try index.ids(query, ["hitsPerPage": 1_000])
    let size = Int.random(in: 1...7, using: &random)
    var pages: [String] = []
    for page in 0...(whole.count / size) {
      pages += try index.ids(query, ["hitsPerPage": .integer(size), "page": .integer(page)])
    }
    expectEqual(pages, whole, "seed \(seed)")
    expectEqual(Set(pages).count, pages.count, "seed \(seed)")
  }

  @Test(arguments: 1...60)
  func highlightsWithoutTagsAreTheText(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let index = try randomIndex(&random)
    let query = text(&random, 0...6)
    for hit in try index.search(["query": .string(query), "hitsPerPage": 1_000, "queryType": "prefixAll"]).hits {
      let value = JSON.object(hit).value(at: FieldPath("_highlightResult.t.value"))?.stringValue ?? ""
      let plain = value.split(separator: "<em>", omittingEmptySubsequences: false).joined()
        .split(separator: "</em>", omittingEmptySubsequences: false).joined()
      let original = hit["t"]?.stringValue ?? ""
      expectEqual(Array(plain.unicodeScalars), Array(original.unicodeScalars), "seed \(seed), query \(query)")
    }
  }

  /// Whether each of two words has a place that is its own.
  private static func haveTwoPlaces(_ places: [[Int]], isSameWord: Bool) -> Bool {
    places[0].contains { first in places[1].contains { $0 != first || isSameWord } }
  }

  /// Counts by the definition, over words that only spaces separate.
  @Test(arguments: 1...60)
  func hitsAreThoseThatAPlainCountFinds(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    func sentence(_ words: Int) -> [String] {
      (0..<words).map { _ in String(String.UnicodeScalarView(random.word(1...3, of: "abc"))) }
    }
    let texts = (0..<40).map { _ in sentence(4) }
    let query = sentence(2)
    let expected = texts.count { words in
      let places = [
        words.indices.filter { words[$0] == query[0] }, words.indices.filter { words[$0].hasPrefix(query[1]) },
      ]
      return Self.haveTwoPlaces(places, isSameWord: query[0] == query[1])
    }
    let index = try makeIndex(texts.map { ["t": .string($0.joined(separator: " "))] })
    let response = try index.search(["query": .string(query.joined(separator: " ")), "typoTolerance": false])
    expectEqual(response.nbHits, expected, "seed \(seed)")
  }

  /// Counts by the definition: each query word, or both together, by itself or by a synonym.
  @Test(arguments: 1...60)
  func synonymsFindWhatAPlainCountFinds(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    func word() -> String { ["a", "b", "c", "d", "e", "f"].randomElement(using: &random) ?? "a" }
    func term() -> [String] { Bool.random(using: &random) ? [word()] : [word(), word()] }
    let texts = (0..<40).map { _ in (0..<3).map { _ in word() } }
    let oneWay = (0..<3).map { _ in (from: term(), to: term()) }
    let both = (0..<2).map { _ in (term(), term()) }
    let expansions = oneWay + both.flatMap { [(from: $0.0, to: $0.1), (from: $0.1, to: $0.0)] }
    /// Where the words of a query, or a synonym of theirs, begin.
    func places(_ words: [String], _ query: [String]) -> [Int] {
      let synonyms = expansions.filter { $0.from == query }.map(\.to)
      return words.indices.filter { place in
        ((query.count == 1 ? [query] : []) + synonyms).contains { Array(words[place...].prefix($0.count)) == $0 }
      }
    }
    let query = [word(), word()]
    let expected = texts.count { text in
      !places(text, query).isEmpty
        || Self.haveTwoPlaces(query.map { places(text, [$0]) }, isSameWord: query[0] == query[1])
    }
    func text(_ words: [String]) -> String { words.joined(separator: " ") }
    let synonyms =
      oneWay.map { Synonym.Kind.oneWaySynonym(input: text($0.from), synonyms: [text($0.to)]) }
      + both.map { .synonym([text($0.0), text($0.1)]) }
    let index = try makeIndex(
      texts.map { ["t": .string(text($0))] },
      synonyms: synonyms.enumerated().map { Synonym(objectID: String($0), kind: $1) })
    let response = try index.search([
      "query": .string(text(query)), "typoTolerance": false, "queryType": "prefixNone",
    ])
    expectEqual(response.nbHits, expected, "seed \(seed)")
  }

  @Test(arguments: 1...300)
  func anyParametersAreAnsweredOrRefused(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let index = try randomIndex(&random)
    var parameters: SearchParameters = ["query": .string(text(&random))]
    let queryParameters = SearchParameter.all.filter(\.isQueryParameter)
    for parameter in queryParameters.shuffled(using: &random).prefix(8) where parameter.name != "query" {
      let value: JSON? = [
        parameter.example, parameter.example, parameter.example, parameter.defaultValue ?? .null, .integer(.max),
        .integer(Int.random(in: -1...9, using: &random)), .string(text(&random)), ["*"], [[1, 2, 3, 4]], "all",
        .bool(Bool.random(using: &random)),
      ].randomElement(using: &random)
      // What does not even have the parameter's shape is refused before it gets anywhere.
      if let value, parameter.type.accepts(value) { parameters[parameter.name] = value }
    }
    do throws(SearchError) {
      let response = try index.search(parameters)
      #expect(response.hits.count <= index.recordCount, "seed \(seed)")
      let explained = try index.explain(objectID: "1", parameters: parameters)
      let isShown = response.hits.contains { $0["objectID"] == "1" }
      let hasHits = response.hits.count > 0
      if hasHits { expectEqual(isShown, (explained.position != nil && explained.reasons.isEmpty), "seed \(seed)") }
      _ = try index.searchFacetValues(
        attribute: "n", facetQuery: text(&random), maxFacetHits: 5, parameters: parameters)
    } catch {
      expectEqual(error.code, .badRequest, "seed \(seed)")
    }
  }

  @Test func theSameSearchGivesTheSameBytes() throws {
    var random = SeededGenerator(seed: 7)
    let index = try randomIndex(&random)
    let parameters: SearchParameters = ["query": "a", "facets": ["*"], "getRankingInfo": true, "distinct": 2]
    try expectEqual(index.search(parameters), index.search(parameters))
  }
}
