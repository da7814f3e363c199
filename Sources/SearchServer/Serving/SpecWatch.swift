import Diagnostics
import Presentation
import Runs
import SearchBackends
import SearchModel
import TerminalText
import Workspaces

/// Watches a spec and the files that it names. What changed is opened beside what is served and takes its place; where
/// it has errors, what is served stays, and the page is told.
struct SpecWatch {
  let session: RunSession
  /// The spec's file.
  let file: String
  let options: SearchWorkspace.Options
  let recordings: RemoteBackends.Recordings
  let specs: ServedSpecs
  let events: EventHub
  /// The files as they were before the spec was opened, so that what changed meanwhile counts.
  let files: FileWatch

  /// Takes up changes until the task is cancelled.
  func run() async {
    var watch = files
    while (try? await Task.sleep(for: FileWatch.pause)) != nil {
      guard let changed = watch.changes(latest: inputs(known:)) else { continue }
      // Taken before the files are read, so that what changes meanwhile counts.
      watch = FileWatch(inputs(known: WatchedInputs(files: changed)))
      await reopen(changed)
    }
  }

  /// Every file that the spec names, and the spec.
  ///
  /// - Parameter known: what was watched before, which holds where the spec has an error now.
  private func inputs(known: WatchedInputs) -> WatchedInputs {
    let inputs = try? session.reading(file, options: options).checked().inputs
    let served = specs.current.workspace.inputs
    return WatchedInputs(
      files: [String](ExactSet([file] + (inputs?.paths ?? served.paths + known.files))),
      folders: inputs?.folders ?? served.folders + known.folders)
  }

  private func reopen(_ changed: [String]) async {
    let current = specs.current
    let names = changed.prefix(3).joined(separator: ", ") + (changed.count > 3 ? " …" : "")
    do {
      let spec = try session.reading(file, options: options).checked()
      let workspace = try await spec.open(
        recordings: recordings, opensAllIndices: true, mask: session.console.mask,
        observer: session.console.observer(tells: true))
      specs.replace(with: ServedSpec(workspace, number: current.number + 1, openedAt: WallClock.date))
      events.send("changed", ["file": .string(file)], of: file)
      if !session.console.isQuiet { session.console.say("\(names) changed, and is served now\n") }
    } catch let error as SpecificationError {
      tell(error.diagnostics, [error.source])
    } catch let error as IndexFilesError {
      tell(error.diagnostics, error.sources)
    } catch let failure as RunFailure {
      tell(failure.message ?? "\(file) cannot be read")
    } catch {
      tell("\(error)")
    }
  }

  /// Says what is wrong with what changed; what is given up because the server ends is no finding.
  private func tell(_ diagnostics: [Diagnostic], _ sources: [SourceText]) {
    guard !Task.isCancelled else { return }
    session.console.report(diagnostics, sources: sources)
    let text = DiagnosticRenderer(sources: sources).render(diagnostics)
    events.send(
      "invalid",
      [
        "file": .string(file), "diagnostics": .array(diagnostics.map { hiding($0.fields.json) }),
        "text": .string(session.console.mask.hiding(text)),
      ], of: file, stands: true)
  }

  private func tell(_ message: String) {
    guard !Task.isCancelled else { return }
    session.console.say("multihits: error: \(message)\n")
    events.send(
      "invalid",
      ["file": .string(file), "diagnostics": [], "text": .string(session.console.mask.hiding(message))], of: file,
      stands: true)
  }

  private func hiding(_ value: JSON) -> JSON {
    guard let members = value.objectValue else { return value }
    return .object(members.mapValues { $0.stringValue.map { .string(session.console.mask.hiding($0)) } ?? $0 })
  }
}
