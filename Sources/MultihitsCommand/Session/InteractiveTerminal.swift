import InteractiveSearch
import Runs
import Terminal
import TerminalText

/// The terminal of an interactive search.
struct InteractiveTerminal {
  /// What the terminal can do.
  private enum Kind {
    /// Cells can be written anywhere.
    case screen(TerminalDevice)
    /// Lines can be printed one after the other.
    case lines(LineTerminal)
  }

  private let kind: Kind
  private let height: ScreenHeight?
  private let usesColor: Bool
  private let fallbackSize: TerminalSize

  /// Opens the terminal that the program was started in.
  ///
  /// - Throws: ``RunFailure`` with 64 when there is no terminal.
  init(height: ScreenHeight?, console: ConsoleOptions) throws {
    let variables = ProcessEnvironment.variables
    self.height = height
    usesColor = TerminalText.usesColor(mode: console.color, isTerminal: true, environment: variables)
    fallbackSize = TerminalSize(
      columns: variables["COLUMNS"].flatMap(Int.init).map { min($0, TerminalSize.maximum) } ?? 80,
      rows: variables["LINES"].flatMap(Int.init).map { min($0, TerminalSize.maximum) } ?? 24)
    do throws(TerminalError) {
      kind =
        ["dumb", ""].contains(variables["TERM"] ?? "")
        ? .lines(try LineTerminal()) : .screen(try TerminalDevice(fallbackSize: fallbackSize))
    } catch {
      throw RunFailure(
        .usage,
        "an interactive search needs a terminal (\(error)); 'multihits search' searches without one,"
          + " and --script plays a script of keys")
    }
  }

  /// Searches until the user accepts or leaves.
  func run(
    plan: RunPlan, options: ScreenOptions, query: String, history: HistoryFile?, queryFile: QueryFile?
  ) async throws -> Outcome {
    if ProcessEnvironment.isTerminal(2) { Redaction.holdErrors() }
    defer { Redaction.releaseErrors() }
    do {
      switch kind {
      case .lines(let terminal):
        return try await LineSession(terminal: terminal, size: fallbackSize)
          .run(plan: plan, options: options, query: query, history: history, queryFile: queryFile)
      case .screen(let device):
        let session = TerminalSession(
          device: device, placement: height == nil ? .whole : .inline, usesColor: usesColor
        ) { [height] rows in height?.rows(of: rows) ?? rows }
        let end = try await session.run(
          plan: plan, options: options, query: query, history: history, queryFile: queryFile)
        switch end {
        case .outcome(let outcome): return outcome
        case .ended(let signal):
          throw RunFailure(signal == Self.termination ? .terminated : .interrupted)
        }
      }
    } catch let error as SearchBeginError {
      throw RunFailure(.usage, "filters: \(error.message)")
    } catch let error as TerminalError {
      throw RunFailure(.interrupted, "\(error)")
    }
  }

  /// The signal that asks programs to end.
  private static let termination: Int32 = 15
}
