package import SearchModel

/// What a value of a column was in JSON. Values of two kinds are different although they may have one text: `1` and
/// `"1"`.
package enum ScalarKind: UInt8, Sendable, Comparable {
  case text = 0
  case integer
  case double
  /// A number of which only its digits are known, since no other type holds it.
  case literal
  case boolean

  package static func < (left: ScalarKind, right: ScalarKind) -> Bool { left.rawValue < right.rawValue }

  /// The number that a value of this kind is, by its text; nil for what is no number.
  package func number(_ text: String) -> JSON? {
    switch self {
    case .text, .boolean: nil
    case .integer: Int(text).map(JSON.integer)
    case .double: Double(text).map(JSON.double)
    case .literal: Double(text) == nil ? nil : .literal(text)
    }
  }
}
