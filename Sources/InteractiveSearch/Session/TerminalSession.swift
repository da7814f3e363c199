package import Runs
package import Terminal

/// Shows an interactive search on a terminal until it ends.
package actor TerminalSession {
  /// How a session ends.
  package enum End: Sendable, Hashable {
    /// The user accepted or left.
    case outcome(Outcome)
    /// A signal came, or the terminal went away, which is no signal.
    case ended(signal: Int32?)
  }

  private let device: TerminalDevice
  private let placement: ScreenPainter.Placement
  private let usesColor: Bool
  private let rows: @Sendable (Int) -> Int

  /// A session on a terminal.
  ///
  /// - Parameters:
  ///   - device: the terminal.
  ///   - placement: whether the whole terminal is used.
  ///   - usesColor: whether colours are used; emphasis without colour always is.
  ///   - rows: how many of the terminal's rows are used.
  package init(
    device: TerminalDevice, placement: ScreenPainter.Placement = .whole, usesColor: Bool = true,
    rows: @escaping @Sendable (Int) -> Int = { $0 }
  ) {
    self.device = device
    self.placement = placement
    self.usesColor = usesColor
    self.rows = rows
  }

  /// Searches until the user accepts or leaves; the terminal is left as it was.
  ///
  /// - Parameters:
  ///   - plan: what is searched.
  ///   - options: how the screen behaves.
  ///   - query: the text to begin with.
  ///   - history: where earlier queries are; nil for none.
  ///   - queryFile: the file that F4 writes to; nil for none.
  /// - Throws: ``SearchBeginError`` for filters that do not parse, `TerminalError` for a terminal that goes away.
  package func run(
    plan: RunPlan, options: ScreenOptions, query: String, history: HistoryFile?, queryFile: QueryFile?
  ) async throws -> End {
    let search = InteractiveSession(
      plan: plan, options: options, size: size, query: query, history: history?.read() ?? [],
      clock: ContinuousClock())
    if let history { search.onQueryToRemember = { history.keep($0) } }
    search.queryFile = queryFile
    let screen = PaintedScreen(device: device, painter: ScreenPainter(placement: placement, usesColor: usesColor))
    device.startGuardian(bytes: ScreenPainter.restore(placement))
    let events = device.events()
    try screen.show()
    defer {
      device.stopEvents()
      // From here on a signal, the second one or one while a slow terminal is waited for, ends the program at once.
      device.restoreAtEndingSignals()
      screen.hide(within: search.outcome == nil ? Self.patience : nil)
      device.stopGuardian()
    }
    search.onChange = { [weak search, rows] in
      guard let search else { return }
      guard search.outcome == nil else { return screen.device.stopEvents() }
      // What is painted for another size than the terminal has by now would go astray; its event is on the way.
      let size = screen.device.size
      guard search.screenSize == TerminalSize(columns: size.columns, rows: rows(size.rows)) else { return }
      screen.paint(search.screen)
    }
    try search.begin()
    for await event in events {
      switch event {
      case .input(let inputs): try meet(search.handle(inputs), search: search, screen: screen)
      case .resized:
        screen.painter.invalidate()
        search.resize(to: size)
      case .suspended: try suspend(search, screen)
      case .resumed: try showAgain(search, screen)
      case .drained: if screen.isStale { search.onChange() }
      case .ended(let signal): return .ended(signal: signal)
      }
      if let outcome = search.outcome { return .outcome(outcome) }
    }
    return search.outcome.map(End.outcome) ?? .ended(signal: nil)
  }

  /// How long a terminal may take for the rest of a screen and for the shell's screen, when the program is to end or
  /// stop.
  private static let patience = Duration.seconds(1)

  /// The part of the terminal that is used.
  private var size: TerminalSize {
    let whole = device.size
    return TerminalSize(columns: whole.columns, rows: rows(whole.rows))
  }

  private func meet(
    _ requests: [HostRequest], search: InteractiveSession<ContinuousClock>, screen: PaintedScreen
  ) throws {
    for request in requests {
      switch request {
      case .redraw:
        screen.painter.invalidate()
        screen.paint(search.screen)
      case .suspend: try suspend(search, screen)
      }
    }
  }

  /// Gives the terminal back to the shell until it goes on with the program.
  private func suspend(_ search: InteractiveSession<ContinuousClock>, _ screen: PaintedScreen) throws {
    screen.hide(within: Self.patience)
    device.suspend()
    try screen.show()
    search.resize(to: size)
  }

  /// Shows everything after the program was stopped without having been asked; the shell has ended raw mode meanwhile.
  private func showAgain(_ search: InteractiveSession<ContinuousClock>, _ screen: PaintedScreen) throws {
    device.leaveRawMode()
    try screen.show()
    search.resize(to: size)
  }
}

/// A terminal with what is painted on it.
///
/// A screen is painted only when the terminal has taken the one before: over a slow connection screens are left out
/// instead of piling up.
private final class PaintedScreen {
  let device: TerminalDevice
  var painter: ScreenPainter
  /// Whether there is a screen that was not painted because the terminal was busy.
  private(set) var isStale = false
  private var isShown = false
  /// Whether the terminal got what comes before the first screen.
  private var hasBegun = false

  init(device: TerminalDevice, painter: ScreenPainter) {
    self.device = device
    self.painter = painter
  }

  /// Takes the terminal over.
  func show() throws {
    device.waitForForeground()
    // A crash gives the modes back that the terminal has now.
    device.installCrashRestore(bytes: ScreenPainter.restore(painter.placement))
    try device.enterRawMode()
    painter.invalidate()
    isShown = true
    hasBegun = false
    if !device.isBusy { begin() }
  }

  /// Leaves the terminal as it was.
  ///
  /// - Parameter patience: how long to wait for a terminal that takes no bytes; nil for as long as it takes.
  func hide(within patience: Duration?) {
    guard isShown else { return }
    isShown = false
    isStale = false
    let bytes = painter.end()
    if let patience {
      device.finish(bytes, within: patience, otherwise: ScreenPainter.restore(painter.placement))
    } else {
      // Output that a closed terminal does not take is dropped.
      try? device.write(bytes)
    }
    device.leaveRawMode()
    device.removeCrashRestore()
  }

  func paint(_ buffer: @autoclosure () -> CellBuffer) {
    guard isShown else { return }
    isStale = device.isBusy
    guard !isStale else { return }
    if !hasBegun { begin() }
    let bytes = painter.paint(buffer())
    if !bytes.isEmpty { device.offer(bytes) }
  }

  private func begin() {
    hasBegun = true
    device.offer(painter.begin())
  }
}

@available(*, unavailable)
extension PaintedScreen: Sendable {}
