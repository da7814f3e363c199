/// Filters in the form that is older than the `filters` text: a list of entries that must all hold, of an inner list
/// one must.
///
/// Entries are written `attribute:value`, `attribute:-value`, `_tags:value` and `attribute > 10`. A text with a space
/// or a colon stands in quotes, and so does what would be read as something else. A negated comparison has the inverted
/// operator, which differs where a record has no such number: it meets the negation, but no comparison. A range becomes
/// two comparisons; among alternatives or with a score it stays a range, which two comparisons would not equal. Source
/// of the behaviour: InstantSearch's converter for `facetFilters` and `optionalFilters`; ranges among alternatives and
/// negated ranges, which there accept everything and nothing, are kept true.
package struct LegacyFilters: Sendable, Hashable {
  /// Entries that stand together.
  package enum Unit: Sendable, Hashable {
    /// All must hold.
    case and([String])
    /// One must hold.
    case or([String])
  }

  /// The units in the order of the printed groups. An `and` group with a negated range has for it an `or` unit of its
  /// own, after the unit of the group's other filters.
  package let units: [Unit]
  /// The facets and tags as the value of `facetFilters`, or of `optionalFilters`: `["a:1", ["b:2", "b:3"]]`; nil
  /// without facets and tags.
  package let facetFilters: JSON?
  /// The comparisons and ranges as the value of `numericFilters`; nil without comparisons and ranges.
  package let numericFilters: JSON?

  /// The list form of groups.
  package init(_ groups: FilterGroups) {
    let clauses = groups.groupIDs.flatMap { groupID in
      if case .or = groupID { return Self.clauses(ofAny: groups.filters(in: groupID)) }
      return Self.clauses(ofAll: groups.filters(in: groupID))
    }
    units = clauses.map { clause in
      let entries = clause.filters.map(\.listEntry)
      return clause.isDisjunction ? .or(entries) : .and(entries)
    }
    facetFilters = Self.list(of: clauses) { $0.kind != .numeric }
    numericFilters = Self.list(of: clauses) { $0.kind == .numeric }
  }

  /// The entries of the filters that meet a condition; nil for none.
  private static func list(of clauses: [FilterExpression.Clause], where isListed: (Filter) -> Bool) -> JSON? {
    let list = clauses.flatMap { $0.listEntries(where: isListed) }
    return list.isEmpty ? nil : .array(list)
  }
}

// Groups as clauses of filters that have a list form.
extension LegacyFilters {
  private static func clauses(ofAny filters: [Filter]) -> [FilterExpression.Clause] {
    if filters.count == 1, bounds(of: filters[0]) != nil { return clauses(ofAll: filters) }
    return [FilterExpression.Clause(isDisjunction: true, filters: unique(filters.flatMap(withoutNegation)))]
  }

  private static func clauses(ofAll filters: [Filter]) -> [FilterExpression.Clause] {
    var required: [Filter] = []
    var clauses: [FilterExpression.Clause] = []
    for filter in filters {
      let alternatives = withoutNegation(filter)
      if alternatives.count > 1 {
        clauses.append(FilterExpression.Clause(isDisjunction: true, filters: alternatives))
      } else {
        required += bounds(of: filter) ?? alternatives
      }
    }
    guard !required.isEmpty else { return clauses }
    return [FilterExpression.Clause(isDisjunction: false, filters: unique(required))] + clauses
  }

  /// The two comparisons that a range asks for; nil for other filters and for a range whose score they would count
  /// twice.
  private static func bounds(of filter: Filter) -> [Filter]? {
    guard case .range(let attribute, let lower, let upper) = filter.condition, !filter.isNegated, filter.score == nil
    else { return nil }
    return [
      Filter(attribute: attribute, operator: .greaterOrEqual, value: lower),
      Filter(attribute: attribute, operator: .lessOrEqual, value: upper),
    ]
  }

  /// Filters of which one must hold, none of them a negated comparison or range.
  private static func withoutNegation(_ filter: Filter) -> [Filter] {
    guard filter.isNegated else { return [filter] }
    switch filter.condition {
    case .facet, .tag: return [filter]
    case .comparison(let attribute, let comparison, let number):
      return [Filter(attribute: attribute, operator: comparison.inverted, value: number, score: filter.score)]
    case .range(let attribute, let lower, let upper):
      return [
        Filter(attribute: attribute, operator: .less, value: lower, score: filter.score),
        Filter(attribute: attribute, operator: .greater, value: upper, score: filter.score),
      ]
    }
  }

  /// The filters without repetitions, each at its first place.
  private static func unique(_ filters: [Filter]) -> [Filter] {
    var seen: Set<Filter> = []
    return filters.filter { seen.insert($0).inserted }
  }
}
