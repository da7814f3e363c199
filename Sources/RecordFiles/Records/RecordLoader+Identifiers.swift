import SearchModel

extension RecordLoader {
  /// The text of an id: a text itself, an integer's digits.
  static func idText(_ value: JSON) -> String? {
    switch value {
    case .string(let text): text
    case .integer(let number): String(number)
    case .literal(let digits) where digits.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0) }):
      digits
    default: nil
    }
  }

  static func typeName(_ value: JSON) -> String {
    switch value {
    case .double, .literal: "a number with a fraction or an exponent"
    default: value.typeName
    }
  }
}
