import SearchModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ReceivedValueReader {
  /// The error for a value of another type.
  func mismatch(_ json: JSON, _ type: Any.Type, at path: [any CodingKey]) -> DecodingError {
    error(json, type, expected: Self.phrase(for: type), at: path)
  }

  /// The error for a value that is no list or no object.
  func error(_ json: JSON, _ type: Any.Type, expected: String, at path: [any CodingKey]) -> DecodingError {
    let context = DecodingError.Context(
      codingPath: path, debugDescription: "expected \(expected), found \(Self.found(json))")
    return json == .null ? .valueNotFound(type, context) : .typeMismatch(type, context)
  }

  /// The error for a member that is not there.
  func missing(named name: String, _ type: Any.Type, at path: [any CodingKey]) -> DecodingError {
    .keyNotFound(
      ReceivedKey(stringValue: name),
      DecodingError.Context(
        codingPath: path, debugDescription: "expected \(Self.phrase(for: type)), found nothing"))
  }

  /// A type as a person would call its values.
  private static func phrase(for type: Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Bool.Type: "a boolean"
    case is Int.Type: "an integer"
    case is any FixedWidthInteger.Type: "an integer that \(type) holds"
    case is any BinaryFloatingPoint.Type, is Decimal.Type: "a number"
    case is URL.Type: "a URL"
    case is Date.Type: "a date"
    case is Data.Type: "encoded data"
    default: "a value"
    }
  }

  /// A value as an error names it: scalars with their text, shortened.
  private static func found(_ json: JSON) -> String {
    guard json.scalarText != nil else { return json.typeName }
    let text = json.text()
    return "\(json.typeName) (\(text.count > 40 ? text.prefix(40) + "…" : text))"
  }
}

/// A place in received JSON: the member's name as received, or the element's index.
struct ReceivedKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  init(intValue: Int) {
    stringValue = String(intValue)
    self.intValue = intValue
  }
}
