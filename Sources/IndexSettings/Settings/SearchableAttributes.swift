import Diagnostics
package import SearchModel

/// What `searchableAttributes` declares: which attributes are searched, and how they rank.
package struct SearchableAttributes: Sendable {
  /// One name of an entry.
  package struct Entry: Sendable {
    let path: FieldPath
    /// The entry's place in the list; names of one entry share it.
    package let rank: Int
    /// Whether an earlier match is better.
    package let isOrdered: Bool
    /// Whether the entry has no other name.
    let isAlone: Bool
  }

  let entries: [Entry]
  /// Whether every attribute is searched because the setting is empty.
  package var isAll: Bool { entries.isEmpty }

  init(_ list: [String]) {
    entries = list.enumerated().flatMap { rank, entry in
      let parts = Self.parts(of: entry)
      return parts.compactMap { part in
        ModifiedAttribute(part).map { parsed in
          Entry(
            path: FieldPath(parsed.name), rank: rank,
            isOrdered: parts.count == 1 && !parsed.modifiers.contains("unordered"), isAlone: parts.count == 1)
        }
      }
    }
  }

  /// The attributes of an entry, each with its modifiers: `unordered(a,b)` is `unordered(a),unordered(b)`.
  private static func parts(of entry: String) -> [String] {
    guard let whole = ModifiedAttribute(entry), !whole.modifiers.isEmpty,
      !whole.modifiers.contains(where: { $0.contains(",") })
    else {
      return entry.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
    }
    return whole.name.split(separator: ",", omittingEmptySubsequences: false).map { name in
      whole.modifiers.reversed().reduce(String(name)) { "\($1)(\($0))" }
    }
  }

  /// Whether something at a path, or below it, is searched.
  func reaches(_ path: FieldPath) -> Bool {
    entries.contains { path.isWithin($0.path) || $0.path.isWithin(path) }
  }

  /// The entry that an attribute's path falls under, the first in the list; nil when it is not searched.
  package func entry(for path: FieldPath) -> Entry? {
    entries.first { path.isWithin($0.path) }
  }

  /// Whether settings such as `disablePrefixOnAttributes` act on an attribute: it must be declared, and in an entry of
  /// its own.
  package func canRestrict(_ path: FieldPath) -> Bool {
    entries.contains { $0.isAlone && path.isWithin($0.path) }
  }

  static func problem(in entry: String) -> String? {
    for part in parts(of: entry) {
      guard let parsed = ModifiedAttribute(part) else {
        return "'\(entry.trimmed)' is not an attribute, several with commas between them, or unordered(attribute)"
      }
      if let unknown = parsed.modifiers.first(where: { $0 != "unordered" && $0 != "ordered" }) {
        return "unknown modifier '\(unknown)'; expected unordered"
      }
    }
    return nil
  }
}

extension FieldPath {
  /// Whether this path is another one or leads on from it.
  package func isWithin(_ other: FieldPath) -> Bool {
    components.starts(with: other.components) { $0.hasSameBytes(as: $1) }
  }
}
