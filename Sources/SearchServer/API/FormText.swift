import SearchDialects
import SearchModel

/// The pairs of a text of the form `name=value&…`, in their order and as often as they are there.
struct FormText {
  let pairs: [(name: String, value: String)]

  /// - Throws: ``ServedFault`` with 400 for what is no UTF-8.
  init(_ text: String) throws(ServedFault) {
    var pairs: [(name: String, value: String)] = []
    for pair in text.split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = PercentEncoding.decodedText(parts[0]),
        let value = PercentEncoding.decodedText(parts.count > 1 ? parts[1] : "")
      else { throw ServedFault(400, "'\(pair)' is no UTF-8") }
      pairs.append((name, value))
    }
    self.pairs = pairs
  }
}
