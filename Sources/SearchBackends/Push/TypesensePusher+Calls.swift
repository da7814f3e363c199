import SearchDialects
import SearchModel

// What the calls of an upload come to.
extension TypesensePusher {
  /// A collection, or the one that an alias stands for; nil when the name has neither.
  func collection(_ name: String) async throws(SearchError) -> Existing? {
    guard let reply = try await found(.typesenseCollection(name)) else { return nil }
    let content = try reply.json().objectValue
    guard let own = content?["name"]?.stringValue else {
      throw SearchError(.badResponse, "the answer about the collection '\(name)' has no name")
    }
    return Existing(name: own, records: content?["num_documents"]?.integerValue)
  }

  /// A collection that is there.
  struct Existing {
    /// Its own name, also where an alias stands for it.
    var name: String
    var records: Int?
  }

  func found(_ call: HTTPCall) async throws(SearchError) -> HTTPReply? {
    let reply = try await caller.send(call).result.get()
    if reply.status == 404 { return nil }
    guard reply.isSuccess else { throw Self.error(of: reply) }
    return reply
  }

  /// Sends a call that changes something.
  ///
  /// - Parameter status: the refusal that says that it is done already: an answer when the call was sent more than
  ///   once, because the answer to an earlier attempt can get lost.
  func check(_ call: HTTPCall, acceptingRepeated status: Int? = nil) async throws(SearchError) {
    let outcome = await caller.send(call)
    let reply = try outcome.result.get()
    guard reply.isSuccess || outcome.attempts > 1 && reply.status == status else { throw Self.error(of: reply) }
  }

  func success(of call: HTTPCall) async throws(SearchError) -> HTTPReply {
    let reply = try await caller.send(call).result.get()
    guard reply.isSuccess else { throw Self.error(of: reply) }
    return reply
  }

  static func error(of reply: HTTPReply) -> SearchError {
    var error = SearchError(typesense: reply)
    if error.isKeyRefused {
      error.message +=
        "; a key for push needs the rights collections:*, documents:*, aliases:*, synonyms:* and overrides:*"
    }
    return error
  }
}
