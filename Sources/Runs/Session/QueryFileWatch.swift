import Diagnostics
import FileSystem
import SearchModel
import SpecLoader
import TerminalText
import Workspaces

/// Runs query files again and again: all queries when something changed that they share, those of a query file alone
/// when only that changed. Reports and other files are written of whole runs alone.
package struct QueryFileWatch: Sendable {
  private let run: QueryFileRun
  /// The lines that somebody types.
  private let keyboard: any WatchKeyboard

  /// A watch that has not begun.
  package init(_ run: QueryFileRun, keyboard: any WatchKeyboard) {
    self.run = run
    self.keyboard = keyboard
  }

  /// Runs until somebody ends it.
  ///
  /// - Throws: ``RunFailure`` with how the last run ended, or with the signal that came.
  package func watch() async throws {
    Interrupts.listen()
    var chosen: [String]?
    var inputs = WatchedInputs()
    var outcome = WatchOutcome()
    while true {
      // Taken before the run, so that what changes meanwhile counts.
      inputs = self.inputs(known: inputs)
      let files = FileWatch(inputs)
      let status = try await runOnce(chosen)
      outcome.note(status, of: chosen)
      say(Self.hasRun(status) ? chosen : nil, count: files.foundCount)
      // What could not run stays due.
      let due = Self.hasRun(status) ? [] : chosen
      switch try await nextTurn(files) {
      case .changed(let paths):
        chosen = queryFiles(touchedBy: paths).flatMap { touched in due.map { $0 + touched } }
        let names = paths.prefix(3).joined(separator: ", ") + (paths.count > 3 ? " …" : "")
        run.session.console.say("\n\(names) changed\n")
      case .all: chosen = nil
      case .end:
        if outcome.status != .success { throw RunFailure(outcome.status) }
        return
      }
    }
  }

  /// What happens after a run.
  private enum Turn {
    case changed([String])
    case all
    case end
  }

  /// Waits until something is to be done.
  private func nextTurn(_ files: FileWatch) async throws -> Turn {
    var files = files
    while true {
      try await Task.sleep(for: FileWatch.pause)
      if let status = Interrupts.status {
        Interrupts.settle()
        throw RunFailure(status)
      }
      if let line = keyboard.line() { return line == "q" ? .end : .all }
      if let paths = files.changes(latest: inputs(known:)) { return .changed(paths) }
    }
  }

  /// Runs the queries of some files, or of all, and says why they could not run.
  private func runOnce(_ chosen: [String]?) async throws -> ExitStatus {
    do {
      try await run.choosing(files: chosen).run()
      return .success
    } catch let failure as RunFailure {
      if failure.status == Interrupts.status { throw failure }
      if let message = failure.message { run.session.console.say("multihits: error: \(message)\n") }
      return failure.status
    }
  }

  /// Whether queries were asked, by how the run ended.
  private static func hasRun(_ status: ExitStatus) -> Bool {
    [.success, .failed, .sectionErrors, .unanswered, .refusedKey].contains(status)
  }

  private func say(_ chosen: [String]?, count: Int) {
    guard !run.session.console.isQuiet else { return }
    let part =
      chosen.map { "only \(ExactSet($0).sorted().joined(separator: ", ")) ran, and thresholds were not judged; " } ?? ""
    let keys = keyboard.isThere ? "Enter runs all queries, q and Enter end" : "Ctrl-C ends"
    run.session.console.say("\(part)watching \(count.counted("file")); \(keys)\n")
  }

  /// Everything that a run reads.
  ///
  /// - Parameter known: what it read before, which holds where the spec has an error now.
  private func inputs(known: WatchedInputs) -> WatchedInputs {
    let inputs = try? run.session.reading(run.request.spec, options: run.request.workspace).checked().inputs
    let own = [run.request.spec] + run.queries.files + run.judgingInputs.map(\.path)
    return WatchedInputs(files: own + (inputs?.paths ?? known.files), folders: inputs?.folders ?? known.folders)
  }

  /// The query files whose queries run after files changed; nil for all.
  private func queryFiles(touchedBy paths: [String]) -> [String]? {
    var touched: [String] = []
    for path in paths {
      let files = run.queries.files.filter { file in
        file.hasSameBytes(as: path) || SnapshotStore.path(besides: file)?.hasSameBytes(as: path) == true
      }
      if files.isEmpty { return nil }
      touched += files
    }
    return touched
  }
}

/// Lines that somebody types while a watch waits.
package protocol WatchKeyboard: Sendable {
  /// Whether somebody can type.
  var isThere: Bool { get }

  /// A line that was typed, without its end; nil when there is none yet.
  func line() -> String?
}
