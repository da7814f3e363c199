import Diagnostics
import SearchModel

/// The attribute that names a file's records.
struct RecordIdentifier {
  /// The attribute that is taken when the spec names none.
  static let defaultAttribute = "objectID"
  /// Names of attributes that usually are ids, in lower case, best first.
  private static let usualNames = [
    "objectid", "id", "_id", mongoName, "uuid", "guid", "uid", "key", "sku", "ean", "isbn", "asin", "slug", "handle",
    "code",
  ]
  /// Where exports of MongoDB have the id.
  private static let mongoName = "_id.$oid"
  private static let maximumLength = 512

  /// A guess is no longer than this: longer texts are rather descriptions.
  private static let maximumGuessLength = 64

  /// The attribute, or `$key` or `$row` for what is none.
  let attribute: String
  /// What a reader should know of the choice, as a sentence; nil for an attribute that is made to be an id.
  let remark: String?
  /// Whether hits need not carry the attribute beside their id: it says nothing else, or tables make a text of it.
  let isLeftOut: Bool

  /// Finds the attribute: `objectID`, one that is usually an id, one that is called an id, or a text that is
  /// unique; where there is none, the places of the records are the ids.
  init(of index: StarterIndex) {
    guard !index.isKeyed else {
      self.init("$key", remark: "The names of the records in the file's object.", isLeftOut: false)
      return
    }
    let records = index.records
    let first: JSONObject = records.first ?? [:]
    // The spec names the attribute as a path.
    let candidates = first.filter { name, value in
      !name.isEmpty && !["$key", "$row"].contains(name) && FieldPath(name).components == [name]
        && Self.idText(value) != nil
    }
    let names =
      Array(candidates.keys)
      + [Self.mongoName].filter { Self.idText(JSON.object(first).value(at: FieldPath($0))) != nil }
    let usual = Self.usualNames.flatMap { name in names.filter { $0.lowercased() == name } }
    let ordered = names.contains(Self.defaultAttribute) ? [Self.defaultAttribute] + usual : usual
    let called = names.filter { AttributeName($0).isIdentifier }
    if let attribute = (ordered + called).first(where: { Self.problem(of: $0, in: records) == nil }) {
      self.init(attribute, remark: nil, isLeftOut: true)
      return
    }
    // Codes and dates are rather made to differ than names are, and these than addresses.
    let texts = names.filter { !AttributeName($0).isPersonal && !AttributeName($0).isProse }
    let shape = { (name: String) in first[name]?.stringValue.map(TextShape.init) ?? .words }
    let rarest: [TextShape] = [.webAddress, .filePath]
    let guesses =
      texts.filter { shape($0) != .words && !rarest.contains(shape($0)) } + texts.filter { shape($0) == .words }
      + texts.filter { rarest.contains(shape($0)) }
    let guess = guesses.first { name in
      records.allSatisfy { record in
        record[name]?.stringValue.map { $0.utf8.count <= Self.maximumGuessLength } ?? false
      } && Self.problem(of: name, in: records) == nil
    }
    let reason = (ordered + called).first.flatMap { Self.problem(of: $0, in: records) }.map { ": \($0)" } ?? ""
    if let guess {
      let remark =
        reason.isEmpty
        ? "A guess: its texts differ in every record. An attribute made to be an id is better."
        : "A guess, since what should be the id cannot be\(reason)."
      self.init(guess, remark: remark, isLeftOut: false)
      return
    }
    self.init(
      "$row", remark: "No attribute can be the id\(reason). The places of the records are, which change with the data.",
      isLeftOut: false)
  }

  private init(_ attribute: String, remark: String?, isLeftOut: Bool) {
    self.attribute = attribute
    self.remark = remark
    self.isLeftOut = isLeftOut
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
    var seen: ExactDictionary<Int> = [:]
    for (offset, record) in records.enumerated() {
      guard let text = idText(JSON.object(record).value(at: FieldPath(attribute))) else {
        return "record \(offset + 1) has no text or integer as \(Diagnostic.quoted(attribute))"
      }
      if let other = seen.updateValue(offset, forKey: text) {
        return "records \(other + 1) and \(offset + 1) have the same \(Diagnostic.quoted(attribute)), "
          + Diagnostic.quoted(text)
      }
    }
    return nil
  }
}
