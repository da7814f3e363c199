package import SearchModel

/// Which attributes of records hits carry.
package struct RetrievedAttributes: Sendable {
  /// What `attributesToRetrieve` names.
  package let included: AttributeSelection
  /// What it leaves out, and what the index never gives.
  package let excluded: AttributeSelection

  /// A choice.
  ///
  /// - Parameters:
  ///   - names: `attributesToRetrieve`.
  ///   - unretrievable: `unretrievableAttributes`.
  package init(_ names: [String], unretrievable: [String]) {
    included = AttributeSelection(names.filter { !$0.hasPrefix("-") })
    let removed = names.contains("*") ? names.filter { $0.hasPrefix("-") }.map { String($0.dropFirst()) } : []
    excluded = AttributeSelection(removed + unretrievable)
  }

  /// Whether hits can carry the value at a path, or a part of it.
  package func reaches(into path: FieldPath) -> Bool { !excluded.includes(path) && included.reaches(into: path) }
}
