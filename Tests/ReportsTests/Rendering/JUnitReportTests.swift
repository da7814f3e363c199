import Evaluation
import Foundation
import Presentation
import TestSupport
import Testing

@testable import Reports

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct JUnitReportTests {
  @Test(arguments: [ReportScenario.all, .well, .empty, .failing(20)])
  func reportIsWellFormed(_ scenario: ReportScenario) {
    let reading = Reading(scenario)
    #expect(reading.isWellFormed)
    expectEqual(reading.elements.first?.name, "testsuites")
  }

  @Test func countsOfSuitesAreThoseOfTheirCases() throws {
    for suite in Reading(.all).suites {
      expectEqual(suite.attributes["tests"], String(suite.cases.count))
      for (attribute, outcome) in [("failures", "failure"), ("errors", "error"), ("skipped", "skipped")] {
        expectEqual(suite.attributes[attribute], String(suite.cases.count { $0.outcome == outcome }))
      }
    }
  }

  @Test func everyQueryThatDidNotPassHasAFailureOrAnError() {
    let scenario = ReportScenario.all
    for (query, suite) in zip(scenario.queries, Reading(scenario).suites) {
      let hasProblem = suite.cases.contains { $0.outcome == "failure" || $0.outcome == "error" }
      expectEqual(hasProblem, (query.verdict != .passed), "\(query.id)")
    }
  }

  @Test func queryWithoutConditionHasACaseForEachSection() {
    let suite = Reading(.all).suites[3]
    expectEqual(suite.cases.map(\.attributes["name"]), ["actors: answered", "movies: answered", "press: answered"])
    expectEqual(suite.cases.map(\.outcome), [nil, "error", nil])
  }

  @Test func unexpectedErrorThatNoConditionTellsOfIsACase() {
    let suite = Reading(.all).suites[4]
    expectEqual(suite.cases.map(\.outcome), [nil, nil, "error"])
    expectEqual(suite.cases.last?.type, "server")
  }

  @Test func conditionThatCouldNotBeJudgedHasTheCodeOfItsSection() {
    expectEqual(Reading(.all).suites[2].cases.map(\.type), ["timeout", "notJudged"])
  }

  @Test func textsComeBackWithControlCharactersAsVisibleEscapes() {
    let suite = Reading(.all).suites[5]
    expectEqual(
      suite.attributes["name"]?.contains("\\u{1B}[31m\"a\nb\" ]]> <b> & 'c' 👩‍👩‍👧 # TODO \\ | @all \\u{FFFE}"), true)
    expectEqual(suite.cases.first?.text.contains("\\u{0}\\u{9B}31m\\ttab\\r\nnot ok 7"), true)
  }

  @Test func schemaDeclaresAllThatReportsHold() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    let reading = try Reading(Data(contentsOf: root.appending(path: "schemas/junit.xsd")))
    #expect(reading.isWellFormed)
    func declared(_ kind: String) -> Set<String> {
      Set(reading.elements.filter { $0.name == kind }.compactMap(\.attributes["name"]))
    }
    let report = Reading(.all).elements
    expectEqual(Set(report.map(\.name)), declared("xs:element"))
    expectEqual(Set(report.flatMap(\.attributes.keys)), declared("xs:attribute"))
  }

  @Test func durationsAreSecondsWithThreeDecimals() {
    expectEqual(Reading(.all).suites.map(\.attributes["time"]), ["0.012", "1.004", nil, nil, nil, nil, nil, nil])
  }
}

/// What a parser makes of a JUnit report.
private final class Reading: NSObject, XMLParserDelegate {
  struct Element {
    var name: String
    var attributes: [String: String]
  }

  struct Case {
    var attributes: [String: String]
    var outcome: String?
    var type: String?
    var text = ""
  }

  struct Suite {
    var attributes: [String: String]
    var cases: [Case] = []
  }

  private(set) var isWellFormed = false
  private(set) var elements: [Element] = []
  private(set) var suites: [Suite] = []

  convenience init(_ scenario: ReportScenario) {
    self.init(Data(scenario.report(.junit).utf8))
  }

  init(_ data: Data) {
    super.init()
    let parser = XMLParser(data: data)
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append(Element(name: name, attributes: attributes))
    guard name != "testsuites" else { return }
    if name == "testsuite" {
      suites.append(Suite(attributes: attributes))
    } else if let suite = suites.indices.last {
      if name == "testcase" {
        suites[suite].cases.append(Case(attributes: attributes))
      } else if let last = suites[suite].cases.indices.last {
        suites[suite].cases[last].outcome = name
        suites[suite].cases[last].type = attributes["type"]
      }
    }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    guard let suite = suites.indices.last, let last = suites[suite].cases.indices.last else { return }
    suites[suite].cases[last].text += text
  }
}
