import Diagnostics
import SearchModel
import SpecLoader
import TestSupport
import Testing

struct VariableTests {
  private func title(
    _ text: String, variables: String = "{}", assignments: [String: String] = [:], environment: [String: String] = [:]
  ) -> String? {
    let text = movies("title: '\(text)'", root: "variables: \(variables)")
    return read(text, options: SpecReadingOptions(assignments: assignments, environment: environment)).specification?
      .modules[0].title
  }

  @Test(arguments: [
    ("$", "$"), ("a $ b", "a $ b"), ("$NAME", "$NAME"), ("$$", "$"), ("$${A}", "${A}"), ("${A}", "one"),
    ("x${A}y${A}", "xoneyone"), ("${NONE:-two words}", "two words"), ("${NONE:-}", ""), ("${A:-two}", "one"),
    ("$$$${A}", "$${A}"),
  ])
  func referencesAreReplaced(text: String, expected: String) {
    expectEqual(title(text, variables: "{ A: one }"), expected)
  }

  @Test func assignmentsWinOverTheSpecAndTheSpecOverTheEnvironment() {
    let environment = ["A": "environment", "B": "environment", "C": "environment"]
    expectEqual(
      title("${A} ${B} ${C}", variables: "{ A: spec, B: spec }", assignments: ["A": "set"], environment: environment),
      "set spec environment")
  }

  @Test func valuesAreReplacedOnce() {
    expectEqual(title("${A}", assignments: ["A": "${B} $$"]), "${B} $$")
    expectEqual(title("${A}", variables: "{ A: '$${B}' }"), "${B}")
  }

  @Test func variablesOfTheSpecMayUseOthers() {
    expectEqual(title("${A}", variables: "{ A: '${B}!', B: '${C}' }", environment: ["C": "x"]), "x!")
    expectEqual(title("${A}", variables: "{ A: '${A:-default}' }"), "default")
    expectEqual(title("${A}", variables: "{ A: '${B}', B: '${A}' }", environment: ["A": "outside"]), "outside")
  }

  @Test func variablesThatGrowAreLimited() {
    let names = (0..<40).map { "v\($0): '${v\($0 + 1)}${v\($0 + 1)}'" }.joined(separator: ", ")
    expectEqual(title("${v0}", variables: "{ \(names), v40: '' }"), "")
    let reading = read(movies("title: '${v0}'", root: "variables: { \(names), v40: x }"))
    expectEqual(reading.errors.map(\.code), ["limit-exceeded"])
  }

  @Test func missingVariableNamesTheWaysToSetIt() {
    let reading = read(movies("title: 'a ${NOWHERE} b'"))
    expectEqual(reading.errors.map(\.place), ["missing-variable 8:15"])
    expectEqual(reading.errors[0].range?.end.column, 25)
    for way in ["--set NOWHERE=", "variables:", "environment", "${NOWHERE:-"] {
      #expect(reading.errors[0].message.contains(way))
    }
  }

  @Test(arguments: ["a ${A:-${HOME}} b", "a ${A:-2${}} b", "a ${A:-$${B}} b"])
  func defaultsHoldNoVariables(text: String) {
    let reading = read(movies("title: '\(text)'"), options: SpecReadingOptions(environment: ["HOME": "x"]))
    expectEqual(reading.errors.map(\.place), ["invalid-variable 8:15"])
    #expect(reading.errors[0].message.contains("default"))
  }

  @Test func longNameOfAVariableIsCut() {
    let reading = read(movies("title: '${\(String(repeating: "a", count: 10_000))}'"))
    expectEqual(reading.codes, ["missing-variable"])
    #expect(reading.errors[0].message.utf8.count < 400)
  }

  @Test(arguments: ["Off", "OFF", "off", "No", "NO", "False", "FALSE"])
  func booleansMayBeginWithACapital(text: String) throws {
    let spec = try #require(read(movies("infiniteScrolling: \(text)\nshowItemsOnEmptyQuery: \(text)")).specification)
    #expect(!spec.modules[0].showItemsOnEmptyQuery)
  }

