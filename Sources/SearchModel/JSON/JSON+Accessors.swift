extension JSON {
  /// The text of a string, else nil.
  public var stringValue: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The value of a boolean, else nil.
  public var boolValue: Bool? {
    guard case .bool(let value) = self else { return nil }
    return value
  }

  /// The value of an integer, or of a double without a fraction (`1990.0`), else nil.
  public var integerValue: Int? {
    switch self {
    case .integer(let value): value
    case .double(let value): Int(exactly: value)
    default: nil
    }
  }

  /// The value of any number as a double (rounded beyond 2⁵³), else nil.
  public var doubleValue: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .double(let value): value
    case .literal(let digits): Double(digits)
    default: nil
    }
  }

  /// The elements of an array, else nil.
  public var arrayValue: [JSON]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  /// The members of an object, else nil.
  public var objectValue: JSONObject? {
    guard case .object(let members) = self else { return nil }
    return members
  }

  /// The strings of an array of strings, or one string as a list of one; nil for anything else.
  public var stringListValue: [String]? {
    switch self {
    case .string(let text): [text]
    case .array(let elements):
      elements.reduce(into: [String]?.some([])) { list, element in
        if let text = element.stringValue { list?.append(text) } else { list = nil }
      }
    default: nil
    }
  }

  /// What a person would call this value's type: "a string", "a list" …
  public var typeName: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .integer: "an integer"
    case .double, .literal: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }

  /// Whether a parameter of this value asks for nothing: it turns something off, or names nothing.
  package var asksForNothing: Bool {
    switch self {
    case .null, .bool(false): true
    case .string(let text): text.isEmpty
    case .array(let elements): elements.isEmpty
    case .object(let members): members.values.allSatisfy(\.asksForNothing)
    case .bool(true), .integer, .double, .literal: false
    }
  }

  /// The type as ``typeName`` says it, of a scalar with its text, shortened: "an integer (5)".
  package var typeAndText: String {
    guard scalarText != nil else { return typeName }
    let text = text()
    return "\(typeName) (\(text.count > 40 ? text.prefix(40) + "…" : text))"
  }

  /// A string's own text, any other scalar as JSON writes it; nil for null, lists and objects.
  ///
  /// Facet values and searchable attributes read scalars this way.
  public var scalarText: String? {
    switch self {
    case .string(let text): text
    case .bool, .integer, .double, .literal: bareText
    case .null, .array, .object: nil
    }
  }
}
