import IndexSettings
import SearchDialects
import SearchModel
import SpecLoader
import Synchronization

/// The warnings of searches that were asked lately: a page asks with the same filters and facets over and over, and to
/// read them takes longer than to recognise them.
final class KnownWarnings: Sendable {
  /// What of a search warnings depend on. JSON is compared by its bytes.
  private struct Key: Hashable {
    let index: JSON
    let values: [JSON?]
  }

  private static let names = IndexFilterCheck.names + SettingChecks.namesWithWarnings
  private static let mostSearches = 256
  /// The most bytes of parameters, as they are repeated in answers, of a search that is kept.
  private static let longestParameters = 4_096

  private let known = Mutex<[Key: [String]]>([:])

  /// The warnings of a search, which are found out where it is not known.
  func warnings(of query: ServedQuery, _ find: () -> [String]) -> [String] {
    let values = Self.names.map { query.parameters[$0] }
    guard values.contains(where: { $0 != nil }) else { return [] }
    // What is kept must stay small, whatever clients send.
    guard query.echo.utf8.count <= Self.longestParameters else { return find() }
    let key = Key(index: .string(query.indexName), values: values)
    if let warnings = known.withLock({ $0[key] }) { return warnings }
    let warnings = find()
    known.withLock { known in
      if known.count >= Self.mostSearches { known.removeAll(keepingCapacity: true) }
      known[key] = warnings
    }
    return warnings
  }
}
