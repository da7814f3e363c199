import InteractiveSearch
import SearchRunner
import Terminal

/// The terminal of an interactive search.
struct InteractiveTerminal {
  init(height: ScreenHeight?, console: ConsoleOptions) throws {
    throw CommandFailure(.usage, "no terminal")
  }

  func run(plan: RunPlan, options: ScreenOptions, query: String, history: HistoryFile?) async throws -> Outcome? { nil }
}
