import Diagnostics
import Evaluation
import FileSystem
import Reports

/// The judged queries of a shard, as the JSON report holds them.
final class ReportShard: ShardReading {
  let file: String
  /// What the report says of the run.
  let run: ReportedRun
  private var reader: ReportReader
  /// The queries that were read.
  private var counted = TestSummary()

  /// The queries of a file.
  ///
  /// - Throws: ``FileError`` for a file that cannot be read, or is no report.
  init(_ path: String) throws(FileError) {
    file = path
    // What it says stands behind the queries as well.
    run = try ReportReader.run(ofFile: path)
    reader = try ReportReader(path)
  }

  /// Goes back to the first query.
  func restart() throws(FileError) {
    reader = try ReportReader(file)
    counted = TestSummary()
  }

  func next() throws(FileError) -> ReportReader.Entry? {
    if let entry = try reader.next() {
      counted.add(entry.query)
      return entry
    }
    guard run.isOf(counted) else {
      throw FileError(
        path: file, kind: .malformed, position: SourcePosition(line: 1, column: 1),
        message: "the summary of this report is not that of its queries: somebody changed it, or lost a part")
    }
    return nil
  }

  func identity(of entry: ReportReader.Entry) -> ShardEntryIdentity {
    ShardEntryIdentity(id: entry.query.id, position: entry.position, ordinal: entry.query.ordinal)
  }

  /// What all reports of shards say of their run.
  ///
  /// - Throws: ``FileError`` when they are not of one run.
  static func run(of shards: [ReportShard]) throws(FileError) -> ReportedRun {
    var whole = shards.first?.run ?? ReportedRun()
    for shard in shards.dropFirst() {
      guard let difference = whole.difference(to: shard.run) else { continue }
      throw FileError(
        path: shard.file, kind: .malformed, position: SourcePosition(line: 1, column: 1),
        message: "\(difference) than \(Diagnostic.quoted(shards[0].file)): they are not shards of one run")
    }
    whole.shard = nil
    return whole
  }
}

@available(*, unavailable)
extension ReportShard: Sendable {}

extension ReportedRun {
  /// In what another report of the same run differs; nil for nothing.
  fileprivate func difference(to other: ReportedRun) -> String? {
    if !specification.hasSameBytes(as: other.specification) { return "this report is on another spec" }
    if thresholds != other.thresholds { return "this report has other thresholds" }
    if baseline != other.baseline { return "this report stands beside another baseline" }
    return nil
  }
}
