import SearchModel
import TestSupport
import Testing

@testable import SearchDialects

/// Answers of all kinds, read in their bytes and as trees.
struct TypesenseAnswerTests {
  private var random: SeededGenerator

  init() { random = SeededGenerator(seed: 0) }

  @Test(arguments: 1...600 as ClosedRange<UInt64>) mutating func bytesSayWhatTheTreeSays(seed: UInt64) throws {
    random = SeededGenerator(seed: seed)
    var parameters: SearchParameters = [
      "query": .string(pick(["tom", "tom hanks", "e-mail tom", ""])),
      "attributesToHighlight": pick([["*"], ["title"], []]),
    ]
    if oneIn(4) { parameters["attributesToSnippet"] = ["title:3"] }
    if oneIn(4) { parameters["attributesToRetrieve"] = pick([["title"], ["*", "-year"], ["cast"]]) }
    if oneIn(6) { parameters["getRankingInfo"] = true }
    if oneIn(6) { parameters["highlightPreTag"] = "<b>" }
    let dialect = TypesenseSubject.dialect()
    let call = try #require(dialect.plan([TypesenseSubject.request(parameters)], strategy: .none).calls.first)
    // The same dialect reads several answers, and learns from each.
    for _ in 0..<3 {
      var body = Array(answer().utf8)
      if oneIn(5), let place = body.indices.randomElement(using: &random) {
        body[place] = pick(Array(#"{}[]",:\1a"#.utf8) + [0xC3, 0x0A])
      }
      // Only a tree is read behind a byte-order mark.
      let texts = [body, [0xEF, 0xBB, 0xBF] + body].map { told(by: dialect, of: $0, to: call) }
      expectEqual(texts[0], texts[1], "seed \(seed): \(String(decoding: body, as: UTF8.self))")
      expectEqual(texts[0], told(by: TypesenseSubject.dialect(), of: body, to: call), "seed \(seed)")
    }
  }

  @Test func answersAsServersWriteThemNeedNoTree() throws {
    let text = """
      {"results":[{"facet_counts":[],"found":1,"hits":[{"document":{"id":"1","title":"A \\"b\\" é"},"highlight":{"cast":[\
      {"matched_tokens":["a"],"value":"a"}],"title":{"matched_tokens":["A"],"snippet":"A","value":"<em>A</em>"}},\
      "text_match":1,"text_match_info":{"score":"1"}}],"out_of":3,"page":1,"request_params":{"q":"a"},\
      "search_cutoff":false,"search_time_ms":1},{"code":404,"error":"Not found."}]}
      """
    let answer = try #require(TypesenseAnswer(Array(text.utf8), likeOthersOf: SimilarTexts()))
    #expect(answer.results.count == 2 && answer.results[0].hits?.map(\.objectID) == ["1"])
    #expect(answer.results[1].hits == nil && answer.results[1].members.content?["code"] == 404)
  }

  private func told(by dialect: TypesenseDialect, of body: [UInt8], to call: PlannedCall) -> [String] {
    do throws(SearchError) {
      return try dialect.results(in: HTTPReply(status: 200, body: body), to: call).map { result in
        switch result {
        case .success(let response): "\(response.hits.map { JSON.object($0).text() }) \(response)"
        case .failure(let error): "\(error.code)"
        }
      }
    } catch {
      return ["\(error.code)"]
    }
  }
}

extension TypesenseAnswerTests {
  private mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }
  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }

  /// Members as servers write them; now and then in another order, without one, or with one twice.
  private mutating func object(_ members: [String]) -> String {
    var members = members
    if oneIn(12) { members.shuffle(using: &random) }
    if oneIn(25), !members.isEmpty { members.removeLast() }
    if oneIn(40), let first = members.first { members.append(first) }
    return "{" + members.joined(separator: oneIn(20) ? " ,\n" : ",") + "}"
  }

  private mutating func answer() -> String {
    let hits = (0..<Int.random(in: 0...4, using: &random)).map { _ in hit() }
    var members = [
      #""facet_counts":[]"#, #""found":\#(pick(["1", "7", "-1", "x"].suffix(oneIn(20) ? 4 : 2) + ["2"]))"#,
      #""hits":[\#(hits.joined(separator: ","))]"#, #""out_of":9"#, #""page":1"#,
      #""request_params":\#(unread(["collection_name", "q"]))"#, #""search_cutoff":\#(pick(["false", "true"]))"#,
      #""search_time_ms":1"#,
    ]
    if oneIn(25) { members = [#""code":404"#, #""error":"Not found.""#] }
    if oneIn(25) { members.append(#""metadata":{"a":[{"b":1}]}"#) }
    return #"{"results":[\#(object(members))]}"# + (oneIn(30) ? " \n" : "") + (oneIn(60) ? "x" : "")
  }

  private mutating func hit() -> String {
    let title = text()
    var record = [
      #""id":"\#(pick(["1", "a b", "\u{e9}"]))""#, #""title":"\#(title)""#, #""year":\#(pick(["1990", "1e3"]))"#,
    ]
    if oneIn(3) { record.insert(#""cast":["\#(text())","\#(text())"]"#, at: 0) }
    if oneIn(6) { record.append(#""_multihits_id":\#(pick([#""own""#, "5"]))"#) }
    if oneIn(6) { record.append(#""_geoloc":[1.5,2]"#) }
    if oneIn(8) { record.append(#""crew":{"name":["tom"],"snippet":"s"}"#) }
    if oneIn(12) { record.append(#""_highlightResult":"own""#) }
    var marks = [#""title":\#(mark(title))"#]
    if oneIn(3) { marks.insert(#""cast":[\#(mark("tom")),\#(mark("x"))]"#, at: 0) }
    if oneIn(8) { marks.append(#""crew":{"name":[\#(mark("tom"))]}"#) }
    var members = [
      #""document":\#(object(record))"#, #""highlight":\#(oneIn(30) ? pick(["null", "[]", "1"]) : object(marks))"#,
      #""text_match":578730123365711993"#,
      #""text_match_info":\#(unread(["best_field_score", "score", "tokens_matched"]))"#,
    ]
    if oneIn(15) { members.append(#""geo_distance_meters":{"_geoloc":5}"#) }
    return object(members)
  }

  /// An object that nobody reads. It has to be one all the same, in which no name occurs twice.
  private mutating func unread(_ names: [String]) -> String {
    var members = names.map { #""\#($0)":\#(pick(["1", "[2]", #""\u00e9""#, "{}"]))"# }
    if oneIn(20) { members.append(#""\u0071":\#(pick(["1", "tru", "01"]))"#) }
    if oneIn(20) { members.append(#""q":{"a":\#(unread(["a"]))}"#) }
    if oneIn(20) { members += (0..<20).map { #""m\#($0)":null"# } }
    return object(members)
  }

  private mutating func text() -> String {
    let words = ["tom", "Tom", "hanks", "e", "mail", "caf\u{e9}", #"\"so\""#, "a/b", "<em>"]
    return (0..<Int.random(in: 1...4, using: &random)).map { _ in
      pick(oneIn(4) ? words : Array(words.prefix(5)))
    }.joined(separator: pick([" ", "-", ", "]))
  }

  private mutating func mark(_ text: String) -> String {
    let value = text.replacing("tom", with: "<em>tom</em>").replacing("hanks", with: "<em>hanks</em>")
    let tokens = oneIn(8) ? pick(["", "1", "null"]) : #""tom""#
    return object([#""matched_tokens":[\#(tokens)]"#, #""snippet":"\#(value)""#, #""value":"\#(value)""#])
  }
}
