import SearchModel

extension Recording {
  /// The recording as its file holds it: JSON, indented by two spaces.
  package var text: String { content.text(indentation: 2) + "\n" }

  private var content: JSON {
    var content: JSONObject = ["recording": .integer(Self.formatVersion), "backend": .string(backend)]
    if turn > 1 { content["turn"] = .integer(turn) }
    if !queries.isEmpty { content["fromQueries"] = .array(queries.map(JSON.integer)) }
    if attempts > 1 { content["attempts"] = .integer(attempts) }
    var asked: JSONObject = ["method": .string(request.method), "target": .string(request.target)]
    asked.set(headers: request.headers, body: request.body)
    content["request"] = .object(asked)
    switch outcome {
    case .reply(let status, let headers, let body):
      var answer: JSONObject = ["status": .integer(status)]
      answer.set(headers: headers, body: body)
      content["response"] = .object(answer)
    case .failure(let error):
      content["failure"] = [
        "code": .string(error.code.rawValue), "message": .string(error.message), "retryable": .bool(error.isRetryable),
      ]
    }
    return .object(content)
  }
}

extension JSONObject {
  fileprivate mutating func set(headers: [String: String], body: RecordedBody?) {
    if !headers.isEmpty {
      let sorted = headers.sorted { utf8Precedes($0.key, $1.key) }
      self["headers"] = .object(JSONObject(uniqueKeysWithValues: sorted.map { ($0.key, .string($0.value)) }))
    }
    if let (name, value) = body?.member { self[name] = value }
  }
}
