import Diagnostics
package import Evaluation
import Presentation
package import SearchModel

extension JudgedQuery {
  /// The query as the JSON report holds it, and as it is kept while a run may be interrupted. Everything that is known
  /// is there; what does not apply is absent.
  package var json: JSON {
    var members: JSONObject = [
      "id": .string(id), "query": .string(query), "file": .string(file), "line": .integer(line),
    ]
    members["ordinal"] = ordinal.map(JSON.integer)
    if count != 1 { members["count"] = .integer(count) }
    if !tags.isEmpty { members["tags"] = .object(tags.mapValues(JSON.string)) }
    members["verdict"] = .string(verdict.rawValue)
    members["sections"] = .array(sections.map(\.json))
    members["expectations"] = .array(expectations.map(\.json))
    members["changes"] = changes.map { .array($0.map(\.json)) }
    // As results write it: rounded to microseconds.
    members["milliseconds"] = milliseconds.flatMap { JSON(plainNumber: ($0 * 1000).rounded() / 1000) }
    return .object(members)
  }
}

extension BaselineChange {
  /// The change as the JSON report holds it.
  fileprivate var json: JSON {
    var members: JSONObject = ["module": .string(module), "tier": .string(tier.rawValue)]
    if cameOutEmpty { members["empty"] = true }
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
    members.merge(range.reportMembers) { $1 }
    return .object(members)
  }
}

extension SourceRange {
  /// The place as the JSON report holds it; without an end where it is one point.
  var reportMembers: JSONObject {
    var members: JSONObject = ["line": .integer(start.line), "column": .integer(start.column)]
    if end != start {
      members["endLine"] = .integer(end.line)
      members["endColumn"] = .integer(end.column)
    }
    return members
  }
}
