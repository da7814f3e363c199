package import Runs
package import Terminal

/// An interactive search on a terminal that can only print lines, such as `TERM=dumb`: each line that is typed is a
/// query, and what it finds is printed below. Lines that begin with a colon are those of scripts: `:select actors 1`,
/// `:toggle genre:Drama`.
package actor LineSession {
  private let terminal: LineTerminal
  private let size: TerminalSize

  /// A session on a terminal.
  ///
  /// - Parameters:
  ///   - terminal: the terminal.
  ///   - size: the columns and rows of what is printed at once.
  package init(terminal: LineTerminal, size: TerminalSize) {
    self.terminal = terminal
    self.size = size
  }

  /// Searches until the user accepts or leaves, or the terminal ends.
  ///
  /// - Throws: ``SearchBeginError`` for filters that do not parse.
  package func run(
    plan: RunPlan, options: ScreenOptions, query: String, history: HistoryFile?, queryFile: QueryFile?
  ) async throws -> Outcome {
    let clock = VirtualClock()
    let search = InteractiveSession(
      plan: plan, options: options, size: size, query: query, history: history?.read() ?? [], clock: clock)
    search.presentsOnlySettledRows = true
    if let history { search.onQueryToRemember = { history.keep($0) } }
    search.queryFile = queryFile
    try search.begin()
    await search.settle(clock, isolation: self)
    terminal.write("Type words to search, :select SECTION ROW to accept, :help for more, :quit to leave.\n")
    show(search)
    while search.outcome == nil {
      terminal.write(options.prompt)
      guard let line = terminal.readLine() else { return .cancelled }
      await take(line, search: search, clock: clock)
    }
    return search.outcome ?? .cancelled
  }

  private func take(_ line: String, search: InteractiveSession<VirtualClock>, clock: VirtualClock) async {
    guard !line.allSatisfy(\.isWhitespace) else { return show(search) }
    guard line.first == ":" || line == "?" else {
      _ = search.handle([.key(.control("e")), .key(.control("u")), .paste(line)], isolation: self)
      search.submit(isolation: self)
      await search.settle(clock, isolation: self)
      return show(search)
    }
    switch line {
    case ":quit", ":q": _ = search.handle([.key(.control("c"))], isolation: self)
    case ":help", "?": terminal.write(Self.help)
    default:
      do {
        for action in try Script(String(line.dropFirst())).lines {
          try await search.perform(action, clock: clock, isolation: self)
          await search.settle(clock, isolation: self)
        }
        if search.outcome == nil { show(search) }
      } catch {
        terminal.write("\(error.message)\n")
      }
    }
  }

  /// Prints the list, without the search box and without blank lines at its end.
  private func show(_ search: InteractiveSession<VirtualClock>) {
    // The status line speaks of keys that there are not.
    var lines = Array(search.screen.lines.dropFirst().dropLast())
    while lines.last?.isEmpty == true { lines.removeLast() }
    lines.append(search.state.statusText)
    terminal.write(lines.map { $0 + "\n" }.joined())
  }

  private static let help = """
    WORDS                          search for words
    :clear                         search for nothing
    :select [SECTION] ROW          accept the hit of a row, from 1; search a suggestion; toggle a facet value
    :mark [SECTION] ROW            mark several hits; ':key enter' accepts them
    :toggle [SECTION] FACET:VALUE  choose a value of a facet, or give it up
    :scroll [SECTION] ROW          go to a row, loading further pages
    :key NAMES                     press keys: down, pgdn, tab, ctrl-o, ctrl-f, enter …
    :quit                          leave

    """
}
