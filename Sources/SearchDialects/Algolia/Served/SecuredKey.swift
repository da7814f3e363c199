import Diagnostics
import SearchModel

/// A key that somebody made of another one, with what it demands of each search.
///
/// Source of the form: the clients' `generateSecuredApiKey`. It is the code of a text of parameters under the other
/// key, then that text, in Base64.
struct SecuredKey: Sendable {
  /// The parameters that count in each search, whatever it says itself.
  let parameters: SearchParameters
  /// When it ends, in seconds since 1970; nil when it does not.
  let end: Int?
  /// Whether it demands that requests come from certain addresses, which is not served.
  let restrictsSources: Bool
  private let indices: [String]?
  /// Whether only some indices may be asked.
  var restrictsIndices: Bool { indices != nil }
  private let code: String
  private let text: [UInt8]

  /// A key; nil for another text.
  init?(_ key: String) {
    guard let bytes = Base64.bytes(of: key), bytes.count >= Self.codeLength else { return nil }
    code = String(decoding: bytes[..<Self.codeLength], as: UTF8.self)
    guard code.allSatisfy(\.isHexDigit) else { return nil }
    text = Array(bytes[Self.codeLength...])
    var parameters = SearchParameters(urlEncoded: String(decoding: text, as: UTF8.self))
    // A time that cannot be read has passed.
    end = parameters["validUntil"].map { $0.integerValue ?? $0.stringValue.flatMap(Int.init) ?? 0 }
    restrictsSources = parameters["restrictSources"] != nil
    indices = parameters["restrictIndices"].flatMap(Self.names)
    for name in ["validUntil", "restrictIndices", "restrictSources"] { parameters[name] = nil }
    self.parameters = parameters
  }

  private static let codeLength = 64

  /// Whether the key was made of another one.
  func isMade(of key: String) -> Bool {
    ServedKeys.areEqual(SHA256.code(of: text, key: Array(key.utf8)), code)
  }

  /// The names in a list that clients write as JSON or with commas.
  private static func names(_ value: JSON) -> [String]? {
    guard let text = value.stringValue else { return value.stringListValue }
    if let list = try? JSON(parsing: Array(text.utf8)).stringListValue { return list }
    return ValueType.strings.canonical(value, cuttingTexts: true)?.stringListValue
  }

  /// Whether an index may be asked: it is named, or a name with an asterisk at its beginning or end fits it.
  func allows(index: String) -> Bool {
    guard let indices else { return true }
    return indices.contains { pattern in
      switch (pattern.hasPrefix("*"), pattern.hasSuffix("*")) {
      case (true, true): index.contains(pattern.dropFirst().dropLast()) || pattern.allSatisfy { $0 == "*" }
      case (true, false): index.hasSuffix(pattern.dropFirst())
      case (false, true): index.hasPrefix(pattern.dropLast())
      case (false, false): index.hasSameBytes(as: pattern)
      }
    }
  }

  /// A search with what the key demands: both filters hold, and of the other parameters those of the key.
  ///
  /// - Throws: ``ServedFault`` with 400 for filters that do not parse.
  func restricting(_ query: ServedQuery) throws(ServedFault) -> ServedQuery {
    var restricted = query
    restricted.parameters = try query.parameters.overlaid(with: parameters)
      .withConditions(of: query.parameters, and: parameters)
    return restricted
  }
}
