import ArgumentParser
import FileSystem
import InteractiveSearch
import Synchronization
import TerminalText
import Workspaces

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where the queries of earlier searches are kept.
struct HistoryOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Keep queries in this file (default: one for each spec under multihits/history in $XDG_STATE_HOME or ~/.local/state).",
      valueName: "file"), completion: .file())
  var history: String?

  @Flag(help: "Keep no queries.")
  var noHistory = false

  func validate() throws {
    if history == "" { throw ValidationError("--history needs the name of a file") }
    if history != nil, noHistory { throw ValidationError("--history and --no-history exclude each other") }
  }

  /// The file that the option names, which says so when it cannot be written.
  var named: HistoryFile? {
    history.map { path in
      var file = HistoryFile(path: path)
      let isTold = Atomic(false)
      file.onFailure = { error in
        // Once: the next query will fare no better.
        guard !isTold.exchange(true, ordering: .relaxed) else { return }
        Redaction.writeError(
          "multihits: warning: queries are not kept: \(error.description.visiblyEscaped());"
            + " name another file with --history\n")
      }
      return file
    }
  }

  /// The file of a spec's queries; nil when no queries are kept, or no folder is known for them.
  func file(forSpec path: String) -> HistoryFile? {
    if noHistory { return nil }
    if let named { return named }
    let environment = ProcessEnvironment.variables
    let folder: String
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      folder = state
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      folder = Glob.path(".local/state", inFolder: home)
    } else {
      return nil
    }
    let file = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
    var fingerprint = RunFingerprint()
    fingerprint.add(file)
    let histories = Glob.path("multihits/history", inFolder: folder)
    // When the folder cannot be created, nothing is kept; that is no error, since the user did not ask for it.
    try? FileManager.default.createDirectory(
      atPath: histories, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    return HistoryFile(path: Glob.path(fingerprint.text, inFolder: histories), isOwn: true)
  }
}
