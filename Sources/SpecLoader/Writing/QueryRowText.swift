import SearchModel

/// The text of a row of a query file.
struct QueryRowText {
  /// The row's keys and values in their order.
  let members: JSONObject

  /// The row as a line of JSON, without its line end.
  var jsonLine: String { JSON.object(members).text() }

  /// The row as an element of a list in YAML: a line for each key, and for each section.
  ///
  /// - Parameters:
  ///   - dashColumn: how many spaces stand before the dash.
  ///   - keyColumn: how many spaces stand before the keys.
  func yamlLines(dashColumn: Int, keyColumn: Int) -> [String] {
    let indentation = Self.spaces(keyColumn)
    var lines: [String] = []
    for (key, value) in members {
      guard key == "expect", case .object(let blocks) = value else {
        lines.append("\(indentation)\(key): \(Self.flow(value))")
        continue
      }
      lines.append("\(indentation)\(key):")
      for (module, block) in blocks {
        lines.append("\(indentation)  \(YAMLText.scalar(module)): \(Self.flow(block))")
      }
    }
    guard let first = lines.first else { return [] }
    let dash = Self.spaces(dashColumn) + "-"
    lines[0] = dash + first.dropFirst(dash.count)
    return lines
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

  /// A value on one line.
  private static func flow(_ value: JSON) -> String {
    switch value {
    case .string(let text): YAMLText.scalar(text)
    case .array(let elements): "[" + elements.map(flow).joined(separator: ", ") + "]"
    case .object(let members):
      "{ " + members.map { "\(YAMLText.scalar($0.key)): \(flow($0.value))" }.joined(separator: ", ") + " }"
    case .null, .bool, .integer, .double, .literal: value.text()
    }
  }
}
