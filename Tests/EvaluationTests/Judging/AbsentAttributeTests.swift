import Presentation
import SearchModel
import SpecLoader
import TestSupport
import Testing

@testable import Evaluation

/// Conditions on attributes that rows cannot have.
struct AbsentAttributeTests {
  /// A section whose hits come without `stock`.
  private func facts(_ module: String = "m", index: String = "i", record: JSON = ["name": "x"]) -> SectionFacts {
    var facts = SectionFacts(
      module: module, status: .ok, nbHits: 1, rows: [SectionFacts.Row(id: module, label: "", record: record)])
    facts.indexName = index
    facts.absence = { $0 == "stock" ? "hits come without 'stock'" : nil }
    return facts
  }

  private func outcomes(_ expect: String, _ sections: SectionFacts...) throws -> [CheckOutcome] {
    ResultJudge(sections: sections).judge(try blocks(expect))
  }

  @Test(arguments: [
    "{ m: { each: [\"NOT stock:0\"] } }", "{ m: { each: [\"name:x AND NOT stock:0\"] } }",
    "{ m: { contains: { where: \"NOT stock:0\", within: 1 } } }", "{ m: { contains: { where: \"stock:0\" } } }",
    "{ m: { snapshot: [name, stock] } }", "{ page: { contains: { where: \"NOT stock:0\" } } }",
  ])
  func conditionsThatNothingCouldFailCannotBeJudged(expect: String) throws {
    let outcome = try outcomes(expect, facts()).first
    expectEqual(outcome?.status, .error)
    #expect(outcome?.message.contains("hits come without 'stock'") == true, "\(outcome?.message ?? "")")
  }

  @Test func anAttributeThatARowHasIsJudged() throws {
    try expectEqual(
      outcomes("{ m: { each: [\"NOT stock:0\"] } }", facts(record: ["stock": 5])).map(\.status), [.passed])
    try expectEqual(outcomes("{ m: { each: [\"NOT other:0\"] } }", facts()).map(\.status), [.passed])
  }

  @Test func anAttributeThatCannotMatterIsNotInTheWay() throws {
    let holds = "stock:9 OR name:x"
    let conditions = ["each: [\"\(holds)\"]", "contains: { where: \"\(holds)\", within: 1 }"]
    for expect in conditions + ["contains: { where: \"\(holds)\" }"] {
      try expectEqual(outcomes("{ m: { \(expect) } }", facts()).map(\.status), [.passed], "\(expect)")
    }
    try expectEqual(outcomes("{ page: { contains: { where: \"\(holds)\" } } }", facts()).map(\.status), [.passed])
    for expect in ["each: [\"name:y AND NOT stock:9\"]", "contains: { where: \"name:y AND NOT stock:9\" }"] {
      try expectEqual(outcomes("{ m: { \(expect) } }", facts()).map(\.status), [.failed], "\(expect)")
    }
  }

  @Test func facetValuesAreNotInTheWayOfConditionsOnAllSections() throws {
    var values = facts("values")
    values.indexName = nil
    let expect = "each: [\"NOT stock:0\"]"
    try expectEqual(outcomes("{ all: { \(expect) } }", values).map(\.status), [.passed])
    try expectEqual(outcomes("{ values: { \(expect) } }", values).map(\.status), [.error])
    try expectEqual(outcomes("{ all: { \(expect) } }", facts()).map(\.status), [.error])
  }

  @Test func aHitOfAnotherSectionIsFoundByIt() throws {
    let outcome = try outcomes(
      "{ page: { contains: { where: \"stock:5\" } } }", facts(), facts("n", record: ["stock": 5])
    ).first
    expectEqual(outcome?.status, .passed)
  }

  @Test func duplicatesAreNotCountedWhereASectionOfTheIndexLacksTheAttribute() throws {
    let expect = "{ page: { duplicates: { by: stock, max: 9 } } }"
    let holder = facts("n", record: ["stock": 5])
    try expectEqual(outcomes(expect, facts(), holder).map(\.status), [.error])
    // Records of another index may have nothing of the kind.
    try expectEqual(outcomes(expect, facts(index: "j"), holder).map(\.status), [.passed])
  }
}
