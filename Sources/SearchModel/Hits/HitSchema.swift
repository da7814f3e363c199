import Diagnostics

/// The fields of a hit in output order, each with its type and the place in the record it comes from.
package struct HitSchema: Sendable, Hashable {
  /// The fields, names unique.
  package let fields: [HitField]
  /// What most hits have: all fields, here with null in place of their values.
  let hit: JSONObject

  /// A schema.
  package init(fields: [HitField]) {
    self.fields = fields
    hit = JSONObject(fields.map { ($0.name, .null) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether a path leads to a field.
  package func names(_ path: FieldPath) -> Bool { HitFieldType.object(fields).names(path.components[...]) }

  /// Whether a path leads into a field that is of any values and has one where records have none.
  package func hasDefaultOfAnyValues(for path: FieldPath) -> Bool {
    fields.contains { field in
      field.type == .any && field.defaultValue != nil
        && path.components.first.map { $0.hasSameBytes(as: field.name) } ?? false
    }
  }

  /// Where records hold what a path of fields leads to, or into a field of any values; nil where it leads to none.
  package func source(of path: FieldPath) -> FieldPath? {
    HitFieldType.object(fields).source(of: path.components[...]).map(FieldPath.init(components:))
  }
}

/// One field of a hit.
package struct HitField: Sendable, Hashable {
  /// The name under which the field is printed.
  package var name: String
  /// What its values must be.
  package var type: HitFieldType
  /// Where the record holds it.
  package var path: FieldPath
  /// Whether it may be missing or null.
  package var isOptional: Bool
  /// The value when it is missing or null.
  package var defaultValue: JSON?

  /// A field; without a path it comes from the member of its own name.
  package init(
    name: String, type: HitFieldType, path: FieldPath? = nil, isOptional: Bool = false, defaultValue: JSON? = nil
  ) {
    self.name = name
    self.type = type
    self.path = path ?? FieldPath(components: [name])
    self.isOptional = isOptional
    self.defaultValue = defaultValue
  }
}

/// The type of a hit's field.
package indirect enum HitFieldType: Sendable, Hashable {
  /// A text.
  case string
  /// A whole number; `1990.0` is one.
  case integer
  /// Any number.
  case number
  /// `true` or `false`.
  case boolean
  /// An RFC 3339 time, a date, or Unix seconds; kept as received.
  case date
  /// An absolute or relative reference without spaces.
  case url
  /// Any value, kept as received.
  case any
  /// A list whose elements are all of a type.
  case list(HitFieldType)
  /// A nested object with its own fields.
  case object([HitField])

  /// The type in words: "a string", "a list of integers" …
  package var summary: String {
    switch self {
    case .string: "a string"
    case .integer: "an integer"
    case .number: "a number"
    case .boolean: "a boolean"
    case .date: "a date"
    case .url: "a URL"
    case .any: "any value but null"
    case .list: "a list"
    case .object: "an object"
    }
  }

  fileprivate func names(_ components: ArraySlice<String>) -> Bool {
    guard let first = components.first else { return true }
    switch self {
    case .list(let type): return type.names(components)
    case .object(let fields):
      let field = fields.first { $0.name.hasSameBytes(as: first) }
      return field.map { $0.type.names(components.dropFirst()) } ?? false
    default: return false
    }
  }

  fileprivate func source(of components: ArraySlice<String>) -> [String]? {
    guard let first = components.first else { return [] }
    switch self {
    case .any: return Array(components)
    case .list(let type): return type.source(of: components)
    case .object(let fields):
      guard let field = fields.first(where: { $0.name.hasSameBytes(as: first) }) else { return nil }
      return field.type.source(of: components.dropFirst()).map { field.path.components + $0 }
    default: return nil
    }
  }

  /// The names that a spec may write.
  package static let scalarTypes: [(name: String, type: HitFieldType)] = [
    ("string", .string), ("integer", .integer), ("number", .number), ("boolean", .boolean), ("date", .date),
    ("url", .url), ("any", .any),
  ]
}

/// What a record has where its schema asks for something else.
package struct HitSchemaProblem: Error, Sendable, Hashable, CustomStringConvertible {
  /// The place in the record: `genre[2]`, `ratings.average`.
  package var path: String
  /// What the schema asks for.
  package var expected: String
  /// What is there.
  package var found: String

  /// The problem in one sentence.
  package var description: String { "'\(path)' must be \(expected), found \(found)" }
}
