import EmbeddedEngine
import SearchModel
import TestSupport
import Testing

struct FilterEdgeTests {
  private static let long = "1" + String(repeating: "0", count: 400)

  private func makeNumbers() throws -> EmbeddedIndex {
    let numbers: [JSON] = [
      7, .integer(.max), .literal("9223372036854775808"), .literal("12345678901234567890"),
      .literal("12345678901234567891"), .literal("18446744073709551615"), .literal("18446744073709551616"),
      .literal(Self.long),
    ]
    return try makeIndex(numbers.map { ["n": $0] }, settings: ["attributesForFaceting": ["n"]])
  }

  @Test(arguments: [
    ("n = 12345678901234567890", ["4"]), ("n:12345678901234567890", ["4"]), ("n = 9223372036854775808", ["3"]),
    ("n <= 9223372036854775807", ["1", "2"]), ("n > 12345678901234567890 AND n < 18446744073709551616", ["5", "6"]),
    ("n:9223372036854775808 TO 12345678901234567890", ["3", "4"]),
    ("n != 12345678901234567891 AND n < 2e19", ["1", "2", "3", "4", "6", "7"]),
    ("n >= 18446744073709551616", ["7", "8"]), ("n = \(long)", ["8"]),
  ])
  func wholeNumbersOf64BitsCompareExactlyAndLongerOnesAsDoubles(filters: String, ids: [String]) throws {
    let index = try makeNumbers()
    try expectEqual(index.ids("", ["filters": .string(filters)]).sorted(), ids)
    let list = filters.split(separator: " AND ").map(String.init)
    guard !list[0].hasPrefix("n:1") else { return }
    try expectEqual(index.ids("", ["numericFilters": .array(list.map(JSON.string))]).sorted(), ids)
  }

  @Test(arguments: [
    ("n:1.2345", ["3"]), ("n:\"1.2345\"", ["3"]), ("NOT n:1.2345", ["1", "2", "4", "5"]), ("n:0.0001", []),
    ("n:-0.5", ["5"]), ("n = 1.2345", ["3", "4"]), ("n:1.2347 TO 2", ["3", "4"]),
  ])
  func valuesOfFacetsAreExactWhereComparisonsSeeThreeDecimals(filters: String, ids: [String]) throws {
    let numbers: [JSON] = [0.0004, 0.0006, 1.2345, 1.2349, -0.5]
    let index = try makeIndex(numbers.map { ["n": $0] }, settings: ["attributesForFaceting": ["n"]])
    try expectEqual(index.ids("", ["filters": .string(filters)]).sorted(), ids)
    guard !filters.contains(" "), !filters.contains("-") else { return }
    try expectEqual(index.ids("", ["facetFilters": [.string(filters)]]).sorted(), ids)
  }

  private static let brands = ["Acme ", "Acme", "", " Acme", " ", ">= 5", "NOT a:b", "-x", "a,b", "\"q\""]

  @Test(arguments: brands.indices)
  func everyListedValueIsChosenAsItIs(place: Int) throws {
    let index = try makeIndex(
      Self.brands.map { ["brand": .string($0)] }, settings: ["attributesForFaceting": ["brand"]])
    let brand = Self.brands[place]
    let id = "\(place + 1)"
    let entry = Filter(attribute: "brand", stringValue: brand).listEntry
    let bare = ["-", "\""].contains(brand.prefix(1)) ? entry : "brand:\(brand)"
    for text in [entry, bare] {
      try expectEqual(index.ids("", ["facetFilters": [.string(text)]]), [id])
      try expectEqual(index.ids("", ["facetFilters": [["brand:none", .string(text)]]]), [id])
      try expectEqual(index.ids("", ["optionalFilters": [.string(text)]]).first, id)
    }
    try expectEqual(
      index.ids("", ["filters": .string(Filter(attribute: "brand", stringValue: brand).description)]), [id])
  }
}
