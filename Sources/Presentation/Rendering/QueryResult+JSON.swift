import Diagnostics
import SearchBackends
public import SearchGraph
public import SearchModel

extension QueryResult {
  /// The version of the JSON form; it changes when a member changes its meaning or is removed.
  public static let schemaVersion = 1

  /// Writes the result as the JSON output holds it, hit by hit: members in a fixed order, what does not apply absent.
  ///
  /// - Parameter sections: the sections to write.
  func write(_ sections: [SectionResult], to writer: inout JSONWriter) {
    writer.object { writer in
      writeLeadingMembers(to: &writer)
      writer.member("sections")
      writer.array { writer in
        for section in sections {
          writer.element()
          section.write(to: &writer)
        }
      }
      writer.members(trailingMembers)
    }
  }

  /// Writes the members before the sections.
  private func writeLeadingMembers(to writer: inout JSONWriter) {
    writer.member("schemaVersion", .integer(Self.schemaVersion))
    if let shard { writer.member("shard", shard.json) }
    writer.member("query", query)
    if let id { writer.member("id", id) }
    if !row.isEmpty { writer.member("row", .object(row)) }
  }

  /// The members after the sections.
  private var trailingMembers: JSONObject {
    var members: JSONObject = [:]
    if !expectations.isEmpty { members["expectations"] = .array(expectations.map(\.json)) }
    if let roundedMilliseconds { members["timings"] = .object(["milliseconds": roundedMilliseconds]) }
    return members
  }

  /// The duration, rounded to microseconds; nil unless it was asked for.
  var roundedMilliseconds: JSON? {
    milliseconds.flatMap { JSON(plainNumber: ($0 * 1000).rounded() / 1000) }
  }
}

extension SectionResult {
  /// Writes the section as the JSON output holds it, hit by hit.
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writeLeadingMembers(to: &writer)
      switch content {
      case .hits(let hits):
        writer.member("hits")
        writer.array { writer in
          for hit in hits {
            writer.element()
            hit.write(to: &writer)
          }
        }
      case .facetHits(let facets):
        writer.member("facetHits")
        writer.write(.array(facets.map(\.json)))
      }
      writer.members(trailingMembers)
    }
  }

  private var isAnswered: Bool { status == .ok || status == .empty }

  /// The counts and pages where outputs have them: in sections of hits that were answered.
  var shownCounts: SectionCounts? {
    guard isAnswered, case .hits = content else { return nil }
    return counts
  }

  /// Writes the members before the hits or facet values.
  private func writeLeadingMembers(to writer: inout JSONWriter) {
    writer.member("module", module)
    writer.member("indexName", indexName)
    writer.member("title", title)
    writer.member("status", status.rawValue)
    if let error { writer.member("error", error.json) }
    guard let counts = shownCounts else { return }
    writer.member("nbHits", .integer(counts.nbHits))
    if let offset = counts.offset {
      writer.member("offset", .integer(offset))
      writer.member("length", .integer(counts.length ?? counts.hitsPerPage))
    } else {
      writer.member("page", .integer(counts.page))
      writer.member("nbPages", .integer(counts.nbPages))
      writer.member("hitsPerPage", .integer(counts.hitsPerPage))
    }
  }

  /// The members after the hits, which appear only when they say something.
  private var trailingMembers: JSONObject {
    var (members, timings): (JSONObject, JSONObject) = ([:], [:])
    timings["milliseconds"] = milliseconds.flatMap { JSON(plainNumber: ($0 * 1000).rounded() / 1000) }
    if let cost {
      timings["requests"] = .integer(cost.requests)
      timings["attempts"] = .integer(cost.attempts)
    }
    if !timings.isEmpty { members["timings"] = .object(timings) }
    guard isAnswered else { return members }
    if !facets.isEmpty {
      members["facets"] = .object(facets.mapValues { Self.counts(of: $0) })
    }
    let stats = facetStats.compactMapValues(\.json)
    if !stats.isEmpty { members["facets_stats"] = .object(stats) }
    if isTruncated { members["truncated"] = true }
    if invalidHits != InvalidHitCounts() {
      members["invalidHits"] = .object([
        "skipped": .integer(invalidHits.skipped), "blanked": .integer(invalidHits.blanked),
      ])
    }
    members["queryAfterRemoval"] = queryAfterRemoval.map(JSON.string)
    for name in ["userData", "renderingContent", "appliedRules", "nbSortedHits"] {
      if let value = extra[name], ![.null, .array([]), .object([:])].contains(value) { members[name] = value }
    }
    return members
  }

  private static func counts(of facets: [Facet]) -> JSON {
    .object(JSONObject(facets.map { ($0.value, .integer($0.count)) }, uniquingKeysWith: { first, _ in first }))
  }
}

extension DynamicHit {
  /// The hit as the JSON output holds it: `objectID`, the fields, the annotations.
  ///
  /// A field with the name of another member is left out, so that no name occurs twice.
  public var json: JSON {
    var members: JSONObject = ["objectID": .string(objectID)]
    for (name, value) in fields where showsField(name) { members[name] = value }
    for (name, value) in annotations where showsAnnotation(name) { members[name] = value }
    return .object(members)
  }

  /// Writes ``json``.
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("objectID", objectID)
      writer.members(fields) { showsField($0) }
      writer.members(annotations) { showsAnnotation($0) }
    }
  }

  private func showsField(_ name: String) -> Bool { name != "objectID" && !annotations.keys.contains(name) }

  private func showsAnnotation(_ name: String) -> Bool { name != "objectID" }
}

extension CheckOutcome {
  /// The outcome as the JSON output holds it; what does not apply is absent.
  package var json: JSON {
    var members: JSONObject = [
      "module": .string(module), "check": .string(check), "status": .string(status.rawValue),
    ]
    if expected != .null { members["expected"] = expected }
    if actual != .null { members["actual"] = actual }
    if status != .passed, !message.isEmpty { members["message"] = .string(message) }
    members["file"] = .string(file)
    members["line"] = .integer(range.start.line)
    return .object(members)
  }
}

extension SearchError {
  /// The error as the JSON output holds it.
  package var json: JSON {
    .object(["code": .string(code.rawValue), "message": .string(message), "retryable": .bool(isRetryable)])
  }
}

extension Facet {
  /// The value of a facet-values section as the JSON output holds it.
  package var json: JSON {
    .object(["value": .string(value), "highlighted": .string(highlighted ?? value), "count": .integer(count)])
  }
}

extension FacetStats {
  /// The statistics as the JSON output holds them, nil unless all of them are numbers.
  var json: JSON? {
    var members: JSONObject = [:]
    for (name, number) in [("min", min), ("max", max), ("avg", avg), ("sum", sum)] {
      guard let value = JSON(plainNumber: number) else { return nil }
      members[name] = value
    }
    return .object(members)
  }
}

extension JSON {
  /// A number, printed without a fraction when it is whole; nil when it is not finite.
  package init?(plainNumber number: Double) {
    guard number.isFinite else { return nil }
    self = Int(exactly: number).map(JSON.integer) ?? .double(number)
  }
}
