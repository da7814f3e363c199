package import Diagnostics
package import SearchModel

/// What a request or an answer carries, in the most readable form that keeps it.
package enum RecordedBody: Sendable, Hashable {
  /// A JSON value.
  case json(JSON)
  /// A JSON value a line.
  case jsonLines([JSON])
  /// A text that is no JSON.
  case text(String)
  /// Bytes that are no text.
  case bytes([UInt8])

  /// The body of a request, without secrets.
  init(_ body: HTTPBody, mask: SecretMask) {
    self =
      switch body {
      case .json, .writtenJSON: .json(body.value.hidingSecrets(mask))
      case .jsonLines(let values): .jsonLines(values.map { $0.hidingSecrets(mask) })
      }
  }

  /// The body of an answer, without secrets; nil for none.
  package init?(_ bytes: [UInt8], mask: SecretMask) {
    guard !bytes.isEmpty else { return nil }
    if let value = try? JSON(parsing: bytes) {
      self = .json(value.hidingSecrets(mask))
      return
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let hidden = mask.hiding(text)
    // Of bytes that hold a secret only what is text can be kept.
    self = bytes.firstInvalidUTF8Offset == nil || hidden != text ? .text(hidden) : .bytes(bytes)
  }

  /// The bytes that an answer with this body has: JSON without the white space that it may have come with.
  package var bytes: [UInt8] {
    switch self {
    case .json(let value): return HTTPBody.json(value).bytes
    case .jsonLines(let values): return HTTPBody.jsonLines(values).bytes
    case .text(let text): return Array(text.utf8)
    case .bytes(let bytes): return bytes
    }
  }

  /// The name and the value of the member that holds it.
  var member: (name: String, value: JSON) {
    switch self {
    case .json(let value): ("json", value)
    case .jsonLines(let values): ("jsonLines", .array(values))
    case .text(let text): ("text", .string(text))
    case .bytes(let bytes): ("base64", .string(Base64.text(of: bytes)))
    }
  }

  /// The names of the members that hold a body.
  static let memberNames = ["json", "jsonLines", "text", "base64"]

  /// Its lines, as differences show them.
  var lines: [String] {
    switch self {
    case .json(let value): Self.lines(of: value.text(indentation: 2))
    case .jsonLines(let values): values.map { $0.text() }
    case .text(let text): Self.lines(of: text)
    case .bytes(let bytes): ["\(bytes.count) bytes \(StableHash.hexadecimal(bytes))"]
    }
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

extension JSON {
  /// The value without secrets, wherever they stand: in texts, in the names of members, and as numbers.
  func hidingSecrets(_ mask: SecretMask) -> JSON {
    switch self {
    case .null, .bool: return self
    case .integer, .double, .literal:
      let text = text()
      let hidden = mask.hiding(text)
      return hidden == text ? self : .string(hidden)
    case .string(let text): return .string(mask.hiding(text))
    case .array(let elements): return .array(elements.map { $0.hidingSecrets(mask) })
    case .object(let members):
      var hidden: JSONObject = [:]
      hidden.reserveCapacity(members.count)
      for (name, value) in members {
        var name = mask.hiding(name)
        // Two secrets are one word; no member may get lost for that.
        while hidden[name] != nil { name += "*" }
        hidden[name] = value.hidingSecrets(mask)
      }
      return .object(hidden)
    }
  }
}
