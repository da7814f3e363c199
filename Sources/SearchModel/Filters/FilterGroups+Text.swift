extension FilterGroups {
  /// The text of all groups as a request sends it; nil without filters. Equal values have the same text.
  public var text: String? { FilterGroup.text(of: groups) }

  /// Reads a filter text: each clause becomes an `or` group when it is an OR, else an `and` group.
  ///
  /// A text does not tell the groups' names: they are the clauses' places (`00`, `01` …), which sort as the clauses stand, so
  /// that a printed text is printed again byte for byte. Hierarchical groups come back as `and` groups.
  /// - Throws: ``FilterSyntaxError`` with the place of what does not fit.
  public init(parsing text: String) throws(FilterSyntaxError) {
    self.init()
    let clauses = try FilterExpression(text).clauses
    let width = String(clauses.count).utf8.count
    for (place, clause) in clauses.enumerated() {
      let digits = String(place)
      let name = String(repeating: "0", count: width - digits.utf8.count) + digits
      insert(FilterGroup(name: name, kind: clause.isDisjunction ? .or : .and, filters: clause.filters))
    }
  }

  /// The groups in the older list form.
  package var legacyFilters: LegacyFilters { LegacyFilters(self) }
}
