package import SearchModel

/// An index module: one section of the results.
package struct ModuleSpecification: Sendable, Hashable {
  /// What a section shows.
  package enum Content: Sendable, Hashable {
    /// Records.
    case hits(HitsModuleSpecification)
    /// Values of a facet.
    case facet(FacetModuleSpecification)
  }

  /// The unique id.
  package var id: String
  /// The index it searches.
  package var indexName: String
  /// The heading, by default the id.
  package var title: String
  /// Its own backend, nil for the spec's default.
  package var backend: String?
  /// Whether the section shows something for the empty query.
  package var showItemsOnEmptyQuery: Bool
  /// The module's own search parameters; they win over the spec's.
  package var query: SearchParameters
  /// What it shows.
  package var content: Content

  /// Whether it shows hits.
  package var showsHits: Bool {
    if case .hits = content { true } else { false }
  }

  /// The schema of its hits; nil for hits as received and for facet values.
  package var hitSchema: HitSchema? {
    if case .hits(let hits) = content { hits.schema } else { nil }
  }

  /// The ids of the modules whose filters count in the section: its own, and those whose hits a facet section counts.
  package var filteringModules: [String] {
    if case .facet(let facet) = content { [id] + facet.refines } else { [id] }
  }
}

/// What only sections of records have.
package struct HitsModuleSpecification: Sendable, Hashable {
  /// What choosing a hit means.
  package enum Role: String, Sendable, Hashable, CaseIterable {
    /// The hit is what was searched for.
    case results
    /// The hit's query replaces the search box's; highlights are inverted.
    case suggestions
  }

  /// The fields of a hit; nil for records as received.
  package var schema: HitSchema?
  /// The field shown first in text output, nil for the first text field.
  package var label: String?
  /// The fields shown after it, nil for all others.
  package var detail: [String]?
  /// Whether and when further pages are loaded.
  package var infiniteScrolling: InfiniteScrolling
  /// What to do with a hit that does not fit the schema.
  package var onInvalidHit: InvalidHitPolicy
  /// The attributes whose own refinements do not lower their counts.
  package var disjunctiveFacets: [String]
  /// The groups of the filter state.
  package var filterGroups: [FilterGroup]
  /// What choosing a hit means.
  package var role: Role
}

/// What only sections of facet values have.
package struct FacetModuleSpecification: Sendable, Hashable {
  /// What the query does in the section.
  package enum QueryUse: String, Sendable, Hashable, CaseIterable {
    /// It searches the values.
    case search
    /// It selects the records whose values are counted.
    case follow
  }

  /// The attribute whose values are shown.
  package var attribute: String
  /// How many values are shown at most (1 … 100), nil for the number that the search parameters give.
  package var maxFacetHits: Int?
  /// The ids of the modules whose filter state the chosen values go to.
  package var refines: [String]
  /// How several chosen values combine.
  package var `operator`: RefinementOperator
  /// How many values can be chosen.
  package var selection: SelectionMode
  /// What the query does.
  package var queryUse = QueryUse.search
}
