package import SearchModel

extension HTTPCall {
  /// Whether servers may take the path for another one: because of a value in it, a name of an index or a query, that
  /// is a step up or no step.
  package var leadsElsewhere: Bool {
    let text = target.revealed
    // Most targets have neither a dot nor anything encoded.
    guard text.utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "%") }) else { return false }
    var path = text[...]
    if path.utf8.first != UInt8(ascii: "/"), let mark = path.firstRange(of: "://") {
      path = path[mark.upperBound...].drop { !"/?".contains($0) }
    }
    return PercentEncoding.leadsElsewhere(path.prefix { $0 != "?" })
  }
}

extension String {
  /// Checks the name of an index, which stands in the paths of calls.
  ///
  /// - Throws: ``SearchError`` with the code `badRequest` for one that servers take for a step up or no step.
  package func checkAsPathSegment() throws(SearchError) {
    guard PercentEncoding.leadsElsewhere(self) else { return }
    throw SearchError(
      .badRequest,
      "'\(self)' cannot be the name of an index there: servers take '.' and '..' in a path, encoded ones too, for another place"
    )
  }
}

extension SearchError {
  /// The error for a path that holds a step up or no step.
  ///
  /// - Parameter path: what was meant, without secrets.
  package static func leadingElsewhere(_ path: String) -> SearchError {
    SearchError(
      .badRequest,
      "'\(path)' was not asked for: servers take '.' and '..' in a path, encoded ones too, for another place")
  }
}
