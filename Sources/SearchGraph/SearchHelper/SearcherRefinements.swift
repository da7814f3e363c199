import SearchModel

/// The values that a searcher is refined by, and how those of one attribute combine.
struct SearcherRefinements: Hashable {
  /// The facet values to refine by, by facet, in the order added; without empty lists and repeated values.
  var facets: [String: [String]] = [:] {
    didSet { facets = Self.normalized(facets) }
  }
  /// The numeric conditions to refine by, by attribute, in the order added; without empty lists and repeated
  /// conditions.
  var numerics: [String: [Filter]] = [:] {
    didSet { numerics = Self.normalized(numerics) }
  }
  /// The facets of whose values one is enough, in the order added.
  var disjunctiveFacets: [String] = [] {
    didSet { disjunctiveFacets = Self.unique(disjunctiveFacets) }
  }
  /// The attributes of whose numeric conditions one is enough, in the order added.
  var disjunctiveNumerics: [String] = [] {
    didSet { disjunctiveNumerics = Self.unique(disjunctiveNumerics) }
  }

  /// A group an attribute: `or` for disjunctive ones, `and` for the others; facets first, each sorted by attribute.
  var groups: [FilterGroup] {
    let facetFilters = facets.map { name, values in
      (name, values.map { Filter(.facet(attribute: name, value: .string($0))) })
    }
    return Self.groups(of: facetFilters, disjunctive: disjunctiveFacets)
      + Self.groups(of: numerics.map { ($0, $1) }, disjunctive: disjunctiveNumerics)
  }

  private static func groups(of filters: [(String, [Filter])], disjunctive: [String]) -> [FilterGroup] {
    filters.sorted { utf8Precedes($0.0, $1.0) }.map { name, filters in
      FilterGroup(name: name, kind: disjunctive.contains(name) ? .or : .and, filters: filters)
    }
  }

  private static func normalized<Element: Hashable>(_ lists: [String: [Element]]) -> [String: [Element]] {
    lists.mapValues { unique($0) }.filter { !$0.value.isEmpty }
  }

  private static func unique<Element: Hashable>(_ elements: [Element]) -> [Element] {
    var seen: Set<Element> = []
    return elements.filter { seen.insert($0).inserted }
  }
}
