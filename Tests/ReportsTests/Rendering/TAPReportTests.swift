import TestSupport
import Testing

@testable import Reports

struct TAPReportTests {
  @Test(arguments: [ReportScenario.all, .well, .empty, .failing(20)])
  func pointsAreNumberedUpToThePlan(_ scenario: ReportScenario) throws {
    let lines = scenario.report(.tap).split(separator: "\n").map(String.init)
    expectEqual(lines.first, "TAP version 14")
    expectEqual(lines.last, "1..\(scenario.queries.count + scenario.thresholds.count)")
    let numbers = lines.compactMap { Self.number(ofPoint: $0, indentation: "") }
    expectEqual(numbers, Array(1...(numbers.count + 1)).dropLast())
    expectEqual(numbers.count, scenario.queries.count + scenario.thresholds.count)
  }

  @Test func pointsOfASubtestAreNumberedUpToItsPlan() throws {
    var plan = 0
    var numbers: [Int] = []
    for line in ReportScenario.all.report(.tap).split(separator: "\n").map(String.init) {
      if line.hasPrefix("    1..") {
        plan = try #require(Int(line.dropFirst(7)))
        numbers = []
      } else if let number = Self.number(ofPoint: line, indentation: "    ") {
        numbers.append(number)
      } else if Self.number(ofPoint: line, indentation: "") != nil {
        expectEqual(numbers.count, plan)
        #expect(numbers.enumerated().allSatisfy { $0.offset + 1 == $0.element })
        (plan, numbers) = (0, [])
      }
    }
  }

  @Test func dataBeginsNoDirective() {
    let points = ReportScenario.all.report(.tap).split(separator: "\n").map(String.init).filter { line in
      ["", "    "].contains { Self.number(ofPoint: line, indentation: $0) != nil }
    }
    let directives = points.filter { $0.contains(" # ") }
    expectEqual(directives.count, 3)
    #expect(directives.allSatisfy { $0.contains(" # TODO ") && $0.contains("not ok") })
  }

  @Test func dataBeginsNoLine() {
    let lines = ReportScenario.all.report(.tap).split(separator: "\n")
    #expect(!lines.contains { $0.hasPrefix("not ok 7") && !$0.hasPrefix("not ok 7 - ") })
    expectEqual(lines.count { $0 == "      ..." }, lines.count { $0 == "      ---" })
  }

  /// The number of a test point, nil for other lines.
  private static func number(ofPoint line: String, indentation: String) -> Int? {
    for start in ["ok ", "not ok "] where line.hasPrefix(indentation + start) {
      return Int(line.dropFirst(indentation.count + start.count).prefix { $0.isNumber })
    }
    return nil
  }
}
