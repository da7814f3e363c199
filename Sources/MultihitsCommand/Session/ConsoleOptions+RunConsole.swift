import Diagnostics
import Logging
import NetworkWire
import Runs
import TerminalText
import Workspaces

extension ConsoleOptions: RunConsole {
  /// The steps that runs have in common.
  var session: RunSession { RunSession(console: self, network: CurlNetwork()) }

  var isQuiet: Bool { quiet }
  var isVerbose: Bool { verbose }

  var mask: SecretMask { Redaction.mask }

  func hide(_ secrets: [String]) { Redaction.begin(hiding: secrets) }

  func ask(_ question: ConsoleText) -> String? {
    Redaction.writeError(question)
    return readLine().map { $0.trimmingPrefix(while: \.isWhitespace).first?.lowercased() ?? "" }
  }

  func say(_ text: ConsoleText) { Redaction.writeError(text) }

  func report(_ diagnostics: [Diagnostic], sources: [SourceText] = []) {
    let renderer = DiagnosticRenderer(sources: sources, styler: styler(for: 2))
    Redaction.writeError(ConsoleText(rendered: renderer.render(diagnostics)))
  }

  func log(_ message: String, _ details: [(name: String, value: String)]) {
    makeLogger().debug(
      "\(message)",
      metadata: Logger.Metadata(details.map { ($0.name, "\($0.value)") }, uniquingKeysWith: { $1 }))
  }

  func observer(tells: Bool) -> WorkspaceObserver {
    WorkspaceTeller(console: self, tells: tells).tell
  }

  func uploadProgress(of index: String) -> any UploadProgress {
    PushProgressLine(index: index, isShown: showsProgress)
  }

  func progress(of total: Int?, whileWriting file: String?) -> any RunProgress {
    ProgressLine(progressForm(whileWriting: file), total: total)
  }
}

extension ConsoleOptions {
  /// How progress is shown while results are written: not among results on the same terminal, unless it was asked for,
  /// and in few plain lines where standard error is no terminal.
  ///
  /// - Parameter file: Where results go; nil for standard output.
  func progressForm(whileWriting file: String?) -> ProgressLine.Form {
    if progress == .auto, !quiet, !ProcessEnvironment.isTerminal(2) { return .lines }
    let isShown = showsProgress && (progress == .always || file != nil || !ProcessEnvironment.isTerminal(1))
    return isShown ? .changing : .hidden
  }
}

extension RunFailure {
  /// Says the message on standard error.
  func report() {
    guard let message else { return }
    Redaction.writeError("multihits: error: \(message)\n")
  }
}
