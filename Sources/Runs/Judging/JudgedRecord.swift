import SearchGraph
import SearchModel

/// A hit as conditions see it: what was received, and by their names the fields of the hit schema as they are shown.
enum JudgedRecord {
  /// The members of a hit.
  ///
  /// - Parameter received: the record; nil where none is kept.
  static func members(of hit: DynamicHit, received: JSONObject?, _ schema: HitSchema?) -> JSONObject {
    guard let received, let schema else { return received ?? hit.fields }
    return merging(received, hit.fields, by: schema.fields)
  }

  /// Puts the fields of a schema into a record.
  ///
  /// A field takes the place of an attribute of its name. One that is read from that attribute keeps what was received,
  /// since a filter compares records; where it is missing or null, the field's default counts. What does not fit and is
  /// left out is missing.
  ///
  /// - Parameters:
  ///   - received: the record.
  ///   - shown: the values of the fields.
  static func merging(_ received: JSONObject, _ shown: JSONObject, by fields: [HitField]) -> JSONObject {
    var record = received
    for field in fields {
      record[field.name] = shown[field.name].map { shown in
        guard field.path == FieldPath(components: [field.name]), let own = received[field.name], own != .null else {
          return shown
        }
        return merging(own, shown, by: field.type)
      }
    }
    return record
  }

  private static func merging(_ received: JSON, _ shown: JSON, by type: HitFieldType) -> JSON {
    switch (type, received, shown) {
    case (.object(let fields), .object(let received), .object(let shown)):
      return .object(merging(received, shown, by: fields))
    case (.list(let type), .array(let received), .array(let shown)):
      // Elements that do not fit are left out.
      guard received.count == shown.count else { return .array(shown) }
      return .array(zip(received, shown).map { merging($0, $1, by: type) })
    default: return received
    }
  }
}
