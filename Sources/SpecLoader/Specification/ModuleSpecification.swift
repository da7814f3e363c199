public import SearchGraph
public import SearchModel

/// An index module: one section of the results.
public struct ModuleSpecification: Sendable, Hashable {
  /// What a section shows.
  public enum Content: Sendable, Hashable {
    /// Records.
    case hits(HitsModuleSpecification)
    /// Values of a facet.
    case facet(FacetModuleSpecification)
  }

  /// The unique id.
  public var id: String
  /// The index it searches.
  public var indexName: String
  /// The heading, by default the id.
  public var title: String
  /// Its own backend, nil for the spec's default.
  public var backend: String?
  /// Whether the section shows something for the empty query.
  public var showItemsOnEmptyQuery: Bool
  /// The module's own search parameters; they win over the spec's.
  public var query: SearchParameters
  /// What it shows.
  public var content: Content
}

/// What only sections of records have.
public struct HitsModuleSpecification: Sendable, Hashable {
  /// What choosing a hit means.
  public enum Role: String, Sendable, Hashable, CaseIterable {
    /// The hit is what was searched for.
    case results
    /// The hit's query replaces the search box's; highlights are inverted.
    case suggestions
  }

  /// The fields of a hit; nil for records as received.
  package var schema: HitSchema?
  /// The field shown first in text output, nil for the first text field.
  public var label: String?
  /// The fields shown after it, nil for all others.
  public var detail: [String]?
  /// Whether and when further pages are loaded.
  public var infiniteScrolling: InfiniteScrolling
  /// What becomes of a hit that does not fit the schema.
  public var onInvalidHit: InvalidHitPolicy
  /// The attributes whose own refinements do not lower their counts.
  public var disjunctiveFacets: [String]
  /// The groups of the filter state.
  public var filterGroups: [FilterGroup]
  /// What choosing a hit means.
  public var role: Role
}

/// What only sections of facet values have.
public struct FacetModuleSpecification: Sendable, Hashable {
  /// The attribute whose values are shown.
  public var attribute: String
  /// How many values are shown at most (1 … 100), nil for the number that the search parameters give.
  public var maxFacetHits: Int?
  /// The ids of the modules whose filter state the chosen values go to.
  public var refines: [String]
  /// How several chosen values combine.
  public var `operator`: RefinementOperator
  /// How many values can be chosen.
  public var selection: SelectionMode
}
