/// Where browsing goes on: behind a record of the index that it began with.
package struct ServedCursor: Sendable, Hashable {
  /// The number of the first record that comes next.
  package var next: Int
  /// The index's mark when browsing began: another one has its records elsewhere.
  package var mark: String

  /// A place to go on from.
  package init(next: Int, mark: String) {
    self.next = next
    self.mark = mark
  }

  /// The cursor that a text stands for; nil for a text that no answer had.
  package init?(_ text: String) {
    guard let bytes = Base64.bytes(of: text) else { return nil }
    let parts = String(decoding: bytes, as: UTF8.self).split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "v1", let next = Int(parts[1]), next >= 0 else { return nil }
    self.init(next: next, mark: String(parts[2]))
  }

  /// The text that clients send back as it is.
  package var text: String { Base64.text(of: Array("v1 \(next) \(mark)".utf8)) }
}
