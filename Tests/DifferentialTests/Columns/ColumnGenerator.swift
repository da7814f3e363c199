import SearchModel
import TestSupport

@testable import IndexSettings

/// Random records and settings in which every kind of value meets every other one.
struct ColumnGenerator {
  var random: SeededGenerator

  init(seed: Int) {
    random = SeededGenerator(seed: seed)
  }

  static let texts: [String] = [
    "Red", "red", "RED", "blue", "1", "1.0", "01", "true", "false", "", "é", "e\u{301}", "É", "K", "\u{212A}", "k",
    "Straße", "STRASSE", "İ", "i\u{307}", "ﬁ", "東京", "10", "2.5", "a b", "zebra", ";", "\u{37E}",
  ]
  static let integers: [Int] = [
    0, 1, 2, 10, -3, 255, 256, 65_536, 1 << 53, (1 << 53) + 1, (1 << 53) - 1, -(1 << 53) - 1, .max, .min, .max - 1,
    1_000_000_000_000,
  ]
  static let doubles: [Double] = [
    0, -0.0, 1, 1.5, 2.5, 10, 9.99, 9.9991, 0.1, 0.0004, -3.25, 1e300, 1e-7, 9_007_199_254_740_992, 1e12, 123.4567,
    1_000_000_000_000.25,
  ]

  mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int.random(in: choices.indices, using: &random)]
  }

  mutating func chance(_ share: Int) -> Bool { Int.random(in: 0..<share, using: &random) == 0 }

  /// A value without members, of any kind.
  mutating func scalar() -> JSON {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: .null
    case 1: .bool(Bool.random(using: &random))
    case 2, 3: .integer(pick(Self.integers))
    case 4, 5: .double(pick(Self.doubles))
    case 6:
      .literal(
        pick([
          "123456789012345678901234567890", "-99999999999999999999", "1e999", "9223372036854775808",
          "9223372036854775809", "18446744073709551615", "18446744073709551616",
        ]))
    default: .string(pick(Self.texts))
    }
  }

  /// A value of one of the kinds that an attribute has in most records.
  mutating func value(like kind: Int) -> JSON {
    switch kind {
    case 0: scalar()
    case 1: .integer(Int.random(in: -3...300, using: &random))
    case 2: .double(Double(Int.random(in: 0...2_000, using: &random)) / 100)
    case 3: .string(pick(Self.texts))
    case 4: .array((0..<Int.random(in: 0...3, using: &random)).map { _ in scalar() })
    case 5: .array([.array([scalar()]), ["d": scalar()], .integer(7)])
    case 6: .double(Double.random(in: -1...1, using: &random))
    case 7: pick([.integer(4), .double(4.25), .integer(5), .double(5)])
    case 8: .integer(Int.random(in: .min ... .max, using: &random))
    case 9: .bool(Bool.random(using: &random))
    default: ["d": chance(2) ? scalar() : value(like: Int.random(in: 0...4, using: &random)), "e": scalar()]
    }
  }

  mutating func coordinate(_ range: ClosedRange<Double>) -> JSON {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: .integer(Int.random(in: -95...95, using: &random))
    case 1: .string("1")
    case 2: .double(Double(Int.random(in: -5_000...5_000, using: &random)) / 1_000)
    default: .double(Double.random(in: range, using: &random))
    }
  }

  mutating func place() -> JSON {
    chance(8) ? scalar() : ["lat": coordinate(-90...90), "lng": coordinate(-180...180)]
  }

  static let attributes = ["a", "b", "c", "n", "p", "x"]

  mutating func records(_ count: Int) -> [Record] {
    // Of some attributes all values are of one kind, so that every layout occurs.
    let kinds = Self.attributes.map { _ in Int.random(in: 0...10, using: &random) }
    let rare = chance(2) ? 1_000 : 5
    return (0..<count).map { number in
      var attributes: JSONObject = [:]
      for (name, kind) in zip(Self.attributes, kinds) where !chance(6) {
        attributes[name] = chance(rare) ? value(like: Int.random(in: 0...10, using: &random)) : value(like: kind)
      }
      if chance(2) { attributes["_tags"] = chance(2) ? scalar() : .array([scalar(), scalar()]) }
      if !chance(3) {
        attributes["_geoloc"] =
          chance(4) ? .array((0...Int.random(in: 0...2, using: &random)).map { _ in place() }) : place()
      }
      if chance(5) { attributes["objectID"] = scalar() }
      return Record(objectID: chance(3) ? "id \(number)" : String(number), attributes: attributes)
    }
  }

  /// An attribute that records may have.
  mutating func attribute() -> String {
    pick(Self.attributes + ["c.d", "b.d", "c.e", "x.d", "_tags", "objectID", "_geoloc.lat", "missing"])
  }

  mutating func order() -> String { pick(["asc", "desc"]) + "(\(attribute()))" }

  mutating func settings() -> SearchParameters {
    var settings: SearchParameters = [
      "attributesForFaceting": .array((0..<Int.random(in: 0...6, using: &random)).map { _ in .string(attribute()) })
    ]
    if chance(2) {
      settings["customRanking"] = .array((0...Int.random(in: 0...2, using: &random)).map { _ in .string(order()) })
    }
    if chance(2) { settings["ranking"] = .array([.string(order()), "typo", .string(order()), "custom"]) }
    if chance(2) { settings["attributeForDistinct"] = .string(attribute()) }
    if chance(4) { settings["numericAttributesForFiltering"] = .array([.string(attribute()), "equalOnly(n)", "p"]) }
    return settings
  }

  mutating func fixture(_ count: Int) throws -> ColumnFixture {
    let cuts = (0..<Int.random(in: 0...3, using: &random)).map { _ in Int.random(in: 0...count, using: &random) }
    return try ColumnFixture(records(count), settings: settings(), cuts: cuts)
  }
}

