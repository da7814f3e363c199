import Diagnostics
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

  /// Why nothing is listed although records match; nil for a section that lists something or has nothing to list.
  var absenceNote: String? {
    guard status == .empty, isWithoutHits, case .hits = content, let counts else { return nil }
    if invalidHits.skipped > 0 {
      let (hits, verb) = invalidHits.skipped == 1 ? ("1 hit", "it does") : ("\(invalidHits.skipped) hits", "they do")
      return "\(hits) left out, \(verb) not fit the hit schema"
    }
    guard counts.nbHits > 0 else { return nil }
    let hits = counts.nbHits.counted("hit")
    if let offset = counts.offset {
      if counts.length == 0 { return "\(hits), none shown (length is 0)" }
      return offset < counts.nbHits ? "\(hits), none from offset \(offset)" : "offset \(offset) is beyond \(hits)"
    }
    if counts.hitsPerPage == 0 { return "\(hits), none shown (hitsPerPage is 0)" }
    guard counts.nbPages > 0, counts.page >= counts.nbPages else { return "\(hits), none on page \(counts.page)" }
    return "page \(counts.page) is beyond the last page (\(counts.nbPages - 1)) of \(hits)"
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
      notes.append(cost.requests.counted("request"))
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
