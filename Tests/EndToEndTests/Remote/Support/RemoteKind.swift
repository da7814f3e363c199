import Foundation
import LoopbackServers

/// The types of remote backends, and a little server for each.
enum RemoteKind: String, CaseIterable, Sendable {
  case algolia
  case typesense
  case http

  /// A backend as a flow mapping.
  ///
  /// - Parameters:
  ///   - url: where it is.
  ///   - apiKey: its key, which a backend of type `http` sends in a header.
  ///   - options: more keys, without commas around them.
  ///   - query: more parameters of the URL, for the type `http` only.
  func backend(_ url: String, apiKey: String = "search-key", options: String = "timeout: 60s", query: String = "")
    -> String
  {
    switch self {
    case .algolia:
      return "{ type: algolia, applicationID: APP, apiKey: '\(apiKey)', hosts: ['\(url)'], \(options) }"
    case .typesense: return "{ type: typesense, nodes: ['\(url)'], apiKey: '\(apiKey)', \(options) }"
    case .http:
      let response = "{ hits: $.hits, nbHits: $.total, error: $.message }"
      return "{ type: http, request: { url: '\(url)/{index}?q={query}&page={page}&size={hitsPerPage}\(query)',"
        + " headers: { x-api-key: '\(apiKey)' } }, response: \(response), \(options) }"
    }
  }

  /// A spec of sections of one backend by the name of `remote`.
  func spec(
    _ url: String, indices: [String] = ["films"], apiKey: String = "search-key", options: String = "timeout: 60s"
  ) -> String {
    Self.spec(backends: ["remote": backend(url, apiKey: apiKey, options: options)], indices: indices)
  }

  /// A spec of some backends, each a flow mapping; the first by name is the default.
  static func spec(backends: [String: String], indices: [String] = ["films"]) -> String {
    let names = backends.keys.sorted()
    return "version: 1\nbackends:\n" + names.map { "  \($0): \(backends[$0] ?? "")\n" }.joined()
      + "backend: \(names.first ?? "")\nindexModules:\n"
      + indices.map { "  - { id: \($0), indexName: \($0), hit: { title: string }, query: { hitsPerPage: 2 } }\n" }
      .joined()
  }

  /// What the backend answers to a request: one hit with a title for each search.
  func answer(_ request: LoopbackServer.Request, title: String = "Tom") -> String {
    let title = Self.quoted(title)
    switch self {
    case .algolia:
      let result =
        "{\"hits\":[{\"objectID\":\"1\",\"title\":\(title)}],\"nbHits\":1,\"page\":0,\"nbPages\":1,\"hitsPerPage\":2}"
      return "{\"results\":[" + indices(of: request).map { _ in result }.joined(separator: ",") + "]}"
    case .typesense:
      guard request.method == "POST" else {
        let name = request.target.split(separator: "/").last.map(String.init) ?? ""
        return "{\"name\":\"\(name)\",\"fields\":[{\"name\":\"title\",\"type\":\"string\"}],\"num_documents\":1}"
      }
      let result =
        "{\"found\":1,\"page\":1,\"out_of\":1,\"hits\":[{\"document\":{\"id\":\"1\",\"title\":\(title)},\"highlights\":[]}]}"
      return "{\"results\":[" + indices(of: request).map { _ in result }.joined(separator: ",") + "]}"
    case .http: return "{\"hits\":[{\"objectID\":\"1\",\"title\":\(title)}],\"total\":1}"
    }
  }

  /// The indices that a request searches, in their order.
  func indices(of request: LoopbackServer.Request) -> [String] {
    switch self {
    case .algolia: return Self.names("indexName", inListsOf: request)
    case .typesense:
      guard request.method == "POST" else { return [String(request.target.split(separator: "/").last ?? "")] }
      return Self.names("collection", inListsOf: request)
    case .http: return [String(request.target.split(separator: "?")[0].split(separator: "/").last ?? "")]
    }
  }

  /// A server that answers as the backend does.
  func server() throws -> LoopbackServer {
    try LoopbackServer { [self] request in [.answer(200, answer(request))] }
  }

  private static func names(_ key: String, inListsOf request: LoopbackServer.Request) -> [String] {
    let body = try? JSONSerialization.jsonObject(with: Data(request.body)) as? [String: Any]
    let lists = (body ?? [:]).values.compactMap { $0 as? [[String: Any]] }
    return lists.flatMap { $0 }.compactMap { $0[key] as? String }
  }

  /// A text as JSON.
  static func quoted(_ text: String) -> String {
    (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }
}
