package import SearchModel

/// Where browsing goes on: behind a record of the index that it began with, and with the search that it began with.
/// Clients may send a cursor back by itself.
package struct ServedCursor: Sendable, Hashable {
  /// The number of the first record that comes next.
  package var next: Int
  /// The index's mark when browsing began: another one has its records elsewhere.
  package var mark: String
  /// The parameters that the first request had.
  package var parameters: SearchParameters

  /// A place to go on from.
  package init(next: Int, mark: String, parameters: SearchParameters = [:]) {
    self.next = next
    self.mark = mark
    self.parameters = parameters
  }

  /// The cursor that a text stands for; nil for a text that no answer had.
  package init?(_ text: String) {
    guard let bytes = Base64.bytes(of: text) else { return nil }
    let parts = String(decoding: bytes, as: UTF8.self).split(
      separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0] == "v2", let next = Int(parts[1]), next >= 0,
      let parameters = try? JSON(parsing: Array(parts[3].utf8)).objectValue
    else { return nil }
    self.init(
      next: next, mark: String(parts[2]),
      parameters: SearchParameters(Dictionary(parameters.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })))
  }

  /// The text that clients send back as it is.
  package var text: String {
    Base64.text(of: Array("v2 \(next) \(mark) \(JSON.object(parameters.object).text())".utf8))
  }
}
