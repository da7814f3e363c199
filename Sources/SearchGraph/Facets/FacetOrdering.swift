public import SearchModel

/// Which facets to show, and the order of their values, according to an index's display settings.
///
/// Source of the behaviour: `renderingContent.facetOrdering` of Algolia's answers and InstantSearch's way of reading
/// it, except that values are hidden whatever their number.
public struct FacetOrdering: Sendable, Hashable {
  /// How the values of a facet follow the pinned ones.
  public enum Remaining: String, Sendable, Hashable {
    /// By count, highest first, ties by value.
    case count
    /// By value.
    case alpha
    /// Not at all.
    case hidden
  }

  /// The order of the values of one facet.
  public struct Values: Sendable, Hashable {
    /// The values that come first, in this order.
    public var order: [String]
    /// The values that are left out, pinned ones too.
    public var hide: [String]
    /// How the other values follow.
    public var sortRemainingBy: Remaining

    /// An order of values.
    public init(order: [String] = [], hide: [String] = [], sortRemainingBy: Remaining = .count) {
      self.order = order
      self.hide = hide
      self.sortRemainingBy = sortRemainingBy
    }
  }

  /// The facets to show, in this order.
  public var facets: [String]
  /// The order of values by facet; the others are ordered by count.
  public var values: ExactDictionary<Values>

  /// An order of facets.
  public init(facets: [String], values: ExactDictionary<Values> = [:]) {
    self.facets = facets
    self.values = values
  }

  /// The order that an answer's `renderingContent` asks for; nil when it asks for no order.
  ///
  /// Parts of another shape than documented count as left out.
  public init?(of response: SearchResponse) {
    guard let content = response.extra["renderingContent"]?.objectValue,
      let ordering = content["facetOrdering"]?.objectValue
    else { return nil }
    let values = (ordering["values"]?.objectValue ?? [:]).map { name, value in (name, Values(value)) }
    self.init(
      facets: ordering["facets"]?.objectValue?["order"]?.stringListValue ?? [],
      values: ExactDictionary(values, uniquingKeysWith: { $1 }))
  }

  /// The facets of an answer in this order. Only facets that the order names and the answer counts are there.
  ///
  /// - Complexity: O(*n* log *n*) in the number of values.
  public func ordered(_ counts: ExactDictionary<[Facet]>) -> ExactDictionary<[Facet]> {
    var ordered: ExactDictionary<[Facet]> = [:]
    for attribute in facets {
      guard let facets = counts[attribute] else { continue }
      ordered[attribute] = (values[attribute] ?? Values()).ordered(facets)
    }
    return ordered
  }
}

extension FacetOrdering.Values {
  fileprivate init(_ json: JSON) {
    let members = json.objectValue ?? [:]
    self.init(
      order: members["order"]?.stringListValue ?? [], hide: members["hide"]?.stringListValue ?? [],
      sortRemainingBy: members["sortRemainingBy"]?.stringValue.flatMap(FacetOrdering.Remaining.init) ?? .count)
  }

  /// Facet values in this order, the hidden ones left out.
  fileprivate func ordered(_ facets: [Facet]) -> [Facet] {
    let hidden = Set(hide)
    let shown = facets.filter { !hidden.contains($0.value) }
    let ranks = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let pinned = shown.compactMap { facet in ranks[facet.value].map { (facet: facet, rank: $0) } }
      .sorted { $0.rank < $1.rank }.map(\.facet)
    let others = shown.filter { ranks[$0.value] == nil }
    return switch sortRemainingBy {
    case .count: pinned + FacetOrder.count.sorted(others)
    case .alpha: pinned + FacetOrder.alpha.sorted(others)
    case .hidden: pinned
    }
  }
}

extension SearchResponse {
  /// The facets that the index's display settings show, in the order that they ask for; empty when they ask for no
  /// order.
  public var orderedFacets: ExactDictionary<[Facet]> {
    FacetOrdering(of: self)?.ordered(facets) ?? [:]
  }
}
