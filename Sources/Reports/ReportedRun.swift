import Diagnostics
package import Evaluation
package import Presentation
package import SearchModel
package import SpecLoader

/// What a JSON report says of its run, beside the queries.
package struct ReportedRun: Sendable, Hashable {
  /// The spec, as it was named.
  package var specification = ""
  /// The part of the run that it is; nil for a whole one.
  package var shard: ShardMark?
  /// The bounds of the run.
  package var thresholds: [Threshold] = []
  /// The baseline beside which the run stands, without its queries; nil for none.
  package var baseline: BaselineSummary?

  /// What the report says in its summary: the counts.
  package var summary: JSONObject = [:]

  /// Whether the run ended before its last query, after as many failures as it was allowed.
  package var isCutShort: Bool { summary["cutShort"] == true }

  /// A run of which nothing is known.
  package init() {}

  /// The run of a report, from the members beside its queries; nil for what is no report, or one of another version.
  package init?(_ members: JSONObject) {
    guard members["schemaVersion"] == .integer(JSONReport.schemaVersion),
      let specification = members["specification"]?.stringValue, members["summary"]?.objectValue != nil,
      let thresholds = JSON.object(members).list("thresholds", of: Threshold.init(report:))
    else { return nil }
    self.specification = specification
    shard = members["shard"].flatMap(ShardMark.init)
    self.thresholds = thresholds
    summary = members["summary"]?.objectValue ?? [:]
    baseline = members["summary"]?["baseline"].map(BaselineSummary.init(report:))
  }
}

extension ReportedRun {
  /// Whether the counts of the report are those of its queries.
  ///
  /// - Parameter counted: the queries, counted.
  package func isOf(_ counted: TestSummary) -> Bool {
    let counts = counted.json.objectValue ?? [:]
    return ["queries", "passed", "failed", "errors", "expectations", "emptySections"].allSatisfy { name in
      summary[name] == counts[name]
    }
  }
}

extension BaselineSummary {
  fileprivate init(report json: JSON) {
    self.init(day: json["made"]?.stringValue, remarks: json["remarks"]?.stringListValue ?? [])
    queryCount = json["queries"]?.integerValue
  }
}

extension Threshold {
  fileprivate init?(report json: JSON) {
    guard let measure = json["measure"]?.stringValue, let file = json["file"]?.stringValue,
      let severity = json["severity"]?.stringValue.flatMap(Severity.init), let range = SourceRange(report: json),
      let tags = json["tag", default: [:]].objectValue
    else { return nil }
    self.init(
      module: json["module"]?.stringValue, measure: measure, minimum: json["min"]?.doubleValue,
      maximum: json["max"]?.doubleValue, tags: tags.compactMapValues(\.stringValue), severity: severity, file: file,
      range: range)
  }
}
