import SearchModel

extension [FilterGroup] {
  /// The filters beyond those of a spec, all of which must hold; nil when choices took some of the spec's away, which
  /// further filters cannot say.
  func added(to own: [FilterGroup]) -> [FilterGroup]? {
    let own = own.filter { $0.text != nil }
    var added: [FilterGroup] = []
    for group in self where group.text != nil {
      guard let base = own.first(where: { $0.id == group.id }) else {
        added.append(group)
        continue
      }
      guard base.text != group.text else { continue }
      // In a group of which one filter suffices, a further one finds more and not less.
      guard group.kind == .and, base.filters.allSatisfy(group.filters.contains) else { return nil }
      var rest = group
      rest.filters.removeAll(where: base.filters.contains)
      added.append(rest)
    }
    let ids = Set(filter { $0.text != nil }.map(\.id))
    return own.allSatisfy { ids.contains($0.id) } ? added : nil
  }
}
