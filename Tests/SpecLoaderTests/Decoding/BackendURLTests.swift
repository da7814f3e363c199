import Diagnostics
import SpecLoader
import TestSupport
import Testing

/// URLs and times of backends that could never work.
struct BackendURLTests {
  private func errors(_ backend: String) -> [String] {
    let reading = read("backends:\n  b: { \(backend) }\nindexModules: [indexName: movies]\n")
    expectEqual((reading.specification == nil), !reading.errors.isEmpty)
    return reading.errors.map(\.place)
  }

  /// The kinds of URLs, each with a backend around its place and the column where the URL begins.
  private static let places: [(name: String, before: String, after: String)] = [
    ("node", "type: typesense, apiKey: k, nodes: ['", "']"),
    ("nearest", "type: typesense, apiKey: k, nodes: ['http://h'], nearestNode: '", "'"),
    ("proxy", "type: typesense, apiKey: k, nodes: ['http://h'], proxy: '", "'"),
    ("host", "type: algolia, applicationID: A, apiKey: k, hosts: ['", "']"),
    ("url", "type: http, response: { hits: $ }, request: { url: '", "' }"),
  ]

  private func check(_ url: String, acceptedAs accepted: Set<String>) {
    for place in Self.places {
      let found = errors(place.before + url + place.after)
      guard !accepted.contains(place.name) else {
        expectEqual(found, [], "\(place.name) \(url)")
        continue
      }
      expectEqual(found.count, 1, "\(place.name) \(url): \(found)")
      let column = "  b: { ".count + place.before.count
      let isInside = found.allSatisfy { place in
        (place.split(separator: ":").last.flatMap { Int($0) } ?? 0) >= column
      }
      #expect(isInside, "\(place.name) \(url): \(found)")
    }
  }

  @Test(arguments: [
    "http://127.0.0.1:65536", "http://127.0.0.1:99999", "http://127.0.0.1:0", "http://127.0.0.1:abc",
    "http://127.0.0.1:-1",
    "http://127.0.0.1:", "http://user@", "http://[::1", "http://", "http://:80", "ftp://127.0.0.1", "http://a b",
    "http://u:pass/word@h", "http://127.0.0.1:99999999999999999999",
  ])
  func urlThatCannotBeAskedIsAnErrorAtItsPlace(url: String) {
    check(url, acceptedAs: [])
  }

  @Test(arguments: ["http://127.0.0.1:65535", "HTTP://h.example/", "http://[::1]:8108", "http://h:080"])
  func urlThatCanBeAskedIsNone(url: String) {
    check(url, acceptedAs: ["node", "nearest", "proxy", "host", "url"])
  }

  @Test func eachPlaceTakesItsOwnParts() {
    check("https://h", acceptedAs: ["node", "nearest", "proxy", "host", "url"])
    for scheme in ["socks4", "SOCKS4a", "socks5", "socks5h"] { check("\(scheme)://h:1080", acceptedAs: ["proxy"]) }
    check("socks://h:1080", acceptedAs: [])
    check("http://h/path", acceptedAs: ["node", "nearest", "url"])
    check("http://h?x=1", acceptedAs: ["url"])
    check("http://h/a?x=1", acceptedAs: ["url"])
    check("http://h#a", acceptedAs: [])
    check("http://u:p@h", acceptedAs: ["node", "nearest", "proxy", "url"])
    check("h.example:8108", acceptedAs: ["host"])
    check("h.example:65536", acceptedAs: [])
    check("http://{index}.example", acceptedAs: [])
    check("http://h/{index}", acceptedAs: ["node", "nearest", "url"])
  }

  @Test func portIsNamedAsWhatIsWrong() {
    let reading = read(
      "backends:\n  b: { type: typesense, nodes: ['http://127.0.0.1:65536'], apiKey: k }\nindexModules: [indexName: a]\n"
    )
    expectEqual(reading.errors.map(\.place), ["invalid-value 2:33"])
    expectEqual(reading.errors.first?.message.contains("its port from 1 to 65535"), true)
  }

  @Test(arguments: ["0s", "0ms", "0.0m", "0.00000000000000000000001ms"])
  func timeoutOfNothingIsAnError(timeout: String) {
    expectEqual(errors("type: typesense, nodes: ['http://h'], apiKey: k, timeout: \(timeout)"), ["wrong-type 2:66"])
  }

  @Test func debounceOfNothingIsNone() {
    expectEqual(read(movies(root: "searchBox: { mode: asYouType, debounce: 0ms }")).errors, [])
  }
}
