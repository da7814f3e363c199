import Diagnostics
import FileSystem
import SearchModel
import TerminalText

/// What an object is that a JSON file holds instead of a list of records.
enum RecordShape: Hashable {
  /// It has the list of records, below the members of these names; and perhaps other lists of objects.
  case list(at: [String], others: [[String]])
  /// Its members are the records.
  case keyed
  /// Its members are columns of values, as programs write tables.
  case columns
  /// It is a record.
  case record

  /// How deep in an object a list of records is looked for.
  private static let maximumDepth = 4
  /// Members whose values name a record, in lower case.
  private static let names: Set<String> = ["objectid", "id", "_id", "uuid", "slug", "sku"]

  /// Tells the shape: objects that have names in common are records; a record has something that names it, or has no
  /// list of objects. Of several such lists the longest is the one of records.
  init(of object: JSONObject) {
    let hasName = object.contains { name, value in
      Self.names.contains(name.lowercased()) && value.objectValue == nil && value.arrayValue == nil
    }
    if Self.hasColumns(object) {
      self = .columns
      return
    }
    // The form of a table with its schema.
    if object["schema"]?.objectValue != nil, object["data"]?.arrayValue != nil {
      self = .list(at: ["data"], others: [])
      return
    }
    if Self.isKeyed(object) {
      self = .keyed
      return
    }
    let lists = hasName ? [] : Self.lists(in: object, depth: 1)
    // The first of equally long ones.
    if let longest = lists.max(by: { $0.count < $1.count }) {
      self = .list(at: longest.path, others: lists.map(\.path).filter { $0 != longest.path })
    } else {
      self = .record
    }
  }

  /// Whether an object has columns: values by the numbers of their rows, or names, numbers and rows beside each other.
  private static func hasColumns(_ object: JSONObject) -> Bool {
    if object.count <= 3, object["columns"]?.arrayValue != nil, object["data"]?.arrayValue != nil { return true }
    guard let first = object.values.first?.objectValue, !first.isEmpty else { return false }
    let rows = first.indices.map { String($0) }
    return object.values.allSatisfy { $0.objectValue.map { Array($0.keys) == rows } ?? false }
  }

  /// Whether all members are objects that have a name in common, as records have, and the parts of an answer have not.
  private static func isKeyed(_ object: JSONObject) -> Bool {
    guard object.count > 1, var common = object.values.first?.objectValue.map({ Set($0.keys) }) else { return false }
    for value in object.values {
      guard let members = value.objectValue else { return false }
      common.formIntersection(members.keys)
      if common.isEmpty { return false }
    }
    return true
  }

  /// Tells the shape of a JSON file; nil when it does not hold one object.
  init?(ofFile file: String, limits: RecordLimits) {
    guard RecordFormat(path: file) == .json,
      let bytes = try? FileReading.contents(ofFile: file, limit: limits.maximumByteCount)
    else { return nil }
    var parser = JSONParser(bytes)
    guard parser.peek() == UInt8(ascii: "{"), case .object(let members)? = try? parser.parseValue(), parser.isAtEnd()
    else { return nil }
    self.init(of: members)
  }

  /// The lists of objects in an object, each with its way there.
  private static func lists(in object: JSONObject, depth: Int) -> [(path: [String], count: Int)] {
    object.flatMap { name, value -> [(path: [String], count: Int)] in
      switch value {
      case .array(let elements):
        return elements.isEmpty || elements.contains { $0.objectValue == nil } ? [] : [([name], elements.count)]
      case .object(let members) where depth < maximumDepth:
        return lists(in: members, depth: depth + 1).map { ([name] + $0.path, $0.count) }
      default: return []
      }
    }
  }

  /// What is to be said of a file that has more lists than the one of the records, or no records at all.
  func remark(on file: String) -> Diagnostic? {
    if self == .columns {
      return Diagnostic(
        code: "no-records", file: file,
        message: "the file has columns, as pandas writes them; DataFrame.to_json(orient='records') writes records")
    }
    guard case .list(let names, let others) = self, !others.isEmpty else { return nil }
    func text(_ path: [String]) -> String { RecordSource.path(of: path) ?? path.joined(separator: ".") }
    return Diagnostic(
      .note, code: "other-lists", file: file,
      message: "the records are the list at \(text(names).visiblyEscaped()); there are lists at "
        + others.map { text($0).visiblyEscaped() }.joined(separator: ", ") + ", too")
  }

  /// How a spec reads an object that is no record, as the end of a sentence about it.
  ///
  /// - Parameter path: The members in which the object is.
  func advice(below path: [String]) -> String? {
    switch self {
    case .list(let names, _):
      RecordSource.path(of: path + names).map {
        "the list is a member: 'records: { files: …, at: \"\($0.visiblyEscaped())\" }' reads it"
      } ?? "the list is a member"
    case .keyed: "'objectID: $key' reads an object whose members are records"
    case .columns: "it has columns, as pandas writes them; DataFrame.to_json(orient='records') writes records"
    case .record: nil
    }
  }
}
