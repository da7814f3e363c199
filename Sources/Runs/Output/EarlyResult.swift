import SearchModel

/// The result of a query that was finished when its run was interrupted, while one ahead of it was still open. It
/// cannot be written yet, since results stand in the order of the queries; the run that goes on need not search for it
/// again.
package struct EarlyResult: Sendable, Equatable {
  /// How many queries stand between it and the last one that is written.
  var distance: Int
  /// What each file of the output gets.
  var texts: [String]
  /// How the query ended.
  var outcome: RunOutcome

  /// How many bytes of results are kept in all: they are written in the time in which an interrupted run ends, and a
  /// journal may not become too large for its reader, though characters take up to six times the space there.
  static let byteLimit = 8 << 20
}

// The form in a journal.
extension EarlyResult {
  var members: JSONObject {
    ["distance": .integer(distance), "texts": .array(texts.map(JSON.string)), "outcome": outcome.json]
  }

  /// The result that a journal kept; nil for anything else.
  init?(_ members: JSONObject, fileCount: Int) {
    guard let distance = members["distance"]?.integerValue, distance >= 0,
      let texts = members["texts"]?.stringListValue, texts.count == fileCount,
      let outcome = members["outcome"].flatMap(RunOutcome.init), outcome.queryCount == 1
    else { return nil }
    self.init(distance: distance, texts: texts, outcome: outcome)
  }
}

extension RenderedResult {
  /// A result that an interrupted run kept.
  init(_ early: EarlyResult) {
    self.init(counted: .outcome(early.outcome), texts: early.texts.map { Array($0.utf8) })
  }
}

extension RunOutput {
  /// What the run that is gone on with has finished already, by the number of queries ahead of it.
  package var earlyResults: [Int: RenderedResult] {
    Dictionary(early.map { ($0.distance, RenderedResult($0)) }) { first, _ in first }
  }

  /// What of a run is finished and cannot be written.
  package func early(of run: QueryRun<RenderedResult>) -> [EarlyResult] {
    var early: [EarlyResult] = []
    var size = 0
    for (distance, result) in run.unwrittenResults {
      let texts = result.texts.compactMap { String(validating: $0, as: UTF8.self) }
      guard texts.count == result.texts.count else { continue }
      size = result.texts.reduce(size) { saturatingSum($0, $1.count) }
      guard size <= EarlyResult.byteLimit else { break }
      early.append(EarlyResult(distance: distance, texts: texts, outcome: result.outcome))
    }
    return early
  }
}
