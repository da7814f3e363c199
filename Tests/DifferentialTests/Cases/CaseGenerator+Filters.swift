import SearchModel
import TestSupport

extension CaseGenerator {
  /// Conditions that mostly hold for the record to find.
  static let filterSamplers: [String: Sampler] = [
    "filters": Sampler(0.12) { generator in
      let clauses = (0..<generator.random.one(1, 1, 2, 3)).map { _ in generator.clause() }
      return .string(clauses.joined(separator: " AND "))
    },
    "facetFilters": Sampler(0.1) { generator in
      generator.list { generator in generator.scored(generator.facetFilter()).listEntry }
    },
    "numericFilters": Sampler(0.08) { generator in
      generator.list { generator in
        let filter = generator.numericFilter()
        return (filter.isNegated ? "NOT " : "") + Filter(filter.condition).listEntry
      }
    },
    "tagFilters": Sampler(0.04) { generator in
      generator.list { generator in
        let tag = generator.tag()
        return (generator.random.chance(0.2) ? "-" : tag.hasPrefix("-") ? "\\" : "") + tag
          + (generator.random.chance(0.1) ? "<score=3>" : "")
      }
    },
    "optionalFilters": Sampler(0.1) { generator in
      generator.list { generator in generator.scored(generator.facetFilter()).listEntry }
    },
    "sumOrFiltersScores": Sampler(0.12) { .bool($0.random.chance(0.8)) },
  ]

  private mutating func list(_ entry: (inout CaseGenerator) -> String) -> JSON {
    let entries = (0..<random.one(1, 1, 2, 3)).map { _ -> JSON in
      random.chance(0.7) ? .string(entry(&self)) : .texts((0..<random.number(1...3)).map { _ in entry(&self) })
    }
    if random.chance(0.1), case .string(let text)? = entries.first, !text.contains(",") { return .string(text) }
    return .array(entries)
  }

  /// A tag, most often one of the record to find.
  private mutating func tag() -> String {
    let tags = Self.values("_tags", of: target).compactMap(\.stringValue)
    return tags.isEmpty || random.chance(0.1) ? random.one("a", "B", "b", "c d") : random.one(of: tags)
  }

  /// A unit of the filter syntax, or an OR of several of one kind.
  private mutating func clause() -> String {
    let kind = random.number(0...9)
    func filter(_ generator: inout CaseGenerator) -> Filter {
      kind < 5
        ? generator.facetFilter() : kind < 8 ? generator.numericFilter() : Filter(.tag(generator.tag()))
    }
    let count = random.one(1, 1, 1, 2, 3)
    let units = (0..<count).map { _ in scored(filter(&self)).description }
    guard count > 1 else { return units[0] }
    let text = units.joined(separator: random.chance(0.9) ? " OR " : " AND ")
    return random.chance(0.7) ? "(\(text))" : units.joined(separator: " OR ")
  }

  private mutating func scored(_ filter: Filter) -> Filter {
    var filter = filter
    if random.chance(0.2) { filter.score = random.one(0, 1, 2, 5, 65_535) }
    return filter
  }

  mutating func facetFilter() -> Filter {
    let declared = facetAttributes()
    let attribute =
      declared.isEmpty || random.chance(0.05) ? random.one("color", "objectID", "_tags") : attributeOfTarget(declared)
    let isNegated = random.chance(0.15)
    let source = random.chance(isNegated ? 0.2 : 0.85) || records.isEmpty ? target : random.one(of: records)
    let values = Self.values(attribute, of: source).compactMap(\.scalarText)
    var text =
      values.isEmpty || random.chance(0.05) ? random.one("Red", "1", "true", "nothing") : random.one(of: values)
    if random.chance(0.2) { text = random.one(text.uppercased(), text.lowercased()) }
    // An empty value cannot be written in a list.
    if text.isEmpty { text = "Red" }
    let value: FacetValue = random.chance(0.7) ? FacetValue(bareword: text) : .string(text)
    return Filter(.facet(attribute: attribute, value: value), isNegated: isNegated)
  }

  mutating func numericFilter() -> Filter {
    let attribute = attributeOfTarget(Self.numericAttributes)
    let values = Self.values(attribute, of: target).compactMap(\.doubleValue)
    var number = values.isEmpty ? Double(random.number(-3...50)) : random.one(of: values)
    if random.chance(0.3) { number += random.one(-1, 1, 0.0004, 0.0006, -0.0004, 1_000) }
    var constant = PlainNumber(number)
    if attribute == "big", random.chance(0.5) {
      constant = random.one(
        .integer(1 << 53), .integer(1 << 53 + 1), .integer(.max), .unsigned(1 << 63), .unsigned(1 << 63 + 1),
        .unsigned(.max), .double(0x1p64))
    }
    if random.chance(0.25) {
      if random.chance(0.7) { number -= Double(random.number(0...3)) }
      if attribute != "big" { constant = PlainNumber(number) }
      let width = Double(random.number(-1...20))
      return Filter(
        .range(attribute: attribute, lower: constant, upper: PlainNumber(number + width)),
        isNegated: random.chance(0.15))
    }
    let comparison = random.one(of: NumericOperator.allCases)
    let isMet = values.contains { comparison.holds($0, constant.doubleValue) }
    return Filter(
      .comparison(attribute: attribute, operator: comparison, number: constant), isNegated: isMet == random.chance(0.2))
  }
}
