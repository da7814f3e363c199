import Diagnostics
import SpecLoader
import TestSupport
import Testing

/// What requests cannot carry in headers.
struct HeaderTests {
  private func read(_ key: String = "k", headers: String = "", key variable: String? = nil) -> SpecReading {
    SpecLoaderTests.read(
      "backends:\n  b: { type: typesense, nodes: ['http://h'], apiKey: \(key)\(headers) }\nindexModules: [indexName: movies]\n",
      options: SpecReadingOptions(assignments: variable.map { ["KEY": $0] } ?? [:]))
  }

  private func rendered(_ reading: SpecReading) -> String {
    DiagnosticRenderer(sources: [reading.source]).render(reading.diagnostics)
  }

  @Test(arguments: ["\r", "\n", "\r\n", "\u{1}", "\u{7F}", "\u{85}", "\u{9B}", "\0"])
  func keyWithAControlCharacterIsRefusedUntold(end: String) {
    let secret = "SuperSecretKey123"
    let reading = read("'${KEY}'", key: secret + end)
    #expect(reading.specification == nil)
    expectEqual(reading.errors.map(\.place), ["invalid-value 2:54"])
    #expect(!rendered(reading).contains("SuperSecret"))
    // Both are hidden from now on: what was meant, and what was given.
    #expect(reading.secrets.contains(secret) && reading.secrets.contains(secret + end))
  }

  @Test func whatIsWrongIsSaidWithTheWayOut() {
    expectEqual(
      read("'${KEY}'", key: "0123456789\n").errors.map(\.message),
      [
        "'apiKey' contains a line break at its end, which no request can carry; begin a block scalar with '|-', and set a"
          + " variable without the line end of the file that it comes from"
      ])
    expectEqual(
      read("'${KEY}'", key: "01234\n56789").errors.map(\.message),
      [
        "'apiKey' contains a line break, which no request can carry; write it on one line"
      ])
    expectEqual(
      read(headers: ", headers: { X-Key: \"a\\x1Bb\" }").errors.map(\.message),
      [
        "'X-Key' holds the control character U+001B, which no request can carry; write it without"
      ])
    expectEqual(
      read(headers: ", headers: { Host: h }").errors.map(\.message),
      [
        "a name in 'headers' is 'Host', which each request sets itself; leave it out"
      ])
  }

  @Test func headerWithItsColonInsideOfTheQuotesIsNotShown() {
    let reading = read(headers: ", headers: { 'Authorization: Bearer 0123': '' }")
    #expect(reading.specification == nil)
    #expect(!rendered(reading).contains("0123"))
  }

  @Test(arguments: [
    "X-Key: 'a\tb'", "X-Key: 'é ü'", "X-Key: ''", "\"!#$%&'*+-.^_`|~09azAZ\": x", "Content-Type: text/plain",
  ])
  func whatCanBeSentIsAccepted(header: String) {
    expectEqual(read(headers: ", headers: { \(header) }").errors.map(\.message), [])
  }

  @Test func passwordWithASecondAtIsRefusedUntold() {
    for backend in [
      "type: typesense, apiKey: k, nodes: ['http://user:abc@S3cretTail@127.0.0.1:8108']",
      "type: typesense, apiKey: k, nodes: ['http://h'], proxy: 'http://user:abc@S3cretTail@127.0.0.1:8108'",
      "type: http, response: { hits: $ }, request: { url: 'http://user:abc@S3cretTail@127.0.0.1:8108/' }",
    ] {
      let reading = SpecLoaderTests.read("backends:\n  b: { \(backend) }\nindexModules: [indexName: movies]\n")
      expectEqual(
        reading.errors.map { $0.message.hasSuffix("has an '@' in its user or password; write it as %40") }, [true])
      #expect(!rendered(reading).contains("S3cret"))
    }
  }
}
