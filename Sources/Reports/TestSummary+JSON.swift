import Diagnostics
import Evaluation
import Presentation
import SearchModel
import SpecLoader

extension BaselineSummary {
  /// The comparison as the JSON report holds it; shares are those of the demand.
  fileprivate var json: JSON {
    var members: JSONObject = [:]
    members["made"] = day.map(JSON.string)
    if !remarks.isEmpty { members["remarks"] = .array(remarks.map(JSON.string)) }
    members["sentence"] = .string(sentence)
    if demand > 0 {
      for tier in [BaselineChange.Tier.better, .worse, .changed] {
        members[tier.rawValue] = JSON(plainNumber: demandByTier[tier, default: 0] / demand)
      }
      members["empty"] = JSON(plainNumber: emptyDemand / demand)
    }
    members["new"] = .integer(newCount)
    members["missing"] = missingCount.map(JSON.integer)
    return .object(members)
  }
}

extension TestSummary {
  /// The counts as the JSON report holds them.
  var json: JSON {
    let expectations = CheckOutcome.Status.allCases.map { ($0.rawValue, JSON.integer(checks[$0, default: 0])) }
    var members: JSONObject = [
      "queries": .integer(queryCount),
      "passed": .integer(verdicts[.passed, default: 0]),
      "failed": .integer(verdicts[.failed, default: 0]),
      "errors": .integer(verdicts[.error, default: 0]),
      "expectations": .object(JSONObject(uniqueKeysWithValues: expectations)),
      "emptySections": .object(emptySections.mapValues(JSON.integer)),
      "verdict": .string(verdict.rawValue),
    ]
    members["baseline"] = baseline?.json
    return .object(members)
  }
}

extension TestSummary {
  /// How the test ended: it is an error when nothing failed, but something could not be judged.
  private var verdict: Verdict {
    if !hasPassed { return .failed }
    return verdicts[.error, default: 0] > 0 ? .error : .passed
  }
}

extension ThresholdOutcome {
  /// The outcome as the JSON report holds it; what does not apply is absent.
  var json: JSON {
    var members: JSONObject = [:]
    members["module"] = threshold.module.map(JSON.string)
    members["measure"] = .string(threshold.measure)
    members["min"] = threshold.minimum.flatMap { JSON(plainNumber: $0) }
    members["max"] = threshold.maximum.flatMap { JSON(plainNumber: $0) }
    if !threshold.tags.isEmpty { members["tag"] = .object(threshold.tags.mapValues(JSON.string)) }
    members["severity"] = .string(threshold.severity.rawValue)
    members["status"] = .string(status.rawValue)
    members["observed"] = observed.flatMap { JSON(plainNumber: $0) }
    members["margin"] = margin.flatMap { JSON(plainNumber: $0) }
    members["queries"] = .integer(queryCount)
    members["message"] = .string(message)
    members["file"] = .string(threshold.file)
    members["line"] = .integer(threshold.range.start.line)
    return .object(members)
  }
}
