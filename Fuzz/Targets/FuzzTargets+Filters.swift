import SearchModel

extension FuzzTargets {
  /// A filter text reads back from what is printed of it, as a text and as lists; errors have a place in it.
  static let filters = FuzzTarget("filters", maximumLength: 1_024) { input in
    let text = String(decoding: input, as: UTF8.self)
    for kind in [FilterListKind.facet, .numeric, .tag] {
      _ = try? FilterExpression(list: .string(text), of: kind)
      if let list = try? JSON(parsing: input) { _ = try? FilterExpression(list: list, of: kind) }
    }
    let expression: FilterExpression
    do throws(FilterSyntaxError) {
      expression = try FilterExpression(text)
    } catch {
      let range = error.scalarRange
      let count = text.unicodeScalars.count
      try require(range.lowerBound >= 0 && range.upperBound <= count, "\(range) is in the text of \(count) scalars")
      return
    }
    for filter in expression.clauses.flatMap(\.filters) {
      let printed = filter.description
      guard let again = try? FilterExpression(printed) else { throw BrokenProperty("a filter reads back: \(printed)") }
      try requireEqual(again.clauses.map(\.filters), [[filter]], "a filter is what its text says")
    }
    guard let groups = try? FilterGroups(parsing: text) else { throw BrokenProperty("groups read what expressions do") }
    guard let printed = groups.text else { return }
    guard let again = try? FilterGroups(parsing: printed) else { throw BrokenProperty("groups read back: \(printed)") }
    try requireEqual(again.text, printed, "printed groups are printed again byte for byte")
    guard let joined = try? FilterExpression.joined(text, [printed]), (try? FilterExpression(joined)) != nil else {
      throw BrokenProperty("two texts that are read can be joined")
    }
    _ = groups.legacyFilters
  }
}
