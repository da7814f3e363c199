/// The attributes that the records of an index have, as paths, and what they hold.
///
/// Lists are looked through, as everywhere: `cast.name` is an attribute of a list of objects.
package struct RecordPaths: Sendable, Hashable {
  /// What values are.
  package struct Kinds: OptionSet, Sendable, Hashable {
    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// A text.
    package static let text = Kinds(rawValue: 1)
    /// A number.
    package static let number = Kinds(rawValue: 2)
    /// A boolean.
    package static let boolean = Kinds(rawValue: 4)
    /// An object, or an empty list: whatever is in them counts for paths of its own.
    package static let container = Kinds(rawValue: 8)
    /// Nothing but null.
    package static let null = Kinds(rawValue: 16)
  }

  /// The most paths that an index keeps; records with names of any kind have no end of them.
  package static let mostPaths = 8_192

  /// What is at each path.
  private let kinds: [FieldPath: Kinds]

  /// Paths with what is there.
  package init(_ kinds: [FieldPath: Kinds]) {
    self.kinds = kinds
  }

  /// What is at a path; nil when no record has it.
  package subscript(path: FieldPath) -> Kinds? { kinds[path] }

  /// Whether there is no path: no record has an attribute.
  package var isEmpty: Bool { kinds.isEmpty }

  /// Every path, sorted.
  package var all: [FieldPath] {
    kinds.keys.sorted { $0.components.lexicographicallyPrecedes($1.components, by: utf8Precedes) }
  }
}

extension RecordPaths {
  /// The paths of records; nil when there are too many of them.
  ///
  /// - Complexity: O(size of the records).
  package init?(of records: some Sequence<Record>) {
    var kinds: [FieldPath: Kinds] = [:]
    func add(_ value: JSON, at path: [String]) {
      let kind: Kinds
      switch value {
      case .null: kind = .null
      case .bool: kind = .boolean
      case .integer, .double, .literal: kind = .number
      case .string: kind = .text
      case .array(let elements):
        for element in elements { add(element, at: path) }
        guard elements.isEmpty else { return }
        kind = .container
      case .object(let members):
        for (name, value) in members { add(value, at: path + [name]) }
        kind = .container
      }
      kinds[FieldPath(components: path), default: []].insert(kind)
    }
    for record in records {
      for (name, value) in record.attributes { add(value, at: [name]) }
      guard kinds.count <= Self.mostPaths else { return nil }
    }
    self.init(kinds)
  }

  /// The paths as a list: of each its names and what is there.
  package var json: JSON {
    .array(all.map { path in .array(path.components.map(JSON.string) + [.integer(kinds[path]?.rawValue ?? 0)]) })
  }

  /// Reads ``json``; nil for anything else.
  package init?(_ json: JSON) {
    guard let entries = json.arrayValue else { return nil }
    var kinds: [FieldPath: Kinds] = [:]
    for entry in entries {
      guard let members = entry.arrayValue, let raw = members.last?.integerValue else { return nil }
      kinds[FieldPath(components: members.dropLast().compactMap(\.stringValue))] = Kinds(rawValue: raw)
    }
    self.init(kinds)
  }
}
