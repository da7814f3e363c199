import Diagnostics
import SearchModel

/// What an answer says of the matches in a hit, attribute by attribute.
enum TypesenseMarks {
  /// The `highlight` of the hit, in the record's shape as far as something matched.
  case tree(JSONObject)
  /// The same in the bytes of the answer.
  case text([UInt8], [Mark])

  /// What is said of an attribute.
  struct Mark {
    /// Where its name stands.
    let name: Range<Int>
    let content: Content
  }

  enum Content {
    /// Where the text with its marks stands, of ASCII and without escapes.
    case text(Range<Int>)
    /// That nothing matched in the text.
    case unmatched
    /// What is said of anything but such a text.
    case tree(JSON)
  }

  /// How many attributes are read in the bytes of an answer.
  static let mostInText = 64

  /// What is said of an attribute, nil for nothing.
  subscript(_ name: String) -> TypesenseMark? {
    switch self {
    case .tree(let members): return members[name].map { .tree($0) }
    case .text(let bytes, let marks):
      var name = name
      let found = name.withUTF8 { name in
        bytes.withUnsafeBytes { bytes in
          marks.first {
            $0.name.count == name.count
              && UnsafeRawBufferPointer(name).isEqual(to: UnsafeRawBufferPointer(rebasing: bytes[$0.name]))
          }
        }
      }
      guard let mark = found else { return nil }
      switch mark.content {
      case .text(let range): return .text(bytes, range)
      case .unmatched: return nil
      case .tree(let value): return .tree(value)
      }
    }
  }
}

/// What an answer says of the matches in a part of a record.
enum TypesenseMark {
  /// A part of the hit's `highlight`.
  case tree(JSON)
  /// A text with its marks, in the bytes of the answer.
  case text([UInt8], Range<Int>)

  /// What is said of the elements of a list.
  var elements: [JSON]? {
    guard case .tree(let value) = self else { return nil }
    return value.arrayValue
  }

  /// What is said of the members of an object.
  var members: JSONObject? {
    guard case .tree(let value) = self else { return nil }
    return value.objectValue
  }

  /// The text with the server's marks, nil when nothing matched.
  var tagged: String? {
    switch self {
    case .text(let bytes, let range): String(decoding: bytes[range], as: UTF8.self)
    case .tree(let value):
      value.objectValue.flatMap { members in
        members["matched_tokens"]?.arrayValue?.isEmpty == false ? members["value"]?.stringValue : nil
      }
    }
  }

  /// Does something with the bytes of the text with the server's marks; nil when nothing matched.
  func withTagged<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result?) -> Result? {
    if case .text(let bytes, let range) = self {
      return bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
    }
    guard var tagged else { return nil }
    return tagged.withUTF8(body)
  }
}
