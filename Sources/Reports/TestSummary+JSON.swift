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
    members["queries"] = queryCount.map(JSON.integer)
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
    if isCutShort { members["cutShort"] = true }
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
    threshold.json(status: status.rawValue, queryCount: queryCount, message: message) { members in
      members["observed"] = observed.flatMap { JSON(plainNumber: $0) }
      members["margin"] = margin.flatMap { JSON(plainNumber: $0) }
    }
  }
}

extension Threshold {
  /// The threshold as the JSON report of a shard holds it.
  var openJSON: JSON { json(status: "open", queryCount: 0, message: "judged when shards are merged") { _ in } }

  fileprivate func json(
    status: String, queryCount: Int, message: String, observed: (inout JSONObject) -> Void
  ) -> JSON {
    var members: JSONObject = [:]
    members["module"] = module.map(JSON.string)
    members["measure"] = .string(measure)
    members["min"] = minimum.flatMap { JSON(plainNumber: $0) }
    members["max"] = maximum.flatMap { JSON(plainNumber: $0) }
    if !tags.isEmpty { members["tag"] = .object(tags.mapValues(JSON.string)) }
    members["severity"] = .string(severity.rawValue)
    members["status"] = .string(status)
    observed(&members)
    members["queries"] = .integer(queryCount)
    members["message"] = .string(message)
    members["file"] = .string(file)
    members.merge(range.reportMembers) { $1 }
    return .object(members)
  }
}
