import Diagnostics
import SearchDialects
import SearchModel

/// The answer to an import: a line for each record.
struct TypesenseImportReply {
  private let lines: [ArraySlice<UInt8>]
  private let excerpt: String

  init(_ reply: HTTPReply) {
    lines = reply.body.split(separator: UInt8(ascii: "\n"))
    excerpt = reply.excerpt
  }

  /// Whether it has a line for each record.
  func isComplete(for batch: [JSONObject]) -> Bool { lines.count == batch.count }

  /// - Throws: ``SearchError`` with the first records that were refused, and why.
  func check(_ batch: [JSONObject]) throws(SearchError) {
    guard isComplete(for: batch) else {
      throw SearchError(
        .badResponse, "\(lines.count.counted("line")) came in answer to \(batch.count.counted("record")): \(excerpt)")
    }
    var problems: [String] = []
    for (line, record) in zip(lines, batch) {
      guard let content = try? JSON(parsing: Array(line)).objectValue, let isStored = content["success"]?.boolValue
      else { throw SearchError(.badResponse, "a line of the answer has no 'success': \(excerpt)") }
      guard !isStored else { continue }
      let reason = content["error"]?.stringValue ?? "no reason given"
      problems.append("record '\(record["objectID"]?.stringValue ?? "")': \(reason)")
    }
    guard !problems.isEmpty else { return }
    let shown = problems.prefix(3).joined(separator: "; ")
    let rest = problems.count > 3 ? " …" : ""
    throw SearchError(
      .badRequest,
      "Typesense refused \(problems.count) of \(batch.count.counted("record")): \(shown)\(rest)")
  }
}
