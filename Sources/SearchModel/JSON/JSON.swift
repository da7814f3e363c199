/// The members of a JSON object in the order in which they were written; names are what their bytes say.
public typealias JSONObject = ExactDictionary<JSON>

/// A JSON value that keeps what Foundation's decoders lose: the order of members and exact integers.
///
/// Records, hits and parameters are `JSON` from the file to the output, so a value is printed as it was read.
public enum JSON: Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number written without fraction and exponent that fits 64 bits.
  case integer(Int)
  /// Any other number within the range of a double.
  case double(Double)
  /// A number with its digits as written: one that fits neither 64 bits nor a finite double, or one of a table that
  /// another text would stand for, such as `10.50`.
  case literal(String)
  /// A text.
  case string(String)
  /// A list.
  case array([JSON])
  /// Members by name, in their order.
  case object(JSONObject)
}

// No nil literal: `condition ? value : nil` would then be JSON's null where a missing value is meant.
extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// A string.
  public init(stringLiteral value: String) { self = .string(value) }
  /// An exact integer.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// A double.
  public init(floatLiteral value: Double) { self = .double(value) }
  /// A boolean.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// An array.
  public init(arrayLiteral elements: JSON...) { self = .array(elements) }
  /// An object in the literal's order; the last of equal keys wins.
  public init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(JSONObject(elements, uniquingKeysWith: { $1 }))
  }
}
