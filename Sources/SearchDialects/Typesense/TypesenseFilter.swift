import SearchModel

/// Puts Algolia's filters into Typesense's `filter_by`.
struct TypesenseFilter {
  /// What is known of the index.
  let index: TypesenseIndex

  /// Everything that parameters filter by, joined; nil without a filter.
  ///
  /// - Throws: ``SearchError`` with the code `badRequest` for filters that do not parse, `unsupported` for those that
  ///   have no equal.
  func text(of parameters: SearchParameters) throws(SearchError) -> String? {
    var clauses: [FilterExpression.Clause] = []
    if let filters = parameters.filters {
      do {
        clauses += try FilterExpression(filters).clauses
      } catch {
        throw SearchError(.badRequest, "filters: \(error.message)")
      }
    }
    for (name, kind) in FilterListKind.parameters {
      guard let list = parameters[name] else { continue }
      do {
        clauses += try FilterExpression(list: list, of: kind).clauses
      } catch {
        throw SearchError(.badRequest, "\(name): \(error.message)")
      }
    }
    var texts: [String] = []
    for clause in clauses {
      let part = try text(of: clause)
      if !texts.contains(part) { texts.append(part) }
    }
    return texts.isEmpty ? nil : texts.joined(separator: " && ")
  }

  private func text(of clause: FilterExpression.Clause) throws(SearchError) -> String {
    var texts: [String] = []
    for filter in clause.filters { texts.append(try text(of: filter)) }
    guard texts.count > 1 else { return texts.first ?? "" }
    return "(" + texts.joined(separator: clause.isDisjunction ? " || " : " && ") + ")"
  }

  /// One filter.
  func text(of filter: Filter) throws(SearchError) -> String {
    if let refusal = Self.refusal(of: filter) { throw SearchError(.unsupported, "Typesense \(refusal)") }
    let name = index.fieldName(of: filter.attribute)
    if let collection = index.collection, name != "id", collection.fields[name] == nil {
      throw SearchError(
        .badRequest,
        "'\(filter.attribute)' is no field of the collection '\(collection.name)'; declare it in attributesForFaceting and"
          + " push the index again")
    }
    switch filter.condition {
    case .tag(let tag): return try textFilter(name, tag, isNegated: filter.isNegated)
    case .facet(_, let value): return try facetFilter(name, value, isNegated: filter.isNegated)
    case .comparison(_, let comparison, let number):
      return try numericFilter(name, .comparison(comparison, number), isNegated: filter.isNegated)
    case .range(_, let lower, let upper):
      return try numericFilter(name, .range(lower, upper), isNegated: filter.isNegated)
    }
  }

  private func facetFilter(_ name: String, _ value: FacetValue, isNegated: Bool) throws(SearchError) -> String {
    switch index.collection?.fields[name]?.type.element {
    case .bool?:
      let text = value.text.lowercased()
      if text == "true" || text == "false" { return "\(name):\(isNegated ? "!" : "")=\(text)" }
      // No record has another value.
      return isNegated ? "(\(name):=[true,false] || \(name):!=[true,false])" : "(\(name):=true && \(name):=false)"
    case .int32?, .int64?, .float?:
      let number: PlainNumber? = if case .number(let number) = value { number } else { PlainNumber(value.text) }
      guard let number else {
        throw SearchError(
          .badRequest, "'\(name)' holds numbers in the collection, and \"\(value.text)\" is none")
      }
      return try numericFilter(name, .comparison(.equal, number), isNegated: isNegated)
    case .string?: return try textFilter(name, value.text, isNegated: isNegated)
    case let type?:
      throw SearchError(.unsupported, "Typesense cannot filter by '\(name)', a field of the type \(type.rawValue)")
    case nil:
      if name == "id" { return try textFilter(name, value.text, isNegated: isNegated) }
      switch value {
      case .string(let text): return try textFilter(name, text, isNegated: isNegated)
      case .bool(let flag): return "\(name):\(isNegated ? "!" : "")=\(flag)"
      case .number(let number): return try numericFilter(name, .comparison(.equal, number), isNegated: isNegated)
      }
    }
  }

  /// A text that a value must equal as a whole. Typesense compares the words of both, without regard to case and
  /// accents.
  private func textFilter(_ name: String, _ text: String, isNegated: Bool) throws(SearchError) -> String {
    let sign = isNegated ? "!" : ""
    if name == "id" {
      // An empty list of ids ends the server, and a backtick the text.
      guard !text.isEmpty, !text.contains("`") else {
        throw SearchError(.unsupported, "Typesense cannot filter by the objectID \"\(text)\"")
      }
      return "id:\(sign)=`\(text)`"
    }
    let isSeparator = index.collection?.tokenSeparators.contains("`") ?? false
    let value = text.split(separator: "`", omittingEmptySubsequences: false).joined(separator: isSeparator ? " " : "")
    let symbols = index.collection?.symbolsToIndex ?? []
    guard value.contains(where: { $0.isLetter || $0.isNumber || !$0.isASCII || symbols.contains($0) }) else {
      throw SearchError(
        .unsupported, "Typesense cannot filter by the value \"\(text)\": it compares words, and this text has none")
    }
    return "\(name):\(sign)=`\(value)`"
  }
}

extension TypesenseFilter {
  /// Why a filter has no equal whatever its field's type is; nil when it has.
  static func refusal(of filter: Filter) -> String? {
    if filter.score != nil { return "has no filter scores, as in '\(filter)'" }
    if filter.attribute == "objectID" {
      if filter.isNegated { return "cannot leave out records by their objectID, as in '\(filter)'" }
      if filter.kind == .numeric { return "cannot compare objectIDs as numbers, as in '\(filter)'" }
    }
    // Names stand in the text as they are.
    if let character = filter.attribute.first(where: { "`:&|()[],".contains($0) || $0.isWhitespace }) {
      return "cannot filter by '\(filter.attribute)': a name has no place for '\(character)'"
    }
    return nil
  }
}
