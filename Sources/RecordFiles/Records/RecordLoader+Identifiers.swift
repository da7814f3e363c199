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

  /// What the spec may say for a record without `objectID`: an attribute that is usually an id, or the places of
  /// records.
  static func wayOut(from idPath: FieldPath, in members: JSONObject) -> String {
    guard idPath.components == [idName] else { return "" }
    let usual = members.first { ["id", "_id", "uuid", "key"].contains($0.key.lowercased()) && idText($0.value) != nil }
    return usual.map { "; 'objectID: \($0.key)' in the spec takes another attribute" }
      ?? "; 'objectID: $row' in the spec takes the places of records"
  }

  static func typeName(_ value: JSON) -> String {
    switch value {
    case .double, .literal: "a number with a fraction or an exponent"
    default: value.typeName
    }
  }
}
