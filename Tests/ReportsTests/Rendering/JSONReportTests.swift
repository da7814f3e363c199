import Evaluation
import SearchModel
import SpecLoader
import TestSupport
import Testing

@testable import Reports

struct JSONReportTests {
  @Test(arguments: [ReportScenario.all, .well, .empty])
  func reportReadsBack(_ scenario: ReportScenario) throws {
    let report = try JSON(parsing: Array(scenario.report(.json).utf8))
    let members = try #require(report.objectValue)
    expectEqual(Array(members.keys), ["schemaVersion", "specification", "queries", "thresholds", "summary"])
    expectEqual(members["specification"], "search \"é\".yaml")
    expectEqual(
      members["queries"]?.arrayValue?.map { $0.objectValue?["query"] }, scenario.queries.map { .string($0.query) })
    expectEqual(members["thresholds"]?.arrayValue?.count, scenario.thresholds.count)
  }

  @Test func nothingIsNull() throws {
    let report = try JSON(parsing: Array(ReportScenario.all.report(.json).utf8))
    #expect(!report.holdsNull)
  }

  @Test func everyQueryHasALineOfItsOwn() throws {
    let lines = ReportScenario.all.report(.json).split(separator: "\n")
    expectEqual(lines.count { $0.hasPrefix("    {\"id\":") }, ReportScenario.all.queries.count)
  }

  @Test func summaryCountsQueriesAndConditions() throws {
    let report = try JSON(parsing: Array(ReportScenario.all.report(.json).utf8))
    expectEqual(
      report.objectValue?["summary"],
      [
        "queries": 7, "passed": 2, "failed": 1, "errors": 4,
        "expectations": ["passed": 4, "failed": 2, "error": 2, "knownFailure": 2],
        "emptySections": ["actors": 1, "movies": 1, "press": 0], "verdict": "failed",
      ])
  }

  @Test func schemaDescribesEveryMember() throws {
    let schema = try JSON(parsing: Array(SchemaDocument.test.text.utf8))
    let report = try JSON(parsing: Array(ReportScenario.all.report(.json).utf8))
    let queries = try #require(report.objectValue?["queries"]?.arrayValue)
    func members(of list: String) -> [JSON] { queries.flatMap { $0.objectValue?[list]?.arrayValue ?? [] } }
    let definitions = try #require(schema.objectValue?["$defs"]?.objectValue)
    for (definition, values) in [
      (schema, [report]), (definitions["query"], queries), (definitions["section"], members(of: "sections")),
      (definitions["expectation"], members(of: "expectations")),
      (definitions["threshold"], report.objectValue?["thresholds"]?.arrayValue ?? []),
      (definitions["summary"], [report.objectValue?["summary"] ?? .null]),
    ] {
      let properties = try #require(definition?.objectValue?["properties"]?.objectValue).keys
      let required = definition?.objectValue?["required"]?.arrayValue?.compactMap(\.stringValue) ?? []
      for value in values {
        let names = Set(try #require(value.objectValue).keys)
        #expect(names.isSubset(of: properties) && names.isSuperset(of: required), "\(value.text())")
      }
    }
  }
}

extension JSON {
  /// Whether null stands anywhere in the value.
  fileprivate var holdsNull: Bool {
    switch self {
    case .null: true
    case .array(let elements): elements.contains(where: \.holdsNull)
    case .object(let members): members.values.contains(where: \.holdsNull)
    default: false
    }
  }
}
