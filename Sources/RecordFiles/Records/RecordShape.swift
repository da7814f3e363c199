import Diagnostics
import FileSystem
import SearchModel
import TerminalText

/// What an object is that a JSON file holds instead of a list of records.
enum RecordShape: Hashable {
  /// It has the list of records, below the members of these names.
  case list(at: [String])
  /// Its members are the records.
  case keyed
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
    if Self.isKeyed(object) {
      self = .keyed
    } else if !hasName, let longest = Self.longestList(in: object, depth: 1) {
      self = .list(at: longest.path)
    } else {
      self = .record
    }
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

  private static func longestList(in object: JSONObject, depth: Int) -> (path: [String], count: Int)? {
    var best: (path: [String], count: Int)?
    for (name, value) in object {
      var found: (path: [String], count: Int)?
      switch value {
      case .array(let elements):
        if !elements.isEmpty, elements.allSatisfy({ $0.objectValue != nil }) { found = ([name], elements.count) }
      case .object(let members) where depth < maximumDepth:
        found = longestList(in: members, depth: depth + 1).map { ([name] + $0.path, $0.count) }
      default: break
      }
      if let found, found.count > best?.count ?? 0 { best = found }
    }
    return best
  }

  /// How a spec reads an object that is no record, as the end of a sentence about it.
  var advice: String? {
    switch self {
    case .list(let names):
      RecordSource.path(of: names).map {
        "the list is a member: 'records: { files: …, at: \"\($0.visiblyEscaped())\" }' reads it"
      } ?? "the list is a member"
    case .keyed: "'objectID: $key' reads an object whose members are records"
    case .record: nil
    }
  }
}
