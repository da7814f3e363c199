import SearchBackends
import SearchModel

extension SectionResult {
  /// Whether there is nothing to list.
  package var isWithoutHits: Bool {
    switch content {
    case .hits(let hits): hits.isEmpty
    case .facetHits(let facets): facets.isEmpty
    }
  }

  /// What stands in parentheses after the title: how many there are, and what is not as it should be.
  var headingNote: String {
    var notes: [String] =
      switch content {
      case .hits(let hits): [String(counts?.nbHits ?? hits.count)]
      case .facetHits(let facets): [String(facets.count)]
      }
    if isTruncated { notes.append("truncated") }
    if invalidHits.skipped > 0 { notes.append("\(invalidHits.skipped) skipped") }
    if invalidHits.blanked > 0 { notes.append("\(invalidHits.blanked) blanked") }
    if let cost {
      notes.append("\(cost.requests) \(cost.requests == 1 ? "request" : "requests")")
      if cost.attempts != 1 { notes.append("\(cost.attempts) attempts") }
    }
    return notes.joined(separator: ", ")
  }
}

extension QueryResult {
  /// What is said when no section shows anything.
  var emptyNote: String {
    query.isEmpty ? "No results" : "No results for \"\(query)\""
  }

  /// What names the query in a batch.
  var heading: String {
    (id.map { "Query \($0)" } ?? "Query") + ": \"\(query)\""
  }

  /// The duration for people, nil unless it was asked for.
  var duration: String? {
    guard let tenths = milliseconds.map({ ($0 * 10).rounded() }), tenths.isFinite else { return nil }
    return "\(tenths / 10) ms"
  }
}
