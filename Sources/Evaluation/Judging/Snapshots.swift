import Diagnostics
package import SearchModel

/// The rows that are kept for the queries of one file: by what names the query, then by module.
package struct Snapshots: Sendable, Hashable {
  /// The version of the form.
  private static let version = 1

  private var rows: ExactDictionary<JSONObject> = [:]

  /// No snapshot.
  package init() {}

  /// Reads a file of snapshots; nil for anything else.
  package init?(_ json: JSON) {
    guard let members = json.objectValue, members["snapshots"] == .integer(Self.version),
      let queries = members["queries"]?.objectValue
    else { return nil }
    for (id, modules) in queries {
      guard let modules = modules.objectValue, modules.values.allSatisfy({ $0.arrayValue != nil }) else { return nil }
      rows[id] = modules
    }
  }

  /// The rows of a module for a query; nil when none are kept.
  package subscript(query: String, module: String) -> JSON? {
    get { rows[query]?[module] }
    set {
      rows[query, default: [:]][module] = newValue
      if rows[query]?.isEmpty == true { rows[query] = nil }
    }
  }

  /// The names of all snapshots: those of queries with the modules.
  package var names: [(query: String, module: String)] {
    rows.flatMap { id, modules in modules.keys.map { (query: id, module: $0) } }
  }

  /// The text of a file: queries and modules by name, a row a line, so that a change is one of a few lines.
  package var text: String {
    var text = "{\n  \"snapshots\": \(Self.version),\n  \"queries\": {"
    var isFirst = true
    for (id, modules) in rows.sorted(by: { $0.key < $1.key }) {
      text += (isFirst ? "" : ",") + "\n    \(JSON.string(id).text()): {"
      isFirst = false
      let sections = modules.sorted { $0.key < $1.key }.map { module, rows in
        let lines = (rows.arrayValue ?? []).map { "\n        " + $0.text() }.joined(separator: ",")
        return "\n      \(JSON.string(module).text()): [\(lines)\(lines.isEmpty ? "" : "\n      ")]"
      }
      text += sections.joined(separator: ",") + "\n    }"
    }
    return text + (isFirst ? "}" : "\n  }") + "\n}\n"
  }

  /// What differs between kept rows and others, a line each with its rank: `- ` for a row that is gone from there, `+ `
  /// for one that came there.
  package static func difference(from kept: JSON, to found: JSON) -> [String] {
    let (old, new) = ((kept.arrayValue ?? []).map(shown), (found.arrayValue ?? []).map(shown))
    let change = new.difference(from: old)
    var lines: [String] = []
    for case .remove(let place, let row, _) in change.removals { lines.append("- \(place + 1). \(row)") }
    for case .insert(let place, let row, _) in change.insertions { lines.append("+ \(place + 1). \(row)") }
    guard lines.count > mostLines else { return lines }
    return lines.prefix(mostLines) + ["… and \(lines.count - mostLines) more"]
  }

  private static let mostLines = 30

  private static func shown(_ row: JSON) -> String { row.scalarText ?? row.text() }
}
