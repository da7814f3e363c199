package import Runs
import SearchGraph
import SpecLoader
package import Terminal
import Workspaces

/// Plays a script on a virtual clock: after each line all answers are awaited, and the screen is printed.
package struct ScriptPlayer: Sendable {
  /// What is searched.
  package var plan: RunPlan
  /// How the screen behaves.
  package var options: ScreenOptions
  /// The size of the screen to begin with.
  package var size: TerminalSize
  /// The text to begin with.
  package var query: String
  /// Where earlier queries are; nil for none.
  package var history: HistoryFile?
  /// The file that F4 writes to; nil for none.
  package var queryFile: QueryFile?

  /// A player.
  package init(
    plan: RunPlan, options: ScreenOptions, size: TerminalSize, query: String = "", history: HistoryFile? = nil,
    queryFile: QueryFile? = nil
  ) {
    self.plan = plan
    self.options = options
    self.size = size
    self.query = query
    self.history = history
    self.queryFile = queryFile
  }

  /// Plays a script.
  ///
  /// - Parameters:
  ///   - script: what is done.
  ///   - show: takes each screen with the line that led to it; nil for the first screen.
  /// - Returns: how the search ended; nil when the script ended before it.
  /// - Throws: ``ScriptError`` for a line that cannot be done, ``SearchBeginError`` for filters that do not parse.
  package func play(
    _ script: Script, show: @escaping @Sendable (ScriptLine?, CellBuffer) throws -> Void
  ) async throws -> Outcome? {
    try await Stage().play(script, of: self, show: show)
  }
}

/// What the searches of a script run in.
private actor Stage {
  func play(
    _ script: Script, of player: ScriptPlayer, show: @Sendable (ScriptLine?, CellBuffer) throws -> Void
  ) async throws -> Outcome? {
    let clock = VirtualClock()
    let search = InteractiveSession(
      plan: player.plan, options: player.options, size: player.size, query: player.query,
      history: player.history?.read() ?? [], clock: clock)
    // The same script has the same screens, whatever the order of answers.
    search.presentsOnlySettledRows = true
    if let history = player.history { search.onQueryToRemember = { history.keep($0) } }
    search.queryFile = player.queryFile
    try search.begin()
    await search.settle(clock, isolation: self)
    try show(nil, search.screen)
    for line in script.lines {
      guard search.outcome == nil else {
        throw ScriptError(line: line.number, message: "the search has ended before '\(line.text)'")
      }
      try await search.perform(line, clock: clock, isolation: self)
      await search.settle(clock, isolation: self)
      try show(line, search.screen)
    }
    return search.outcome
  }
}

extension InteractiveSession where ClockType == VirtualClock {
  /// Lets typing rest and returns when all answers are there.
  func settle(_ clock: VirtualClock, isolation: isolated any Actor) async {
    repeat {
      if debouncer.isPending {
        clock.advance(by: debouncer.delay)
        debouncer.flush()
      }
      await loaded.connector.searcher.waitForAnswers()
    } while outcome == nil && (debouncer.isPending || loaded.connector.searcher.isLoading)
  }

  /// Does what a line says.
  func perform(_ line: ScriptLine, clock: VirtualClock, isolation: isolated any Actor) async throws(ScriptError) {
    switch line.action {
    case .type(let text):
      perform(state.takeTyped(text), isolation: isolation)
    case .paste(let text): _ = handle([.paste(text)], isolation: isolation)
    case .keys(let keys):
      for key in keys {
        guard outcome == nil else {
          throw ScriptError(line: line.number, message: "the search has ended before the key '\(key.name)'")
        }
        _ = handle([.key(key)], isolation: isolation)
        // A user sees what a key did before pressing the next one.
        await settle(clock, isolation: isolation)
      }
    case .submit: submit(isolation: isolation)
    case .clear: _ = handle([.key(.control("e")), .key(.control("u"))], isolation: isolation)
    case .select(let section, let row):
      try await moveCursor(toRow: row, ofSection: section, line: line, clock: clock, isolation: isolation)
      _ = handle([.key(Key(.enter))], isolation: isolation)
    case .mark(let section, let row):
      try await moveCursor(toRow: row, ofSection: section, line: line, clock: clock, isolation: isolation)
      _ = handle([.key(.control(" "))], isolation: isolation)
    case .scroll(let section, let row):
      try await moveCursor(toRow: row, ofSection: section, line: line, clock: clock, isolation: isolation)
    case .toggle(let section, let attribute, let value):
      try toggle(value, of: attribute, inSection: section, line: line, isolation: isolation)
    case .wait(let duration): clock.advance(by: duration)
    case .resize(let size): resize(to: size, isolation: isolation)
    }
  }
}
