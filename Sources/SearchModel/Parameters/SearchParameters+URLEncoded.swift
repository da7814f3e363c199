extension SearchParameters {
  /// Reads the `key=value&…` form in which Algolia's requests and answers carry parameters.
  ///
  /// Nothing fails. An unknown parameter stays text, and so does a value that does not have its parameter's shape. Of a
  /// repeated name, the last value counts. Lists may be JSON or comma lists, booleans `true`, `false`, `1` and `0`; `+`
  /// and `%20` are spaces.
  public init(urlEncoded text: String) {
    self.init()
    for pair in text.split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = PercentEncoding.decoded(parts[0])
      guard !name.isEmpty else { continue }
      self[name] = Self.value(of: parts.count > 1 ? PercentEncoding.decoded(parts[1]) : "", for: name)
    }
  }

  /// The parameters in that form: names sorted, lists and objects as JSON, everything but letters, digits and `-._~`
  /// percent-encoded.
  public var urlEncoded: String {
    object.map { name, value in
      "\(PercentEncoding.encoded(name))=\(PercentEncoding.encoded(value.stringValue ?? value.text()))"
    }
    .joined(separator: "&")
  }

  private static func value(of text: String, for name: String) -> JSON {
    guard let parameter = SearchParameter.byName[name] else { return .string(text) }
    switch parameter.type {
    case .string, .choice: return .string(text)
    case .boolean where text == "1": return true
    case .boolean where text == "0": return false
    default:
      if let value = try? JSON(parsing: Array(text.utf8)), value != .null, let value = parameter.canonical(value) {
        return value
      }
      return parameter.canonical(.string(text)) ?? .string(text)
    }
  }
}
