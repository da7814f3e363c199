import ArgumentParser
public import TerminalText

extension ColorMode: ExpressibleByArgument {}

/// When to show progress on standard error.
enum ProgressMode: String, CaseIterable, ExpressibleByArgument {
  case auto, always, never
}

/// How log lines look.
enum LogFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json
}

/// What a command says on the terminal beside its result.
struct ConsoleOptions: ParsableArguments, Sendable {
  @Option(help: "When to use colours. NO_COLOR, CLICOLOR_FORCE and TERM=dumb are respected.")
  var color: ColorMode = .auto

  @Option(
    help:
      "When to show progress on standard error; auto: on a terminal where no results are shown, and where none is, a line every ten seconds of a long run of queries."
  )
  var progress: ProgressMode = .auto

  @Flag(help: "Say nothing but errors on standard error.")
  var quiet = false

  @Flag(help: "Log what happens on standard error.")
  var verbose = false

  @Option(help: "The form of log lines.")
  var logFormat: LogFormat = .text

  func validate() throws {
    if quiet, verbose { throw ValidationError("--quiet and --verbose exclude each other") }
  }

  /// Styles for what goes to a file descriptor (1 or 2).
  func styler(for descriptor: Int32) -> Styler {
    Styler(
      isEnabled: usesColor(
        mode: color, isTerminal: ProcessEnvironment.isTerminal(descriptor), environment: ProcessEnvironment.variables))
  }

  /// Whether progress is shown.
  var showsProgress: Bool {
    switch progress {
    case .auto: !quiet && ProcessEnvironment.isTerminal(2)
    case .always: true
    case .never: false
    }
  }
}
