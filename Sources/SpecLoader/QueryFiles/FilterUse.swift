package import Diagnostics
package import SearchModel

/// A filter of a query file, at the first place where it stands.
package struct FilterUse: Sendable, Hashable {
  /// The filter.
  package let filter: Filter
  /// The file as it was named.
  package let file: String
  /// The place.
  package let range: SourceRange
}

/// The filters of query files, each once, and no more of them than are worth being looked up.
struct FilterUses {
  private static let limit = 1_000

  private(set) var all: [FilterUse] = []
  private var seen: Set<Filter.Condition> = []

  /// Notes filters, unless what they ask for is known or there are too many.
  mutating func note(_ filters: some Sequence<Filter>, file: String, range: SourceRange) {
    for filter in filters where all.count < Self.limit && seen.insert(filter.condition).inserted {
      all.append(FilterUse(filter: filter, file: file, range: range))
    }
  }
}
