import Diagnostics
import Evaluation
import FileSystem
import Presentation
import SearchModel
import Workspaces

/// A baseline that the results of a run are compared with, or that is written of them. Confined to the task that writes
/// results.
final class RunBaseline {
  private let reader: BaselineReader?
  private let writer: OutputFile?
  private let path: String
  private let present: BaselineHeader
  /// Whether every query of the files runs, so that one that the baseline has and the run does not is gone.
  var isWhole: Bool
  /// Whether every section of the spec runs.
  private let hasAllModules: Bool
  /// What is wrong with the file; known when the place is read.
  private(set) var failure: FileError?
  /// Names the lines that were written, without the header.
  private var written = RunFingerprint()

  /// A baseline.
  ///
  /// - Parameters:
  ///   - use: what is done with it.
  ///   - present: the header of a baseline of this run.
  ///   - isWhole: whether every query of the files runs.
  ///   - hasAllModules: whether every section of the spec runs.
  /// - Throws: ``FileError`` for a file that cannot be read, ``OutputError`` for one that cannot be written.
  init(_ use: BaselineUse, present: BaselineHeader, isWhole: Bool, hasAllModules: Bool) throws {
    self.hasAllModules = hasAllModules
    self.present = present
    self.isWhole = isWhole
    path = use.path
    switch use {
    case .compare(let path):
      reader = try BaselineReader(path)
      writer = nil
    case .update(let path):
      reader = nil
      let file = try OutputFile(path: path, isKept: false)
      try file.write(Array(BaselineLines.header(present).utf8))
      writer = file
    }
  }

  /// The summary of a comparison that has not begun; nil for a run that compares nothing.
  var summary: BaselineSummary? {
    reader.map { BaselineSummary(day: $0.header?.day, remarks: $0.header?.remarks(beside: present) ?? []) }
  }

  /// Compares a result with its baseline, or notes it for a new one.
  func take(_ result: inout QueryResult, _ judged: inout JudgedQuery) throws(OutputError) {
    if let writer {
      let line = Array(BaselineLines.line(of: result).utf8)
      written.append(line)
      return try writer.write(line)
    }
    let changes = BaselineChange.changes(of: ResultOutline(result), since: baseline(of: judged), isWhole: hasAllModules)
    judged.changes = changes
    let place = SourceRange(at: SourcePosition(line: max(judged.line, 1), column: 1))
    // What an expectation tells need not be told twice.
    let told = judged.expectations.filter { $0.status == .failed }.map(\.module)
    let outcomes = changes.filter { $0.cameOutEmpty && !told.contains($0.module) }.map { change in
      CheckOutcome(
        module: change.module, check: "baseline", status: .failed, expected: "ok", actual: "empty",
        message: "expected rows as in the baseline, found none", details: [change.note], file: judged.file,
        range: place)
    }
    result.expectations += outcomes
    judged.expectations += outcomes
  }

  /// Passes over the baseline of a query that an interrupted run has judged.
  func skip(_ judged: JudgedQuery) { _ = baseline(of: judged) }

  private func baseline(of judged: JudgedQuery) -> ResultOutline? {
    do throws(FileError) {
      return try reader?.baseline(id: judged.id, query: judged.query)
    } catch {
      failure = failure ?? error
      return nil
    }
  }

  /// How many queries the baseline has; nil for one that is written.
  func queryCount() -> Int? {
    do throws(FileError) {
      return try reader?.queryCount()
    } catch {
      failure = failure ?? error
      return nil
    }
  }

  /// The queries that the baseline has and the run does not; nil when only some were to run.
  func missing() -> [String]? {
    guard isWhole, let reader else { return nil }
    do throws(FileError) {
      return try reader.missing()
    } catch {
      failure = failure ?? error
      return nil
    }
  }

  /// Puts a new baseline in its place, unless it differs from the one there in its day alone.
  func finish() throws(OutputError) {
    guard let writer else { return }
    guard !isUnchanged() else { return writer.discard() }
    try writer.commit()
  }

  /// Gives a new baseline up.
  func discard() { writer?.discard() }

  /// Whether the file there has the same lines, and a header that differs in its day alone.
  private func isUnchanged() -> Bool {
    var header: [UInt8]? = []
    var lines = RunFingerprint()
    var isAfterHeader = false
    let isRead: Void? = try? FileParts(path, limit: .max).readToEnd { part in
      guard !isAfterHeader else { return lines.append(part) }
      let end = part.firstIndex(of: UInt8(ascii: "\n"))
      header? += part[..<(end ?? part.endIndex)]
      guard let end else { return }
      isAfterHeader = true
      lines.append(UnsafeRawBufferPointer(rebasing: part[(end + 1)...]))
    }
    guard isRead != nil, let bytes = header, var there = (try? JSON(parsing: bytes)).flatMap(BaselineHeader.init) else {
      return false
    }
    there.day = present.day
    return there == present && lines.text == written.text
  }
}

@available(*, unavailable)
extension RunBaseline: Sendable {}
