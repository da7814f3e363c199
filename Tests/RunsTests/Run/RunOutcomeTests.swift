import SearchModel
import TestSupport
import Testing

@testable import Presentation
@testable import Runs

struct RunOutcomeTests {
  /// The outcome of queries whose sections ended in the given errors, nil for an answer.
  private func outcome(_ queries: [SearchError.Code?]...) -> RunOutcome {
    var outcome = RunOutcome()
    for codes in queries {
      let sections = codes.map { code in
        var section = SectionResult(
          module: "m", indexName: "m", title: "m", status: code == nil ? .ok : .error, content: .hits([]))
        section.error = code.map { SearchError($0, "x") }
        return section
      }
      outcome.add(QueryResult(query: "q", sections: sections))
    }
    return outcome
  }

  @Test func statusFollowsAnswersAndErrors() {
    expectEqual(outcome().status, .success)
    expectEqual(outcome([nil, nil], [nil]).status, .success)
    expectEqual(outcome([nil, .timeout]).status, .sectionErrors)
    expectEqual(outcome([.timeout, .auth], [nil]).status, .sectionErrors)
    expectEqual(outcome([.timeout], [.auth]).status, .unanswered)
    expectEqual(outcome([.auth], [.forbidden]).status, .refusedKey)
    expectEqual(outcome([.auth, .server]).status, .unanswered)
  }

  @Test func outcomesAddUpToThatOfAllQueries() {
    let queries: [[SearchError.Code?]] = [[nil, .timeout], [.auth, .auth], [], [nil], [.timeout, .server]]
    var sum = RunOutcome()
    for query in queries { sum.add(outcome(query)) }
    expectEqual(sum, outcome(queries[0], queries[1], queries[2], queries[3], queries[4]))
  }

  @Test func hiddenAndEmptySectionsAreAnswers() {
    var outcome = RunOutcome()
    outcome.add(
      QueryResult(
        query: "",
        sections: [SectionStatus.hidden, .empty].map {
          SectionResult(module: "m", indexName: "m", title: "m", status: $0, content: .hits([]))
        }))
    #expect(outcome.answeredCount == 2 && outcome.queryCount == 1)
    expectEqual(outcome.status, .success)
  }

  @Test func truncatedSectionsAreCounted() {
    var section = SectionResult(module: "m", indexName: "m", title: "m", status: .ok, content: .hits([]))
    section.isTruncated = true
    var outcome = RunOutcome()
    outcome.add(QueryResult(query: "q", sections: [section, section]))
    expectEqual(outcome.truncatedCount, 2)
  }

  @Test func journalsKeepTheOutcome() {
    let outcome = outcome([nil, .auth], [.timeout], [.timeout])
    #expect(outcome.failures.map(\.error.code) == [.auth, .timeout] && outcome.failures.map(\.count) == [1, 2])
    expectEqual(outcome.failedQueryCount, 3)
    expectEqual(RunOutcome(outcome.json), outcome)
    #expect(
      RunOutcome([]) == nil && RunOutcome(["counts": [1, 2, 3, 4, 5, 6, -1], "empty": [:], "failures": []]) == nil)
  }

  @Test func onlySomeKindsOfErrorsAreToldApart() {
    var outcome = RunOutcome()
    for number in 0..<25 {
      var section = SectionResult(module: "m", indexName: "m", title: "m", status: .error, content: .hits([]))
      section.error = SearchError(.server, "failure \(number)")
      outcome.add(QueryResult(query: "q", sections: [section]))
    }
    #expect(outcome.failures.count == RunOutcome.mostFailures && outcome.otherFailureCount == 15)
  }

  @Test func expectedErrorsAreAnswers() {
    var section = SectionResult(module: "m", indexName: "m", title: "m", status: .error, content: .hits([]))
    section.error = SearchError(.server, "x")
    var outcome = RunOutcome()
    outcome.add(QueryResult(query: "q", sections: [section])) { $0 == "m" }
    #expect(outcome.status == .success && outcome.answeredCount == 1 && outcome.failures.isEmpty)
  }

  @Test func exitCodesAreThoseOfTheContract() {
    let codes: [(Runs.ExitStatus, Int32)] = [
      (.success, 0), (.failed, 1), (.sectionErrors, 2), (.usage, 64), (.malformedInput, 65), (.missingInput, 66),
      (.unanswered, 69), (.defect, 70), (.unwritableOutput, 73), (.refusedKey, 77), (.invalidSpec, 78),
      (.interrupted, 130), (.terminated, 143),
    ]
    for (status, code) in codes { expectEqual(status.rawValue, code) }
  }
}
