/// The shape of a parameter's value; the spec's decoder, the JSON Schema and the checks of requests all read it.
package indirect enum ValueType: Sendable, Hashable {
  /// `true` or `false`.
  case boolean
  /// A whole number in a range.
  case integer(ClosedRange<Int>)
  /// Any number.
  case number
  /// A text.
  case string
  /// One of a few words.
  case choice([String])
  /// A list of texts; one text stands for a list of one.
  case strings
  /// Texts that must all hold, and inner lists of which one must (`facetFilters`).
  case nestedStrings
  /// A list of lists of numbers, or one flat list (`insideBoundingBox`).
  case numberLists
  /// A latitude and a longitude, as one text or as a list of both (`aroundLatLng`).
  case place
  /// A list of any values.
  case list(ValueType)
  /// An object of any members.
  case object
  /// Any JSON value.
  case any
  /// The first of several shapes that fits.
  case either([ValueType])

  /// The shape in words for messages and documentation: "a boolean", "a number from 1 to 1000" …
  package var summary: String {
    switch self {
    case .boolean: "a boolean"
    case .integer(let range) where range.upperBound == .max: "a whole number, \(range.lowerBound) or more"
    case .integer(let range) where range.count == 1: "\(range.lowerBound)"
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .number: "a number"
    case .string: "a text"
    case .choice(let words) where words.count == 1: "'\(words[0])'"
    case .choice(let words): "one of " + words.joined(separator: ", ")
    case .strings: "a list of texts"
    case .nestedStrings: "a list of texts or of lists of texts"
    case .numberLists: "a list of lists of numbers"
    case .place: "a latitude and a longitude"
    case .list(let element): "a list (each: \(element.summary))"
    case .object: "a mapping"
    case .any: "any value"
    case .either(let types): types.map(\.summary).joined(separator: ", or ")
    }
  }

  /// Whether a JSON value has this shape in its canonical form; ``canonical(_:cuttingTexts:)`` takes the others, too.
  package func accepts(_ value: JSON) -> Bool {
    switch self {
    case .boolean: value.boolValue != nil
    case .integer(let range): value.integerValue.map(range.contains) ?? false
    case .number: value.doubleValue != nil
    case .string: value.stringValue != nil
    case .choice(let words): value.stringValue.map(words.contains) ?? false
    case .strings: value.stringListValue != nil
    case .nestedStrings: value.stringValue != nil || value.arrayValue?.allSatisfy { $0.stringListValue != nil } ?? false
    case .numberLists:
      value.arrayValue?.allSatisfy { element in
        element.doubleValue != nil || element.arrayValue?.allSatisfy { $0.doubleValue != nil } ?? false
      } ?? false
    case .place: value.stringValue != nil
    case .list(let element): value.arrayValue?.allSatisfy(element.accepts) ?? false
    case .object: value.objectValue != nil
    case .any: true
    case .either(let types): types.contains { $0.accepts(value) }
    }
  }
}
