import Diagnostics
import Evaluation
import Presentation
import SearchModel

extension JudgedQuery {
  /// The query as the JSON report holds it; what does not apply is absent.
  var json: JSON {
    var members: JSONObject = [
      "id": .string(id), "query": .string(query), "file": .string(file), "line": .integer(line),
    ]
    if count != 1 { members["count"] = .integer(count) }
    if !tags.isEmpty { members["tags"] = .object(tags.mapValues(JSON.string)) }
    members["verdict"] = .string(verdict.rawValue)
    members["sections"] = .array(sections.map(\.json))
    members["expectations"] = .array(expectations.map(\.json))
    let changes = changes?.filter { $0.tier != .same } ?? []
    if !changes.isEmpty { members["changes"] = .array(changes.map(\.json)) }
    // As results write it: rounded to microseconds.
    members["milliseconds"] = milliseconds.flatMap { JSON(plainNumber: ($0 * 1000).rounded() / 1000) }
    return .object(members)
  }
}

extension BaselineChange {
  /// The change as the JSON report holds it.
  fileprivate var json: JSON {
    var members: JSONObject = ["module": .string(module), "tier": .string(tier.rawValue)]
    members["overlap"] = overlap.flatMap { JSON(plainNumber: $0) }
    members["rbo"] = rankBiasedOverlap.flatMap { JSON(plainNumber: $0) }
    if !note.isEmpty { members["note"] = .string(note) }
    return .object(members)
  }
}

extension JudgedQuery.Section {
  /// The section as the JSON report holds it.
  fileprivate var json: JSON {
    var members: JSONObject = ["module": .string(module), "status": .string(status.rawValue)]
    members["nbHits"] = nbHits.map(JSON.integer)
    members["error"] = error?.json
    if isErrorExpected { members["expected"] = true }
    members["milliseconds"] = milliseconds.flatMap { JSON(plainNumber: $0) }
    return .object(members)
  }
}

extension CheckOutcome {
  /// The outcome as the JSON report holds it.
  fileprivate var json: JSON {
    var members: JSONObject = [
      "module": .string(module), "check": .string(check), "status": .string(status.rawValue),
    ]
    members["expected"] = expected.unlessNull
    members["actual"] = actual.unlessNull
    if !message.isEmpty { members["message"] = .string(message) }
    if !details.isEmpty { members["details"] = .array(details.map(JSON.string)) }
    members["file"] = .string(file)
    members["line"] = .integer(range.start.line)
    members["column"] = .integer(range.start.column)
    return .object(members)
  }
}
