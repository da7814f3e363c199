import Diagnostics
import SpecLoader
import TestSupport
import Testing

/// Small files must not take long, nor long files much memory.
struct CostTests {
  private func list(_ element: String, _ count: Int) -> String {
    Array(repeating: element, count: count).joined(separator: ", ")
  }

  @Test func mistakesThatAliasesRepeatAreToldOnce() {
    let fields = (0..<40).map { "f\($0): strin" }.joined(separator: ", ")
    let levels = (1...4).map { level in
      "  y\(level): &a\(level) {" + (0..<10).map { "g\($0): *a\(level - 1)" }.joined(separator: ", ") + "}"
    }
    let reading = read(movies("hit:\n  z: &a0 { \(fields) }\n" + levels.joined(separator: "\n")))
    #expect(reading.codes.allSatisfy { $0 == "invalid-type" } && reading.codes.count == 40)
  }

  @Test func errorsAreCountedUpToALimit() {
    let reading = read("indexModules: [" + (0..<3_000).map { "{ indexNam\($0): a }" }.joined(separator: ", ") + "]")
    expectEqual(reading.errors.count, 1_001)
    expectEqual(reading.errors[0].message, "there are more than 1000 errors; the rest is not shown")
    expectEqual(reading.errors[0].code, "limit-exceeded")
  }

  @Test func missingVariableOfATextIsToldOnce() {
    let reading = read(movies("title: '" + String(repeating: "${NOPE}", count: 4_000) + "'"))
    expectEqual(reading.errors.map(\.place), ["missing-variable 8:13"])
  }

  @Test func replacedTextsEndAtTheLimit() {
    let long = String(repeating: "x", count: 100_000)
    let one = read("variables: { v: \(long) }\n" + movies("title: '" + String(repeating: "${v}", count: 10_000) + "'"))
    expectEqual(one.codes, ["limit-exceeded"])
    let userData = "settings: { userData: { b: &n '${v}', a: [\(list("*n", 20_000))] } }"
    let many = read(
      "variables: { v: \(long) }\nindices: { a: { records: a.json, \(userData) } }\nindexModules: [indexName: a]")
    #expect(many.codes.contains("limit-exceeded"))
    #expect(many.codes.count < 5)
  }

  @Test func textsOfAliasesAreCounted() {
    let long = String(repeating: "x", count: 100_000)
    let reading = read("name: &n \(long)\n" + movies("query: { userData: [" + list("*n", 5_000) + "] }"))
    expectEqual(reading.codes, ["limit-exceeded"])
    #expect(reading.specification == nil)
  }
}
