import SearchModel

extension TypesenseRequest {
  /// How many criteria Typesense sorts by.
  static let maximumCriteria = 3

  /// The order of the hits, nil for Typesense's own: by its score of the text alone.
  func sortOrder() -> String? {
    guard window.pageSize > 0 else { return nil }
    var criteria: [String] = []
    var hasScore = false
    let ranking = parameters["ranking"]?.stringListValue ?? Self.defaultRanking
    for entry in ranking {
      if let order = TypesenseSortCriterion(entry) {
        criteria.append(order.text(in: index.collection))
      } else if entry == "geo" {
        if let place = geoOrder { criteria.append(place) }
      } else if entry == "custom" {
        criteria += index.customOrder
      } else if !hasScore, hasText {
        hasScore = true
        criteria.append("_text_match:desc")
      }
    }
    let isDefault = criteria.isEmpty || criteria == ["_text_match:desc"]
    guard !isDefault else { return nil }
    // Where a criterion is left, ties stand in the order of the upload, not in the reverse order of the records.
    if let field = index.collection?.rankField, !criteria.contains("\(field):desc") { criteria.append("\(field):desc") }
    return criteria.prefix(Self.maximumCriteria).joined(separator: ",")
  }

  /// Algolia's criteria in their usual order.
  static let defaultRanking = ["typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]

  /// Why an order of criteria has no equal: the score of the text is one number, which stands for five criteria.
  static func refusal(ofRanking entries: [String]) -> String? {
    let textual = entries.filter { TypesenseSortCriterion($0) == nil && $0 != "custom" && $0 != "geo" }
    guard !textual.isEmpty else { return nil }
    let usual = defaultRanking.filter { $0 != "custom" && $0 != "geo" }
    guard textual == usual else {
      return "has one score for the text: 'ranking' can only put asc(…), desc(…) and custom before or behind"
        + " \(usual.joined(separator: ", "))"
    }
    let places = entries.indices.filter { usual.contains(entries[$0]) }
    guard let first = places.first, let last = places.last else { return nil }
    // A place on the map counts only where one is asked for.
    guard entries[..<first].count(where: { $0 != "geo" }) < maximumCriteria else {
      return "sorts by \(maximumCriteria) criteria at most, and 'ranking' puts as many before the score of the text"
    }
    // Usually geo comes right after typo; nothing else may come between them.
    let between = entries[first...last].filter { !usual.contains($0) && $0 != "geo" }
    return between.isEmpty
      ? nil
      : "has one score for the text, so nothing can be put between its criteria, as '\(between[0])' of 'ranking' is"
  }
}

/// An order by an attribute: `asc(a)` or `desc(a)`.
struct TypesenseSortCriterion {
  let attribute: String
  let isAscending: Bool

  init?(_ entry: String) {
    let modifiers = TypesenseIndex.modifiers(of: entry)
    guard modifiers == ["asc"] || modifiers == ["desc"] else { return nil }
    isAscending = modifiers == ["asc"]
    attribute = TypesenseIndex.plainName(of: entry)
  }

  /// The criterion as Typesense writes it; missing texts are put to the end, as numbers are anyway.
  func text(in collection: TypesenseCollection?) -> String {
    let name = collection.fieldName(of: attribute)
    let field = collection?.fields[name]
    let missing = field?.type.isText == true && field?.isOptional == true ? "(missing_values: last)" : ""
    return "\(name)\(missing):\(isAscending ? "asc" : "desc")"
  }
}
