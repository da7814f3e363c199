import Diagnostics
import Evaluation
import FileSystem
import Presentation
import SearchModel
import SpecLoader
import TerminalText
import Workspaces

// Results of shards as those of one run.
extension RunSession {
  /// - Throws: ``FileError``, ``OutputError`` or ``RunFailure``.
  func mergeResults(_ request: MergeRequest) throws {
    guard request.reports.isEmpty else {
      throw RunFailure(
        .usage,
        "--report needs the reports of the shards, and these are results: write them with test --report json=FILE")
    }
    var shards: [ResultShard] = []
    for path in request.files { shards.append(try ResultShard(path)) }
    if request.isOneAfterTheOther {
      warn(ofShards: shards.compactMap { shard in shard.shard.map { (shard.file, $0) } })
    }
    if !request.isOneAfterTheOther {
      shards = try ShardNumbers.order(shards) { ($0.file, $0.shard, $0.first != nil) }
      try checkSections(of: shards)
    }
    if let count = shards.lazy.compactMap({ $0.shard?.thresholds }).first {
      console.warn(
        "\(count.counted("threshold")) of the run \(count == 1 ? "is" : "are") not judged here: merge judges thresholds over the"
          + " JSON reports of the shards")
    }
    var (outcome, summary) = (RunOutcome(), TestSummary())
    try merge(shards, request) { entry in
      try stopIfInterrupted()
      let judged = entry.judged
      outcome.add(entry.countedResult, expectsError: judged.expectsError(of:))
      summary.add(judged)
    }
    for shard in shards {
      guard let shortfall = shard.shortfall else { continue }
      console.warn("'\(shard.file)' is \(shortfall): the run ended early, or the others are lost")
    }
    let isJudged = summary.checkCount > 0
    reportTruncation(outcome)
    reportFailures(outcome)
    summarize(outcome, isJudged ? summary : nil)
    guard outcome.status == .success else { throw RunFailure(outcome.status) }
    if isJudged, !summary.hasPassed { throw RunFailure(.failed) }
  }

  /// - Throws: ``FileError`` for shards of which one has other sections than another, as files of `--split` do.
  private func checkSections(of shards: [ResultShard]) throws {
    let all = shards.compactMap { shard in shard.first.map { (shard.file, $0.result.sections.map(\.module)) } }
    guard let (first, sections) = all.first, let (file, others) = all.first(where: { $0.1 != sections }) else { return }
    throw FileError(
      path: file, kind: .malformed, position: SourcePosition(line: 1, column: 1),
      message:
        "this is a run of the sections \(others.joined(separator: ", ")), and \(Diagnostic.quoted(first)) is one of"
        + " \(sections.joined(separator: ", "))")
  }

  /// Writes the results in the form that is asked for.
  ///
  /// - Parameter count: counts each of them.
  private func merge(
    _ shards: [ResultShard], _ request: MergeRequest, count: (SavedRunReader.Entry) throws -> Void
  ) throws {
    let results = ShardSequence(shards, isOneAfterTheOther: request.isOneAfterTheOther)
    var written = 0
    func each(_ write: (SavedRunReader.Entry) throws -> Void) throws {
      while let entry = try results.next() {
        try count(entry)
        try write(entry)
        written = saturatingSum(written, 1)
      }
      try checkQueries(written, of: request)
    }
    let format = request.format ?? .ndjson
    warn(ofName: request.output, form: format)
    guard format == .json || format == .ndjson else {
      let output = try tables(of: shards, format, request)
      try output.whole { try each { entry in try output.write(entry.wholeResult) } }
      return reportInvalidHits(output.outcome, in: format)
    }
    // The texts of results stay as they are.
    let output = try MergedRunOutput(
      path: request.output, isArray: format == .json,
      isTerminal: request.output == nil && request.rendering.isTerminal)
    do {
      try each { try output.write($0.bytes) }
      try output.finish()
    } catch {
      output.discard()
      throw error
    }
  }

  /// An output of texts or tables, whose fields the spec knows.
  private func tables(of shards: [ResultShard], _ format: OutputFormat, _ request: MergeRequest) throws -> RunOutput {
    guard let path = request.spec else {
      throw RunFailure(
        .usage, "--format \(format.rawValue) needs the spec, which says what fields there are: --spec FILE")
    }
    let spec = try read(path, options: request.options)
    try check(request.fields, of: spec)
    let first = shards.lazy.compactMap(\.first).first
    let modules = (first?.result.sections.map(\.module)).map(ExactSet.init) ?? ExactSet(spec.modules.map(\.id))
    if let unknown = modules.filter({ id in !spec.modules.contains { $0.id.hasSameBytes(as: id) } }).first {
      throw RunFailure(
        .malformedInput,
        "the runs have a section '\(unknown)', and the spec has no module of this id: it is another spec")
    }
    var columns = ExactSet()
    var names: [String] = []
    for file in request.files where format == .csv || format == .tsv {
      guard file != "-" else {
        throw RunFailure(.usage, "a table is made of files: standard input cannot be read twice")
      }
      var reader = try SavedRunReader(file)
      while let entry = try reader.next() {
        for name in entry.json.objectValue?["row"]?.objectValue?.keys ?? [] where columns.insert(name).inserted {
          names.append(name)
        }
      }
    }
    var output = OutputRequest(path: request.output, format: format, rendering: request.rendering)
    output.rendering.isTimed = first?.isTimed ?? false
    output.fields = request.fields
    let layouts = spec.modules.filter { modules.contains($0.id) }.map { spec.specification.layout(of: $0) }
    return try RunOutput(
      destination: output.destination, format: format,
      shape: output.shape(.batch, layouts: layouts, carriedColumns: names), options: output.rendering)
  }
}

extension RunOutput {
  /// Writes results between a beginning and an end; a file that cannot be finished is not left half written.
  fileprivate func whole(_ results: () throws -> Void) throws {
    do {
      try begin()
      try results()
      try finish()
    } catch {
      discard()
      throw error
    }
  }
}