  @Test func missingVariableInAVariableIsReportedWhereItStands() {
    let reading = read(movies("title: ${A}", root: "variables: { A: '${NOWHERE}' }"))
    expectEqual(reading.errors.map(\.place), ["missing-variable 1:18"])
  }

  @Test func unusedVariableMayBeUnset() {
    #expect(read(movies(root: "variables: { A: '${NOWHERE}' }")).specification != nil)
  }

  @Test func knownVariablesAreThoseDeclaredAndThoseReferredToAnywhere() {
    let text = movies(
      "title: 'a ${IN_TITLE:-b} $${NONE} {x}'",
      root: """
        variables: { DECLARED: '${BY_VARIABLE}' }
        backends: { a: { type: embedded }, b: { type: algolia, applicationID: '${UNUSED}', apiKey: '${UNUSED}' } }
        backend: a
        """)
    let names = read(text, options: SpecReadingOptions(assignments: ["x": ""])).variableNames
    expectEqual(names, ["BY_VARIABLE", "DECLARED", "IN_TITLE", "UNUSED"])
    #expect(read(text).variableNames == nil)
  }

  @Test func numbersAndBooleansMayComeFromVariables() throws {
    let text = movies("query: { hitsPerPage: '${SIZE}' }\nshowItemsOnEmptyQuery: ${SHOW}")
    let spec = try #require(
      read(text, options: SpecReadingOptions(environment: ["SIZE": "7", "SHOW": "off"])).specification)
    expectEqual(spec.modules[0].query.hitsPerPage, 7)
    #expect(!spec.modules[0].showItemsOnEmptyQuery)
  }

  @Test func filterErrorAfterAVariableKeepsItsPlace() {
    let text = movies(
      "filterState: [and: { name: when, filters: ['${A} >= soon'] }]", root: "variables: { A: release_year }")
    expectEqual(read(text).errors.map(\.place), ["invalid-filter 8:57"])
  }

  @Test func filterErrorInsideAVariablePointsAtIt() {
    let text = movies("filterState: [and: { name: when, filters: ['year >= ${A}'] }]", root: "variables: { A: soon }")
    let error = read(text).errors.first
    expectEqual(error?.place, "invalid-filter 8:57")
    expectEqual(error?.range?.end.column, 61)
  }
}

struct BackendChoiceTests {
  private let text = """
    backends:
      local: { type: embedded }
      hosted: { type: algolia, applicationID: "${APP}", apiKey: "${KEY}", timeout: "${TIMEOUT}" }
    backend: local
    indices: { movies: { records: movies.json } }
    indexModules: [indexName: movies]
    """

  @Test func unusedBackendMayLackVariables() {
    #expect(read(text).specification != nil)
  }

  @Test func usedBackendMustHaveThem() {
    let use = BackendChoice(defaultBackend: "hosted")
    let reading = read(text, options: SpecReadingOptions(backendChoice: use))
    expectEqual(reading.codes, ["missing-variable", "missing-variable", "missing-variable"])
  }

  @Test(arguments: [
    BackendChoice(checksAll: true), BackendChoice(backendsByModule: ["movies": "hosted"]),
    BackendChoice(additional: ["hosted"]),
  ])
  func otherUsesCountAsWell(use: BackendChoice) {
    expectEqual(read(text, options: SpecReadingOptions(backendChoice: use)).errors.count, 3)
  }

  @Test func choiceOfTheRunIsInTheSpecification() throws {
    let environment = ["APP": "app", "KEY": "a-long-secret", "TIMEOUT": "2s"]
    let use = BackendChoice(defaultBackend: "hosted", backendsByModule: ["movies": "local", "nothing": "nowhere"])
    let spec = try #require(
      read(text, options: SpecReadingOptions(environment: environment, backendChoice: use)).specification)
    expectEqual(spec.defaultBackend, "hosted")
    expectEqual(spec.modules[0].backend, "local")
  }

  @Test func wrongKeysOfAnUnusedBackendAreErrors() {
    expectEqual(read(text.replacing("timeout", with: "timeuot")).errors.map(\.suggestion), ["timeout"])
  }
}
