extension RESTDialect {
  /// Durations as search engines call them, beside what the mapping reads.
  public var volatileMembers: VolatileMembers {
    VolatileMembers(names: Self.durations.filter { !mapping.readsMember($0) })
  }

  private static let durations: Set = [
    "elapsed_ms", "processingTimeMS", "processingTimeMs", "query_ms", "search_time_ms", "took", "took_ms",
  ]
}

extension RESTMapping {
  /// Whether a path may lead to a member of the answer or into it.
  fileprivate func readsMember(_ name: String) -> Bool {
    [hits, nbHits, facets, error].contains { path in
      guard let path else { return false }
      guard let first = path.segments.first, !first.isDescendant else { return true }
      return first.selectors.contains { $0 == .name(name) || $0 == .wildcard }
    }
  }
}
