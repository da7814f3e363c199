import SearchModel

/// Reads the members of rule objects and gathers what is wrong with them.
struct RuleDecoder {
  /// Members that exports add and that mean nothing to a search: `_metadata`, `_highlightResult`.
  private static let annotationPrefix = "_"

  private(set) var problems: [RuleProblem] = []
  /// The rule that is read, from 0.
  var number = 0
  /// Its id, as soon as it is known.
  var objectID: String?

  mutating func report(_ path: String, _ message: String) {
    problems.append(RuleProblem(rule: number, objectID: objectID, member: path, message: message))
  }

  mutating func report(_ path: String, expected: String, found: JSON) {
    report(path, "must be \(expected), found \(found.typeName)")
  }

  /// The members of an object whose names are all known.
  mutating func members(of value: JSON, _ path: String, known: [String]) -> JSONObject? {
    guard let members = value.objectValue else {
      report(path, expected: "an object", found: value)
      return nil
    }
    for (name, value) in members
    where !known.contains(name) && !name.hasPrefix(Self.annotationPrefix) && value != .null {
      report(Self.path(path, name), "unknown member; known are \(known.joined(separator: ", "))")
    }
    return members
  }

  /// A member of an object as `read` makes it, nil when it is missing, null or wrong; a wrong one is reported.
  mutating func member<Value>(
    _ name: String, of members: JSONObject, _ path: String, _ expected: String, isRequired: Bool = false,
    _ read: (JSON) -> Value?
  ) -> Value? {
    guard let value = members[name], value != .null else {
      if isRequired { report(Self.path(path, name), "is missing: \(expected)") }
      return nil
    }
    guard let result = read(value) else {
      report(Self.path(path, name), expected: expected, found: value)
      return nil
    }
    return result
  }

  mutating func text(
    _ name: String, of members: JSONObject, _ path: String = "", isRequired: Bool = false
  ) -> String? {
    member(name, of: members, path, "a text", isRequired: isRequired, \.stringValue)
  }

  mutating func boolean(_ name: String, of members: JSONObject, _ path: String = "") -> Bool? {
    member(name, of: members, path, "a boolean") { ValueType.boolean.canonical($0, cuttingTexts: false)?.boolValue }
  }

  mutating func integer(
    _ name: String, of members: JSONObject, _ path: String, in range: ClosedRange<Int>, isRequired: Bool = false
  ) -> Int? {
    member(name, of: members, path, ValueType.integer(range).summary, isRequired: isRequired) { value in
      value.integerValue.flatMap { range.contains($0) ? $0 : nil }
    }
  }

  /// The elements of a list with their paths; empty when it is missing or wrong.
  mutating func list(
    _ name: String, of members: JSONObject, _ path: String = "", most: Int = .max
  ) -> [(value: JSON, path: String)] {
    guard let elements = member(name, of: members, path, "a list", \.arrayValue) else { return [] }
    let path = Self.path(path, name)
    if elements.count > most { report(path, "has \(elements.count) elements; at most \(most) are allowed") }
    return elements.prefix(most).enumerated().map { ($0.element, "\(path)[\($0.offset)]") }
  }

  /// A pattern, nil when its placeholders are malformed.
  mutating func pattern(_ text: String, _ path: String) -> RulePattern? {
    guard let pattern = RulePattern(text) else {
      report(path, "a brace begins a placeholder, {facet:attribute}; write \\{ for the character, found '\(text)'")
      return nil
    }
    return pattern
  }

  static func path(_ path: String, _ name: String) -> String {
    path.isEmpty ? name : "\(path).\(name)"
  }
}
