import SearchModel

/// The schemas of scalars that are read from raw text: the value as a YAML reader sees it, its text in quotes, or a
/// text with a variable.
enum ScalarSchema {
  /// A text in which a variable stands.
  static let variable: JSON = ["type": "string", "pattern": "\\$\\{"]

  static let boolean: JSONObject = [
    "anyOf": [
      ["type": "boolean"], ["enum": ["true", "false", "on", "off", "yes", "no"]],
      quoted("^(?:True|TRUE|False|FALSE|On|ON|Off|OFF|Yes|YES|No|NO)$"), variable,
    ]
  ]

  static func integer(_ range: ClosedRange<Int>) -> JSONObject {
    var value: JSONObject = ["type": "integer"]
    if range.lowerBound > Int.min { value["minimum"] = .integer(range.lowerBound) }
    if range.upperBound < Int.max { value["maximum"] = .integer(range.upperBound) }
    let sign = range.lowerBound < 0 ? "[-+]?" : "\\+?"
    return ["anyOf": [.object(value), quoted("^\(sign)[0-9]+(?:\\.0*)?$"), variable]]
  }

  static func number(_ range: ClosedRange<Double>) -> JSONObject {
    var value: JSONObject = ["type": "number"]
    if range.lowerBound > -Double.infinity { value["minimum"] = plain(range.lowerBound) }
    if range.upperBound < Double.infinity { value["maximum"] = plain(range.upperBound) }
    let sign = range.lowerBound < 0 ? "[-+]?" : "\\+?"
    let digits = "(?:[0-9]+(?:\\.[0-9]*)?|\\.[0-9]+)"
    return ["anyOf": [.object(value), quoted("^\(sign)\(digits)(?:[eE][-+]?[0-9]+)?$"), variable]]
  }

  static func choice(_ words: [String]) -> JSONObject {
    ["anyOf": [["enum": .array(words.map(JSON.string))], variable]]
  }

  private static func quoted(_ pattern: String) -> JSON {
    ["type": "string", "pattern": .string(pattern)]
  }

  private static func plain(_ value: Double) -> JSON {
    Int(exactly: value).map(JSON.integer) ?? .double(value)
  }
}
