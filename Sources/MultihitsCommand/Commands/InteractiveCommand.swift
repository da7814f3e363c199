import ArgumentParser
import InteractiveSearch
import Runs
import SearchModel
import SpecLoader
import Terminal
import TerminalText
import Workspaces

/// `multihits interactive`.
struct InteractiveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "interactive",
    abstract: "Search as you type in the terminal.",
    discussion: """
      All sections are searched whenever typing rests. Enter accepts the hit under
      the cursor, or the marked ones, and prints them; F1 shows all keys. The screen
      is on the terminal itself, so that other programs can use the output. F4 writes
      the query with what it finds into a query file, which 'multihits test' judges.

      Examples:
        multihits interactive search.yaml
        multihits interactive search.yaml --template '{module}\t{title}' tom
        vim $(multihits interactive notes.yaml --height 40% --template '{path}')
        multihits interactive search.yaml --script keys.txt --size 100x30

      It ends with 130 when the search was left, and with 1 when there was nothing
      to choose (--exit-0).
      """)

  @Argument(help: ArgumentHelp("The spec.", valueName: "spec"), completion: .file(extensions: ["yaml", "yml"]))
  var spec: String

  @Argument(help: ArgumentHelp("The words to begin with.", valueName: "query"))
  var words: [String] = []

  @Option(name: .shortAndLong, help: ArgumentHelp("The text to begin with, instead of the words.", valueName: "text"))
  var query: String?

  @OptionGroup(title: "Output options") var acceptance: AcceptanceOptions
  @OptionGroup(title: "Screen options") var screen: ScreenSizeOptions
  @OptionGroup(title: "History options") var historyOptions: HistoryOptions
  @OptionGroup(title: "Test options") var queryFileOptions: QueryFileOptions
  @OptionGroup(title: "Spec options") var specOptions: SpecOptions
  @OptionGroup(title: "Search options") var requestOptions: RequestOptions
  @OptionGroup(title: "Remote options") var recordingOptions: RecordingOptions
  @OptionGroup(title: "Console options") var console: ConsoleOptions

  func validate() throws {
    if query != nil, !words.isEmpty { throw ValidationError("give the query either with --query or as words") }
    if screen.script != nil, screen.height != nil { throw ValidationError("--script and --height exclude each other") }
    if screen.script == nil, screen.size != nil { throw ValidationError("--size is that of a --script's screen") }
  }

  func run() async throws {
    var workspaceOptions = specOptions.workspaceOptions(recordingOptions)
    // Rules begin and end while the screen is open; a script's screens are the same each time.
    if screen.script == nil { workspaceOptions.now = ProcessEnvironment.fixedTime }
    let checked = try console.session.read(spec, options: workspaceOptions)
    try checked.refuse(
      historyOutputs + queryFileOptions.outputs, reading: inputs)
    let queryFile = queryFile(of: checked)
    let printer = try acceptance.printer(for: checked.modules)
    // What may be decided without a screen needs no terminal.
    let host = choosesAtOnce ? nil : try host()
    let recordings = try console.session.openRecordings(of: checked)
    let workspace = try await console.session.open(checked, recordings: recordings)
    let filters = try console.session.filterTexts(requestOptions.filters, for: checked)
    console.session.warn(ofFilters: filters, in: workspace)
    let parameters = requestOptions.parameters()
    console.session.warn(ofPaging: parameters, in: workspace)
    let plan = workspace.plan(parameters: parameters, filters: filters)
    let options = ScreenOptions(
      searchesAsYouType: checked.specification.searchBox.mode == .searchAsYouType, acceptingKeys: acceptance.keys,
      acceptsQueryAlone: acceptance.printQuery)
    var outcome = try await chooseAtOnce(plan: plan)
    if outcome == nil {
      switch try host ?? self.host() {
      case .script(let script): outcome = try await play(script, plan: plan, options: options, queryFile: queryFile)
      case .terminal(let terminal):
        outcome = try await terminal.run(
          plan: plan, options: options, query: text, history: historyOptions.file(forSpec: spec),
          queryFile: queryFile)
      }
    }
    try console.session.report(recordings)
    switch outcome {
    case .accepted(let selection): try TextOutput.write(printer.text(of: selection))
    case .cancelled: throw RunFailure(.interrupted)
    // A script may end before the search does.
    case nil: break
    }
  }

  private var historyOutputs: [PlannedOutput] {
    [historyOptions.history].compactMap { $0 }.map { .file($0, option: "--history") }
  }

  /// What is read beside the spec.
  private var inputs: [(path: String, kind: String)] {
    [screen.script].compactMap { $0 }.map { ($0, "the script") }
  }

  /// The file that F4 writes to; nil when the usual one would overwrite what the search reads, or its history.
  private func queryFile(of checked: CheckedSpec) -> QueryFile? {
    let path = queryFileOptions.path(forSpec: spec)
    let outputs = historyOutputs + [.file(path, option: "--queries")]
    guard (try? checked.refuse(outputs, reading: inputs)) != nil else { return nil }
    return QueryFile(path: path, spec: spec)
  }

  /// Whether the search may end before there is a screen.
  private var choosesAtOnce: Bool { acceptance.selectsOnly || acceptance.exitsOnNone }

  /// What plays the search: a script, or the terminal.
  private enum Host {
    case script(Script)
    case terminal(InteractiveTerminal)
  }

  private func host() throws -> Host {
    guard let path = screen.script else {
      return .terminal(try InteractiveTerminal(height: screen.height, console: console))
    }
    let bytes = try path == "-" ? InputFile.standardInput() : InputFile.bytes(of: path)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw RunFailure(.malformedInput, "'\(path)' is not UTF-8")
    }
    do {
      return .script(try Script(text))
    } catch {
      throw RunFailure(.malformedInput, "\(path):\(error.line): \(error.message)")
    }
  }

  /// The text to begin with.
  private var text: String { query ?? words.joined(separator: " ") }

  /// Searches the text to begin with, when its only hit is to be accepted or no hit is to end the search.
  ///
  /// - Returns: what was accepted; nil when there is something to choose, or to see because a section failed.
  /// - Throws: ``RunFailure`` with 1 when there is nothing to choose.
  private func chooseAtOnce(plan: RunPlan) async throws -> Outcome? {
    guard choosesAtOnce else { return nil }
    let choice = await FirstChoice(plan: plan, query: text)
    if choice.isNone, acceptance.exitsOnNone {
      if acceptance.printQuery {
        let shown = ProcessEnvironment.isTerminal(1) ? text.visiblyEscaped() : text
        try TextOutput.write(shown + (acceptance.printsZero ? "\0" : "\n"))
      }
      throw RunFailure(.failed)
    }
    return acceptance.selectsOnly ? choice.only.map(Outcome.accepted) : nil
  }

  /// Plays a script and prints its screens, each under the line that led to it.
  private func play(
    _ script: Script, plan: RunPlan, options: ScreenOptions, queryFile: QueryFile?
  ) async throws -> Outcome? {
    let size = screen.size?.size ?? TerminalSize(columns: 80, rows: 24)
    let player = ScriptPlayer(
      plan: plan, options: options, size: size, query: text, history: historyOptions.named, queryFile: queryFile)
    let styler = console.styler(for: 1)
    do {
      return try await player.play(script) { line, buffer in
        let title = (line?.text ?? "start").visiblyEscaped()
        let lines = ["--- \(title)"] + (styler.isEnabled ? buffer.lines(styler: styler) : buffer.lines)
        try TextOutput.write(lines.joined(separator: "\n") + "\n")
      }
    } catch let error as ScriptError {
      throw RunFailure(.malformedInput, "\(screen.script ?? ""):\(error.line): \(error.message)")
    } catch let error as SearchBeginError {
      throw RunFailure(.usage, "filters: \(error.message)")
    }
  }
}
