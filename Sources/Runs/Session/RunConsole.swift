package import Diagnostics
package import SearchBackends
package import TerminalText
package import Workspaces

/// Whom a run tells what there is to say beside its results.
package protocol RunConsole: Sendable {
  /// Whether nothing but errors is said.
  var isQuiet: Bool { get }
  /// Whether each request is noted, which may wait for who reads standard error.
  var isVerbose: Bool { get }
  /// What hides the secrets that are known so far.
  var mask: SecretMask { get }

  /// Hides these secrets too from now on, wherever the program speaks.
  func hide(_ secrets: [String])
  /// Says something on standard error, secrets hidden.
  func say(_ text: ConsoleText)
  /// Asks something, and waits for a line: its first letter, in lower case, empty for a line without any; nil when
  /// nobody answers.
  func ask(_ question: ConsoleText) -> String?
  /// Says findings on standard error.
  func report(_ diagnostics: [Diagnostic], sources: [SourceText])
  /// Notes a detail for those who asked for all.
  func log(_ message: String, _ details: [(name: String, value: String)])
  /// What hears a workspace's events.
  ///
  /// - Parameter tells: whether progress and warnings are said.
  func observer(tells: Bool) -> WorkspaceObserver
  /// What shows how far a run is.
  ///
  /// - Parameters:
  ///   - total: how many queries it has; nil where that is not known.
  ///   - file: where its results go; nil for standard output.
  func progress(of total: Int?, whileWriting file: String?) -> any RunProgress
  /// What shows how far the upload of an index is.
  func uploadProgress(of index: String) -> any UploadProgress
}

extension RunConsole {
  /// Says findings that no line of a file is shown with.
  func report(_ diagnostics: [Diagnostic]) { report(diagnostics, sources: []) }

  /// Says a warning, unless only errors are said.
  package func warn(_ text: ConsoleText) {
    if !isQuiet { say("multihits: warning: " + text + "\n") }
  }
}

/// Shows how far a run is.
package protocol RunProgress: Sendable {
  /// Shows how many queries are done.
  func update(_ outcome: RunOutcome)
  /// Takes away what is shown.
  func clear()
}

/// Shows how far an upload is.
package protocol UploadProgress: Sendable {
  /// Shows what is being done.
  func update(_ progress: PushProgress)
  /// Takes away what is shown.
  func clear()
}
