extension FilterGroups {
  /// The text of all groups as a request sends it; nil without filters. Equal values have the same text.
  public var text: String? { FilterGroup.text(of: groups) }

  /// Reads a filter text: each clause becomes an `or` group when it is an OR, else an `and` group.
  ///
  /// A text does not contain the groups' names. They are the clauses' positions (`00`, `01` …), which sort in the order
  /// of the clauses, so that a printed text prints again byte for byte. Hierarchical groups become `and` groups.
  /// - Throws: ``FilterSyntaxError`` with the place of the error.
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
