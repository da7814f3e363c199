import Diagnostics
import Presentation
import SearchModel
import SpecLoader

// How near a condition was to hold.
extension ResultJudge {
  /// Where a record is instead of where it should be, and why, a line each.
  func nearest(to id: String, in section: SectionFacts) -> [String] {
    let insight = insight(section.module, id)
    if insight?.isIndexed == false { return ["the index has no record '\(id)'"] }
    let reasons = insight?.reasons ?? []
    if let rank = section.rank(of: .objectID(id)) ?? insight?.rank { return ["'\(id)' is at rank \(rank)"] + reasons }
    let loaded = section.rows.count
    let isLoaded = insight != nil || section.nbHits <= section.firstRank + loaded
    let place =
      isLoaded
      ? "'\(id)' is not among the \(section.nbHits) hits"
      : "'\(id)' is not among the \(loaded) loaded hits of \(section.nbHits)"
    return [place] + reasons
  }
}

extension SectionFacts {
  /// The rank of a named row, from 1; nil when no loaded row is meant.
  ///
  /// - Parameter depth: among how many rows it is looked for; nil for those that the result shows.
  func rank(of name: HitName, depth: Int? = nil) -> Int? {
    let looked = depth == nil ? shownRows : rows[...]
    let place =
      switch name {
      case .objectID(let id): looked.firstIndex { $0.id.hasSameBytes(as: id) }
      case .filter(let filter, _): looked.firstIndex(where: match(of: filter))
      case .objectIDOrFilter(let text, let filter):
        looked.firstIndex { $0.id.hasSameBytes(as: text) || filter.matches($0.record) }
      }
    return place.map { firstRank + $0 + 1 }
  }

  /// The first rows as people read them.
  var topRows: [String] {
    guard !rows.isEmpty else { return [status == .hidden ? "the section is hidden" : "there is no hit"] }
    let shown = rows.prefix(5).enumerated().map { "\(firstRank + $0 + 1). \($1.shown)" }
    let rest = nbHits - firstRank - shown.count
    return shown + (rest > 0 ? ["… of \(nbHits)"] : [])
  }

  /// Says that no loaded hit has an attribute that filters read, which may then be misspelt or not retrieved; nil where
  /// no row's match depends on it.
  func attributeMissing(in filter: FilterExpression) -> String? {
    let missing = filter.attributes.filter { attribute in
      let path = FieldPath(attribute)
      return !rows.contains { !$0.record.values(at: path).isEmpty }
    }
    guard let first = missing.first, rows.contains(where: { filter.matches($0.record, lacking: missing) == nil })
    else { return nil }
    return "no loaded hit has the attribute '\(first)'"
  }

  /// Why no row can have one of some attributes, and none has it; nil where conditions can be judged by all of them.
  func absence(of attributes: [String]) -> String? { absences(of: attributes).first?.reason }

  /// The attributes that no row can have and none has, with the reason.
  private func absences(of attributes: [String]) -> [(attribute: String, reason: String)] {
    guard !rows.isEmpty else { return [] }
    return attributes.compactMap { attribute in
      absence(attribute).flatMap { reason in
        // What is known of facet values is known of all.
        let path = FieldPath(attribute)
        let isHeld = indexName != nil && rows.contains { !$0.record.values(at: path).isEmpty }
        return isHeld ? nil : (attribute, reason)
      }
    }
  }

  /// Whether rows satisfy filters for certain.
  private func match(of filter: FilterExpression) -> (Row) -> Bool {
    let lacking = absences(in: filter).map(\.attribute)
    return { filter.matches($0.record, lacking: lacking) == true }
  }

  private func absences(in filter: FilterExpression) -> [(attribute: String, reason: String)] {
    absences(of: filter.attributes)
  }

  /// Why it is not known of some row whether it satisfies filters; nil where it is known of all.
  ///
  /// A filter that excludes values of an attribute that rows come without would hold of each.
  func doubt(of filter: FilterExpression, in looked: ArraySlice<Row>) -> String? {
    let absences = absences(in: filter)
    guard let first = absences.first else { return nil }
    let lacking = absences.map(\.attribute)
    return looked.contains { filter.matches($0.record, lacking: lacking) == nil } ? first.reason : nil
  }

  /// Why it is not known whether a row is meant; nil where it is known of all that are looked at.
  func doubt(of name: HitName, depth: Int?) -> String? {
    guard case .filter(let filter, _) = name else { return nil }
    return doubt(of: filter, in: depth.map { rows.prefix($0) } ?? shownRows)
  }

  /// The section where conditions are on all of them: what excludes an attribute of records says nothing of values of
  /// facets.
  var amongAll: SectionFacts {
    guard indexName == nil else { return self }
    var section = self
    section.absence = { _ in nil }
    return section
  }

  /// What a row has in the attributes of filters, as the end of a line.
  func values(of filter: FilterExpression, in row: Row) -> String {
    let shown = filter.clauses.flatMap(\.filters).prefix(3).map { filter in
      let values = row.record.values(at: FieldPath(filter.attribute)).prefix(3).map { value in
        // A text of digits is no number.
        filter.kind == .numeric && value.stringValue != nil
          ? "the text \(value.text())" : value.scalarText ?? value.text()
      }
      return "\(filter.attribute) is \(values.isEmpty ? "missing" : values.joined(separator: ", "))"
    }
    return shown.isEmpty ? "" : ": " + shown.joined(separator: "; ")
  }

  /// The outcome of a condition that every set of no rows meets, where there are hits and none is shown; nil elsewhere.
  func unjudgedWithoutRows(_ expectation: Expectation) -> CheckOutcome? {
    guard shownRows.isEmpty, nbHits > 0 else { return nil }
    return CheckOutcome(
      expectation, module, .error, actual: .null, "cannot be judged: no hit is shown of \(nbHits)")
  }

  /// The outcome of a condition that looks at more rows than could be loaded; nil where all that there are could.
  func unjudgedWithoutFurtherRows(_ expectation: Expectation, in place: String? = nil) -> CheckOutcome? {
    guard lacksRows else { return nil }
    let reason =
      loadingError.map { "ended in the error \($0.code.rawValue): \($0.message)" }
      ?? "were not given, though the backend announces \(nbHits)"
    return CheckOutcome(
      expectation, place ?? module, .error, actual: .null,
      "cannot be judged: the hits of '\(module)' behind rank \(rows.count) \(reason)")
  }

  /// The outcome of a condition on the beginning of a list of which a later page is loaded.
  func notFromTheFirst(_ expectation: Expectation, in place: String? = nil) -> CheckOutcome {
    let whose = place == nil ? "" : " of '\(module)'"
    return CheckOutcome(
      expectation, place ?? module, .error, actual: .null,
      rows.isEmpty
        ? "cannot be judged: no hit\(whose) is loaded of \(nbHits)"
        : "cannot be judged: the loaded page\(whose) begins at rank \(firstRank + 1)")
  }
}

extension SectionFacts.Row {
  /// The id with what people call the row.
  var shown: String { label.isEmpty || label.hasSameBytes(as: id) ? id : "\(id) (\(label))" }
}

extension HitName: CustomStringConvertible {
  /// The name as people read it.
  package var description: String {
    switch self {
    case .objectID(let id): "'\(id)'"
    case .filter(_, let text), .objectIDOrFilter(let text, _): "a hit with \(text)"
    }
  }
}