extension ColumnGenerator {
  mutating func number() -> PlainNumber {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: .integer(pick(Self.integers))
    case 4: .unsigned(pick([1 << 63, 1 << 63 + 1, .max]))
    case 1: PlainNumber(pick(Self.doubles))
    case 2: PlainNumber(Double(Int.random(in: 0...2_000, using: &random)) / 100)
    case 3: PlainNumber(Double.random(in: -1...1, using: &random))
    default: .integer(Int.random(in: -4...300, using: &random))
    }
  }

  mutating func filter(_ kind: Filter.Kind, of plain: PlainIndex) -> Filter {
    let condition: Filter.Condition
    switch kind {
    case .tag: condition = .tag(pick(Self.texts))
    case .numeric where chance(3):
      condition = .range(attribute: attribute(), lower: number(), upper: number())
    case .numeric:
      condition = .comparison(
        attribute: attribute(), operator: pick(NumericOperator.allCases), number: number())
    case .facet:
      // A facet filter of `_tags` is a tag's, which an OR does not mix with others.
      let declared = plain.faceting.attributes.filter { $0 != "_tags" }
      let attribute = declared.isEmpty || chance(5) ? pick(Self.attributes + ["objectID"]) : pick(declared)
      condition = .facet(attribute: attribute, value: facetValue(attribute, of: plain))
    }
    return Filter(condition, isNegated: chance(4), score: chance(6) ? Int.random(in: 0...9, using: &random) : nil)
  }

  /// A value that the attribute may have, in another case perhaps.
  private mutating func facetValue(_ attribute: String, of plain: PlainIndex) -> FacetValue {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: .number(number())
    case 1: .bool(Bool.random(using: &random))
    case 2: .string(pick(Self.texts))
    case 3 where attribute == "objectID": .string(String(Int.random(in: 0...500, using: &random)))
    default:
      if let known = plain.facetColumn(attribute)?.values.randomElement(using: &random)?.text {
        chance(2) ? FacetValue(bareword: known) : .string(chance(2) ? known.uppercased() : known.lowercased())
      } else {
        .string("red")
      }
    }
  }

  /// The text of some clauses.
  mutating func filters(of plain: PlainIndex) -> String {
    let clauses = (0...Int.random(in: 0...2, using: &random)).map { _ in
      let kind = pick(Filter.Kind.allCases)
      let filters = (0...Int.random(in: 0...2, using: &random)).map { _ in filter(kind, of: plain).description }
      return filters.count == 1 ? filters[0] : "(\(filters.joined(separator: chance(3) ? " AND " : " OR ")))"
    }
    return clauses.joined(separator: " AND ")
  }
}
