import Diagnostics
import OrderedCollections
import SearchModel

/// The attribute that names a file's records.
struct RecordIdentifier {
  /// The attribute that is taken when the spec names none.
  static let defaultAttribute = "objectID"
  /// Names of attributes that usually are ids, in lower case, best first.
  private static let usualNames = [
    "objectid", "id", "_id", "uuid", "guid", "uid", "key", "sku", "ean", "isbn", "asin", "slug", "handle", "code",
  ]
  private static let maximumLength = 512

  let attribute: String
  /// Whether the attribute is taken only because its values differ.
  let isGuess: Bool
  /// Whether hits need not carry the attribute beside their id: it says nothing else, or tables make a text of it.
  var isLeftOut: Bool { !isGuess || !isText }
  private let isText: Bool

  /// Finds the attribute: `objectID`, one that is usually an id, one that is called an id, or the first that is unique.
  init(of index: StarterIndex) throws(StarterSpecError) {
    let records = index.records
    let first: JSONObject = records.first ?? [:]
    // The spec names the attribute as a path.
    let candidates = first.filter { name, value in
      !name.isEmpty && FieldPath(name).components == [name] && Self.idText(value) != nil
    }
    let names = Array(candidates.keys)
    let usual = Self.usualNames.flatMap { name in names.filter { $0.lowercased() == name } }
    let ordered = names.contains(Self.defaultAttribute) ? [Self.defaultAttribute] + usual : usual
    if let attribute = ordered.first(where: { Self.problem(of: $0, in: records) == nil }) {
      self.attribute = attribute
      isGuess = false
      isText = false
      return
    }
    let called = names.filter { AttributeName($0).isIdentifier }
    let texts = names.filter { candidates[$0]?.stringValue != nil && !DateValues.accepts(candidates[$0]) }
    let integers = names.filter { candidates[$0]?.stringValue == nil }
    guard let guess = (called + texts + integers).first(where: { Self.problem(of: $0, in: records) == nil }) else {
      throw Self.error(index, tried: ordered.first)
    }
    attribute = guess
    isGuess = !called.contains(guess)
    isText = records.allSatisfy { $0[guess]?.stringValue != nil }
  }

  /// The text of a value that can be an id: a text or an integer.
  private static func idText(_ value: JSON?) -> String? {
    switch value {
    case .string(let text): text.isEmpty || text.utf8.count > maximumLength ? nil : text
    case .integer(let number): String(number)
    default: nil
    }
  }

  /// Why an attribute cannot name the records, nil when it can.
  private static func problem(of attribute: String, in records: [JSONObject]) -> String? {
    var seen: [String: Int] = [:]
    for (offset, record) in records.enumerated() {
      guard let text = idText(record[attribute]) else {
        return "record \(offset + 1) has no text or integer as \(Diagnostic.quoted(attribute))"
      }
      if let other = seen.updateValue(offset, forKey: text) {
        return "records \(other + 1) and \(offset + 1) have the same \(Diagnostic.quoted(attribute)), "
          + Diagnostic.quoted(text)
      }
    }
    return nil
  }

  private static func error(_ index: StarterIndex, tried attribute: String?) -> StarterSpecError {
    let reason = attribute.flatMap { problem(of: $0, in: index.records) }.map { " (\($0))" } ?? ""
    return StarterSpecError(
      path: index.path,
      message: "no attribute can be the id of the records\(reason); give each record a text or an integer of its own, "
        + "for example as 'objectID'")
  }
}
