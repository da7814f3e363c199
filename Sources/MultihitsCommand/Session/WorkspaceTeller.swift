import Diagnostics
import EmbeddedEngine
import IndexBuilding
import Logging
import Reports
import SearchBackends
import SearchDialects
import SearchModel
import TerminalText
import Workspaces

/// Says on standard error what a workspace does.
final class WorkspaceTeller: Sendable {
  private let console: ConsoleOptions
  private let logger: Logger
  private let progress: IndexProgressLine
  private let warns: Bool
  /// Whether each attempt to send a request is logged.
  private let isVerbose: Bool

  /// - Parameter tells: whether progress and warnings are said; logs are in any case.
  init(console: ConsoleOptions, tells: Bool = true) {
    self.console = console
    warns = tells && !console.quiet
    isVerbose = console.verbose
    logger = console.makeLogger()
    progress = IndexProgressLine(
      isShown: console.showsProgress && (tells || console.progress == .always), tellsWaits: warns)
  }

  func tell(_ event: WorkspaceEvent) {
    switch event {
    case .indexProgress(let state): progress.update(state)
    case .indicesLoaded(let indices):
      progress.clear()
      for index in indices { log(index) }
      warn(of: indices)
    case .indicesNotKept(let reason, let cache): report(reason, in: cache)
    case .damagedIndexFound(let name):
      logger.debug("damaged index is built anew", metadata: ["index": "\(name)"])
    case .requestSent(let attempt):
      log(attempt)
      warn(of: attempt)
    }
  }

  /// Says that indices are in memory only. Without a named folder that is no warning.
  private func report(_ reason: IndexCacheError, in cache: SearchWorkspace.IndexCacheUse) {
    guard !reason.path.isEmpty else {
      return logger.debug("indices are not kept between runs", metadata: ["reason": "\(reason)"])
    }
    guard warns else { return }
    let hint = cache == .standardFolder ? "; --cache-dir names another folder" : ""
    Redaction.writeError("multihits: warning: indices are not kept between runs: \(reason.description)\(hint)\n")
  }

  /// Says what people should know of records, and of names in the spec that no record has; replicas share theirs.
  private func warn(of indices: [IndexLoader.LoadedIndex]) {
    guard warns else { return }
    var told: Set<Diagnostic> = []
    console.report(
      indices.flatMap(\.warnings).filter { told.insert($0).inserted }, sources: indices.flatMap(\.sources))
  }

  /// Says that a host answers for another text, index or parameter than the one that was asked.
  private func warn(of attempt: AttemptReport) {
    guard warns else { return }
    for value in attempt.replacedValues { warn(of: value, from: attempt.host) }
  }

  private func warn(of value: ReplacedValue, from host: String) {
    let (asked, answered) = (value.asked.shortened(to: 200), value.answered?.shortened(to: 200))
    let parameter = value.parameter ?? ""
    let text =
      switch value.kind {
      case .parameter:
        "\(answered.map { "for '\(parameter)' '\($0)'" } ?? "without '\(parameter)'") where '\(asked)' was asked. It may "
          + "write parameters in its own way; a host that mixes up answers does the same"
      case .index:
        "for the index '\(answered ?? "")' where '\(asked)' was asked. It may have another name for it; a host that mixes "
          + "up answers does the same"
      case .text:
        "for '\(answered ?? "")' where '\(asked)' was asked. Its own rules may replace words; a cache in between that "
          + "does not tell queries apart does the same"
      }
    Redaction.writeError("multihits: warning: \(host) answers \(text)\n")
  }

  private func log(_ index: IndexLoader.LoadedIndex) {
    let action =
      switch index.origin?.action {
      case .built: "built"
      case .opened: "opened"
      case .builtInMemory: "built in memory"
      case nil: "failed"
      }
    logger.debug(
      "index loaded",
      metadata: [
        "index": "\(index.name)", "records": "\(index.index?.recordCount ?? 0)", "duration": "\(index.duration)",
        "action": "\(action)", "file": "\(index.origin?.file ?? "")",
      ])
  }

  /// Logs an attempt to send a request.
  private func log(_ report: AttemptReport) {
    guard isVerbose else { return }
    let result: String =
      switch report.result {
      case .success(let status): "\(status)"
      case .failure(let error): "\(error.code.rawValue): \(error.message)"
      }
    logger.debug(
      "request sent",
      metadata: [
        "method": "\(report.call.method.rawValue)", "target": "\(report.call.target.hidden)", "host": "\(report.host)",
        "attempt": "\(report.number)", "result": "\(result)", "duration": "\(report.duration)",
      ])
  }
}
