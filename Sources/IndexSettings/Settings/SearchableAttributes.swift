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
  }

  let entries: [Entry]
  /// Whether every attribute is searched because the setting is empty.
  package var isAll: Bool { entries.isEmpty }

  init(_ list: [String]) {
    entries = list.enumerated().flatMap { rank, entry in
      let parts = entry.split(separator: ",")
      return parts.compactMap { part in
        ModifiedAttribute(String(part)).map { parsed in
          Entry(
            path: FieldPath(parsed.name), rank: rank,
            isOrdered: parts.count == 1 && !parsed.modifiers.contains("unordered"))
        }
      }
    }
  }

  /// The entry that an attribute's path falls under, the first in the list; nil when it is not searched.
  package func entry(for path: FieldPath) -> Entry? {
    entries.first { path.isWithin($0.path) }
  }

  static func problem(in entry: String) -> String? {
    let parts = entry.split(separator: ",", omittingEmptySubsequences: false)
    for part in parts {
      guard let parsed = ModifiedAttribute(String(part)) else {
        return "'\(part.trimmed)' is not an attribute or unordered(attribute)"
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
    components.starts(with: other.components)
  }
}
