import Evaluation
import FileSystem
import Presentation
import Reports
import SearchModel
import Workspaces

// What names a run, so that only parts of one are put together.
extension QueryFileRun {
  /// Names the run by everything that decides its output.
  func fingerprint(of spec: CheckedSpec, _ survey: QuerySurvey) throws -> String {
    var fingerprint = question(survey)
    do throws(FileError) {
      try spec.addIdentity(to: &fingerprint)
    } catch {
      throw RunFailure(.missingInput, error.description)
    }
    fingerprint.add(request.output.format.rawValue)
    addForm(to: &fingerprint)
    fingerprint.add(queries.selection.shard?.description ?? "")
    for report in test?.reports ?? [] { fingerprint.add("\(report.format.rawValue)=\(report.path ?? "")") }
    for (path, _) in judgingInputs where test != nil { fingerprint.add(path) }
    fingerprint.add(test?.baseline.map { "\($0)" } ?? "")
    return fingerprint.text
  }

  /// Adds what results look like in whatever format.
  private func addForm(to fingerprint: inout RunFingerprint) {
    let output = request.output
    for flag in [output.isSplit, output.rendering.isSpreadsheetSafe, output.isTimed] { fingerprint.add("\(flag)") }
    for text in [output.rendering.rows.rawValue, "\(output.showsHighlights)"] { fingerprint.add(text) }
    for text in ["fields"] + (output.fields ?? ["all"]) { fingerprint.add(text) }
  }

  /// The mark of the shard that runs; nil for a whole run. It is in outputs, so nothing secret is in it, not even as a
  /// hash.
  func shardMark(of spec: CheckedSpec, _ survey: QuerySurvey) throws -> ShardMark? {
    guard let shard = queries.selection.shard else { return nil }
    var fingerprint = question(survey)
    do throws(FileError) {
      let identity = try spec.identity()
      for text in [identity.spec, identity.data] { fingerprint.add(text) }
    } catch {
      throw RunFailure(.missingInput, error.description)
    }
    for text in spec.askingVariables + ["backends"] + spec.chosenBackends + ["modules"] + spec.options.modules {
      fingerprint.add(text)
    }
    // Results that are not judged, or lack fields that others have, are no part of those that are not like them.
    addForm(to: &fingerprint)
    fingerprint.add(test == nil ? "batch" : "test")
    return ShardMark(
      part: shard.description, run: fingerprint.text, count: survey.queryCount,
      total: survey.queryCount == nil ? nil : survey.runQueryCount,
      thresholds: test == nil || survey.thresholds.isEmpty ? nil : survey.thresholds.count)
  }

  /// Names the options and variables that decide the answers to the queries of a baseline; nil for none.
  func optionsName(of spec: CheckedSpec) -> String? {
    let parameters = request.parameters.object
    let texts =
      spec.askingVariables + spec.chosenBackends + request.filters
      + (parameters.isEmpty ? [] : [JSON.object(parameters).text()])
      + (request.reach == .onePage ? [] : ["\(request.reach)"])
    guard !texts.isEmpty else { return nil }
    var fingerprint = RunFingerprint()
    for text in texts { fingerprint.add(text) }
    return fingerprint.text
  }

  /// Everything beside the spec that decides the answers and what is expected of them, whichever part of the queries
  /// runs.
  private func question(_ survey: QuerySurvey) -> RunFingerprint {
    var fingerprint = survey.fingerprint
    fingerprint.add("\(request.reach)")
    fingerprint.add(JSON.object(request.parameters.object).text())
    for text in request.filters + ["selection"] + queries.selection.texts { fingerprint.add(text) }
    // What is missing now was missing for the interrupted run, too.
    for (path, _) in judgingInputs where test != nil {
      try? FileParts(path, limit: .max).readToEnd { fingerprint.append($0) }
    }
    for threshold in survey.thresholds { fingerprint.add("\(threshold)") }
    return fingerprint
  }
}

extension QuerySelection {
  /// Everything but the shard that decides which queries run, as texts.
  fileprivate var texts: [String] {
    ids.sorted() + ["tags"] + tags.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      + (ordinals ?? []).sorted().map(String.init) + (keys ?? []).map { "\($0)" }.sorted() + ["files"]
      + (files ?? []).sorted()
  }
}
