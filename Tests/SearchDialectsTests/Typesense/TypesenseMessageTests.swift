import SearchDialects
import SearchModel
import TestSupport
import Testing

/// The answer of an unexpected server may be a whole page.
struct TypesenseMessageTests {
  private func reply(_ count: Int) -> HTTPReply {
    HTTPReply(status: 400, body: Array("{\"message\":\"\(String(repeating: "é", count: count))\"}".utf8))
  }

  @Test func messagesOfTypesenseAreCut() {
    expectEqual(SearchError(typesense: reply(1_000)).message, String(repeating: "é", count: 1_000))
    expectEqual(SearchError(typesense: reply(1_001)).message, String(repeating: "é", count: 1_000) + "…")
  }
}
