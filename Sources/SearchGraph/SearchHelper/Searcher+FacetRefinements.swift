extension Searcher {
  /// The refined values by facet, in the order in which they were added. They are part of every request, beside filters
  /// set by hand.
  ///
  /// Setting them drops repeated values and empty lists. Values are taken literally: a leading hyphen does not negate.
  public var facetRefinements: [String: [String]] {
    get { refinementState.facets }
    set { refinementState.facets = newValue }
  }

  /// ``facetRefinements`` under the Helper's name.
  public var refinements: [String: [String]] {
    get { facetRefinements }
    set { facetRefinements = newValue }
  }

  /// The facets of which one refined value must match, and whose own refinements do not lower their counts. Of all
  /// other facets, all refined values must match.
  public var disjunctiveFacets: [String] {
    get { refinementState.disjunctiveFacets }
    set { refinementState.disjunctiveFacets = newValue }
  }

  /// Makes a facet disjunctive or conjunctive.
  public func setFacet(withName name: String, disjunctive: Bool) {
    if disjunctive {
      refinementState.disjunctiveFacets.append(name)
    } else {
      refinementState.disjunctiveFacets.removeAll { $0 == name }
    }
  }

  /// Whether one refined value of a facet is enough.
  public func isDisjunctiveFacet(name: String) -> Bool {
    refinementState.disjunctiveFacets.contains(name)
  }

  /// Whether a facet is refined by a value.
  public func hasFacetRefinement(name: String, value: String) -> Bool {
    refinementState.facets[name]?.contains(value) ?? false
  }

  /// Whether a facet is refined.
  public func hasFacetRefinements(name: String) -> Bool {
    refinementState.facets[name] != nil
  }

  /// Whether any facet is refined.
  public func hasFacetRefinements() -> Bool {
    !refinementState.facets.isEmpty
  }

  /// Refines a facet by a value; nothing changes if it is already.
  public func addFacetRefinement(name: String, value: String) {
    refinementState.facets[name, default: []].append(value)
  }

  /// Removes the refinement of a facet by a value.
  public func removeFacetRefinement(name: String, value: String) {
    refinementState.facets[name]?.removeAll { $0 == value }
  }

  /// Removes a refinement when it is there, adds it otherwise.
  public func toggleFacetRefinement(name: String, value: String) {
    if hasFacetRefinement(name: name, value: value) {
      removeFacetRefinement(name: name, value: value)
    } else {
      addFacetRefinement(name: name, value: value)
    }
  }

  /// Removes the refinements of a facet.
  public func clearFacetRefinements(name: String) {
    refinementState.facets[name] = nil
  }

  /// Removes the refinements of all facets.
  public func clearFacetRefinements() {
    refinementState.facets = [:]
  }
}
