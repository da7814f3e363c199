import OrderedCollections
import SearchDialects
import SearchModel

/// What the records of an upload hold, attribute by attribute, so that fields can be declared for them.
struct TypesenseShapes {
  /// What one attribute holds in all records.
  struct Attribute {
    /// The kinds of its values, each with a record that has it.
    var kinds: OrderedDictionary<Kind, String> = [:]
    /// The id of a record with a single value.
    var single: String?
    /// The id of a record with a list of values.
    var list: String?
    /// The id of a record with an object, whose members are attributes of their own.
    var object: String?
    /// How many records have a value.
    var count = 0
    private var last = -1

    fileprivate mutating func add(_ kind: Kind, isInList: Bool, record: Int, id: String) {
      if kinds[kind] == nil { kinds[kind] = id }
      if isInList { list = list ?? id } else { single = single ?? id }
      guard last != record else { return }
      last = record
      count += 1
    }
  }

  /// The kinds of values that fields tell apart.
  enum Kind: String, Hashable {
    case text
    case integer
    case fraction
    case boolean
    case nestedList

    var plural: String {
      switch self {
      case .text: "texts"
      case .integer, .fraction: "numbers"
      case .boolean: "booleans"
      case .nestedList: "lists of lists"
      }
    }
  }

  /// The attributes with values, by their paths, in the order in which they were seen.
  private(set) var attributes: ExactDictionary<Attribute> = [:]
  /// How many records there are.
  private(set) var count = 0
  private var ids: ExactSet = []
  /// The ids of records whose `_geoloc` is no place.
  private(set) var withoutPlace: [String] = []
  /// Whether records have places, and whether some have several.
  private(set) var places: (any: Bool, several: Bool) = (false, false)

  mutating func add(_ record: JSONObject) throws(SearchError) {
    let id = record["objectID"]?.stringValue ?? ""
    guard !id.isEmpty else { throw SearchError(.badRequest, "record \(count + 1) has no 'objectID'") }
    // Typesense would take the last of them without a word.
    guard ids.insert(id).inserted else { throw SearchError(.badRequest, "two records have the objectID '\(id)'") }
    for (name, value) in record where name != "objectID" {
      if name.hasPrefix(TypesenseField.hiddenPrefix) {
        throw SearchError(
          .badRequest,
          "record '\(id)': '\(name)' cannot be uploaded, because names that begin with \(TypesenseField.hiddenPrefix) are for"
            + " fields of the upload's own")
      }
      if name == "_geoloc", value != .null {
        switch TypesenseDocuments.places(in: value) {
        case nil: withoutPlace.append(id)
        case let found?: places = (true, places.several || value.arrayValue != nil || found.count > 1)
        }
        continue
      }
      guard !name.isEmpty, !name.contains(".") else { continue }
      visit(value, at: name, isInList: false, depth: 0, id: id)
    }
    count += 1
  }

  private mutating func visit(_ value: JSON, at path: String, isInList: Bool, depth: Int, id: String) {
    switch value {
    case .null: return
    case .string: add(.text)
    case .bool: add(.boolean)
    case .integer: add(.integer)
    case .double, .literal: add(.fraction)
    case .array(let elements):
      for element in elements {
        if element.arrayValue != nil {
          attributes[path, default: Attribute()].add(.nestedList, isInList: true, record: count, id: id)
        } else {
          visit(element, at: path, isInList: true, depth: depth, id: id)
        }
      }
    case .object(let members):
      attributes[path, default: Attribute()].object = attributes[path]?.object ?? id
      // Typesense reads a dot as the step into an object, so a name with one cannot be a field.
      for (name, member) in members where !name.isEmpty && !name.contains(".") && depth < 16 {
        visit(member, at: "\(path).\(name)", isInList: isInList, depth: depth + 1, id: id)
      }
    }
    func add(_ kind: Kind) {
      attributes[path, default: Attribute()].add(kind, isInList: isInList, record: count, id: id)
    }
  }
}

extension TypesenseShapes.Attribute {
  /// The type of a field for all values; nil when they have no type in common.
  var type: TypesenseFieldType? {
    guard object == nil, single == nil || list == nil, let element else { return nil }
    return TypesenseFieldType(element, isList: list != nil)
  }

  private var element: TypesenseFieldType.Element? {
    switch Set(kinds.keys) {
    case [.text]: .string
    case [.integer]: .int64
    case [.fraction], [.integer, .fraction]: .float
    case [.boolean]: .bool
    default: nil
    }
  }

  /// Why there is no type, in words that follow the attribute's name.
  var conflict: String {
    var seen: ExactDictionary<String> = [:]
    for (kind, id) in kinds where seen[kind.plural] == nil { seen[kind.plural] = id }
    seen["objects"] = object
    if seen.count > 1 {
      let parts = seen.map { "\($0.key) (record '\($0.value)')" }
      return "holds " + parts.joined(separator: " and ")
    }
    if kinds[.nestedList] != nil { return "holds lists of lists (record '\(kinds[.nestedList] ?? "")')" }
    return "holds a list (record '\(list ?? "")') and a single value (record '\(single ?? "")')"
  }

  /// Whether all values are numbers.
  var isNumeric: Bool { kinds.keys.allSatisfy { $0 == .integer || $0 == .fraction } }
}
