import SearchModel

/// What is wrong with the file of a recording.
package struct RecordingError: Error, Sendable, Hashable {
  /// What was found or expected, with the member that is meant.
  package let message: String
  /// The byte where the text stops being JSON; nil for a text that is JSON.
  package let offset: Int?

  /// An error with its place.
  package init(message: String, offset: Int? = nil) {
    self.message = message
    self.offset = offset
  }
}

extension Recording {
  /// Reads the contents of a file.
  ///
  /// - Throws: ``RecordingError`` for what is no recording, or one of a later version.
  package init(parsing bytes: [UInt8]) throws(RecordingError) {
    let content: JSON
    do throws(JSONSyntaxError) {
      content = try JSON(parsing: bytes)
    } catch {
      throw RecordingError(message: error.message, offset: error.offset)
    }
    guard let members = content.objectValue, let version = members["recording"] else {
      throw RecordingError(message: "this is no recording: it has no member 'recording'")
    }
    guard version == .integer(Self.formatVersion) else {
      throw RecordingError(
        message:
          "'recording' must be \(Self.formatVersion), the version of the format that is read, found \(version.text())")
    }
    let file = RecordingMembers(members)
    try file.allow(["recording", "backend", "turn", "fromQueries", "attempts", "request", "response", "failure"])
    let asked = try file.object("request")
    try asked.allow(["method", "target", "headers"] + RecordedBody.memberNames)
    self.init(
      backend: try file.text("backend"),
      request: RecordedRequest(
        method: try asked.text("method"), target: try asked.text("target"), headers: try asked.headers(),
        body: try asked.body()),
      outcome: try Self.outcome(in: file), attempts: try file.number("attempts", from: 1) ?? 1,
      turn: try file.number("turn", from: 1) ?? 1, queries: try file.ordinals("fromQueries"))
  }

  private static func outcome(in file: RecordingMembers) throws(RecordingError) -> RecordedOutcome {
    guard file.has("response") else {
      guard file.has("failure") else {
        throw RecordingError(message: "a recording has a member 'response' or 'failure'")
      }
      let failure = try file.object("failure")
      try failure.allow(["code", "message", "retryable"])
      let name = try failure.text("code")
      guard let code = SearchError.Code(rawValue: name) else {
        throw RecordingError(message: "'failure.code' must be a code of an error, found '\(name)'")
      }
      return .failure(SearchError(code, try failure.text("message"), isRetryable: try failure.flag("retryable")))
    }
    guard !file.has("failure") else {
      throw RecordingError(message: "a recording has a member 'response' or 'failure', not both")
    }
    let answer = try file.object("response")
    try answer.allow(["status", "headers"] + RecordedBody.memberNames)
    guard let status = try answer.number("status", from: 100) else { throw answer.missing("status") }
    return .reply(status: status, headers: try answer.headers(), body: try answer.body())
  }
}

/// Reads the members of an object of a recording.
private struct RecordingMembers {
  private let members: JSONObject
  private let prefix: String

  init(_ members: JSONObject, prefix: String = "") {
    self.members = members
    self.prefix = prefix
  }

  func has(_ name: String) -> Bool { members[name] != nil }

  func allow(_ names: [String]) throws(RecordingError) {
    guard let unknown = members.keys.first(where: { !names.contains($0) }) else { return }
    throw RecordingError(message: "unknown member '\(prefix)\(unknown)'")
  }

  func missing(_ name: String) -> RecordingError { RecordingError(message: "the member '\(prefix)\(name)' is missing") }

  private func mismatch(_ name: String, _ expected: String, _ found: JSON) -> RecordingError {
    RecordingError(message: "'\(prefix)\(name)' must be \(expected), found \(found.typeName)")
  }

  func text(_ name: String) throws(RecordingError) -> String {
    guard let value = members[name] else { throw missing(name) }
    guard let text = value.stringValue else { throw mismatch(name, "a text", value) }
    return text
  }

  func number(_ name: String, from least: Int) throws(RecordingError) -> Int? {
    guard let value = members[name] else { return nil }
    guard case .integer(let number) = value, number >= least else {
      throw mismatch(name, "a whole number from \(least)", value)
    }
    return number
  }

  func ordinals(_ name: String) throws(RecordingError) -> [Int] {
    guard let value = members[name] else { return [] }
    var numbers: [Int] = []
    for element in value.arrayValue ?? [.null] {
      guard case .integer(let number) = element, number > numbers.last ?? 0 else {
        throw RecordingError(message: "'\(prefix)\(name)' must be a list of ascending whole numbers from 1")
      }
      numbers.append(number)
    }
    return numbers
  }

  func flag(_ name: String) throws(RecordingError) -> Bool? {
    guard let value = members[name] else { return nil }
    guard let flag = value.boolValue else { throw mismatch(name, "true or false", value) }
    return flag
  }

  func object(_ name: String) throws(RecordingError) -> RecordingMembers {
    guard let value = members[name] else { throw missing(name) }
    guard let object = value.objectValue else { throw mismatch(name, "an object", value) }
    return RecordingMembers(object, prefix: "\(prefix)\(name).")
  }

  func headers() throws(RecordingError) -> [String: String] {
    guard has("headers") else { return [:] }
    let object = try object("headers")
    var headers: [String: String] = [:]
    for name in object.members.keys { headers[name.lowercased()] = try object.text(name) }
    return headers
  }

  func body() throws(RecordingError) -> RecordedBody? {
    let names = RecordedBody.memberNames.filter(has)
    guard let name = names.first, let value = members[name] else { return nil }
    guard names.count == 1 else {
      throw RecordingError(message: "'\(prefix)\(name)' and '\(prefix)\(names[1])' are two bodies, where one may be")
    }
    switch name {
    case "json": return .json(value)
    case "jsonLines":
      guard let values = value.arrayValue else { throw mismatch(name, "a list", value) }
      return .jsonLines(values)
    case "text": return .text(try text(name))
    default:
      guard let bytes = Base64.bytes(of: try text(name)) else {
        throw RecordingError(message: "'\(prefix)\(name)' is no base64")
      }
      return .bytes(bytes)
    }
  }
}
