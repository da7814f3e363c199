import SearchModel

/// The pairs of a text of the form `name=value&…`, in their order and as often as they are there.
struct FormText {
  let pairs: [(name: String, value: String)]

  init(_ text: String) {
    pairs = text.split(separator: "&").map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (PercentEncoding.decoded(parts[0]), parts.count > 1 ? PercentEncoding.decoded(parts[1]) : "")
    }
  }
}
