import SearchModel

/// What the value of a key may be.
indirect enum ShapeDeclaration: Sendable {
  /// Any scalar, as written.
  case text
  /// Any scalar, as written; its variables are replaced where it is used.
  case variableText
  /// A scalar of a declared form.
  case formatted(TextFormat)
  case boolean
  case integer(ClosedRange<Int>)
  case number(ClosedRange<Double>)
  /// `100ms`, `5s`, `2m`; perhaps longer than zero.
  case duration(isPositive: Bool)
  /// `50/s`.
  case rate
  case choice([String])
  /// Any value, read by the YAML core schema.
  case any
  case list(of: ShapeDeclaration, minimumCount: Int)
  /// One element, or a list of them.
  case oneOrMore(ShapeDeclaration)
  case mapping(ObjectDeclaration)
  /// A mapping whose keys are names that the file chooses.
  case names(to: ShapeDeclaration, format: TextFormat?, minimumCount: Int)
  /// A mapping whose other keys depend on the value of one.
  case tagged(by: String, [TaggedDeclaration])
  /// A mapping of one declaration when a key is there, of another when it is not.
  case present(key: String, then: ObjectDeclaration, otherwise: ObjectDeclaration)
  /// A shape for each kind of node.
  case byKind(scalar: ShapeDeclaration?, list: ShapeDeclaration?, mapping: ShapeDeclaration?)
  /// Search parameters or settings, by Algolia's names.
  case parameters(SearchParameter.Scope)
  /// Search parameters with the text to search for, by Algolia's names.
  case facetParameters
  /// The fields of a hit with their types.
  case hitSchema

  /// A list that may be empty.
  static func list(of element: ShapeDeclaration) -> ShapeDeclaration {
    .list(of: element, minimumCount: 0)
  }

  /// Names of any form, perhaps none.
  static func names(to value: ShapeDeclaration) -> ShapeDeclaration {
    .names(to: value, format: nil, minimumCount: 0)
  }

  /// Whether a mapping may have the shape.
  var takesMappings: Bool {
    switch self {
    case .text, .variableText, .formatted, .boolean, .integer, .number, .duration, .rate, .choice, .list: false
    case .oneOrMore(let element): element.takesMappings
    case .byKind(_, _, let mapping): mapping != nil
    case .any, .mapping, .names, .tagged, .present, .parameters, .facetParameters, .hitSchema: true
    }
  }

  /// The shape in words, for "expected …".
  var summary: String {
    switch self {
    case .text, .variableText: "text"
    case .formatted(let format): format.summary
    case .boolean: "true or false (or on, off, yes, no)"
    case .integer(let range) where range.lowerBound == range.upperBound: String(range.lowerBound)
    case .integer(let range): ValueType.integer(range).summary
    case .number(let range) where range.upperBound == .infinity: "a number, \(PlainNumber(range.lowerBound)) or more"
    case .number(let range): "a number from \(PlainNumber(range.lowerBound)) to \(PlainNumber(range.upperBound))"
    case .duration(let isPositive):
      "a duration \(isPositive ? "longer than 0 " : "")with a unit, such as 100ms, 5s or 2m"
    case .rate: "a rate such as 50/s"
    case .choice(let words): words.count == 1 ? "'\(words[0])'" : "one of " + words.joined(separator: ", ")
    case .any: "any value"
    case .list: "a list"
    case .oneOrMore(let element): "\(element.summary), or a list"
    case .mapping, .names, .tagged, .present, .parameters, .facetParameters, .hitSchema: "a mapping"
    case .byKind(let scalar, let list, let mapping):
      [scalar, list, mapping].compactMap { $0?.summary }.joined(separator: ", or ")
    }
  }
}

/// One value of the key that decides about a mapping's other keys.
struct TaggedDeclaration: Sendable {
  let value: String
  let object: ObjectDeclaration
}

/// A form that a text must have.
package struct TextFormat: Sendable {
  /// The form in words, for "expected …".
  let summary: String
  /// The form as a regular expression of the JSON Schema; never run by this program.
  let pattern: String
  /// Values that have the form and are refused all the same.
  package let reserved: [String]
  /// The JSON types that a YAML reader can make of such a text.
  let types: [String]
  /// Whether a text has the form.
  let accepts: @Sendable (String) -> Bool
  /// What is wrong with a text, as the end of a sentence about it, where more can be said than ``summary``. It never
  /// quotes the text, which may be secret.
  let fault: @Sendable (String) -> String?

  init(
    _ summary: String, pattern: String, reserved: [String] = [], types: [String] = ["string", "number", "boolean"],
    fault: @escaping @Sendable (String) -> String? = { _ in nil }, accepts: @escaping @Sendable (String) -> Bool
  ) {
    self.summary = summary
    self.pattern = pattern
    self.reserved = reserved
    self.types = types
    self.fault = fault
    self.accepts = accepts
  }

  /// The end of a sentence about a text that does not have the form.
  func refusal(of text: String, found shown: String) -> String {
    fault(text) ?? "must be \(summary), found \(shown)"
  }
}
