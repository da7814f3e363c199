import Terminal
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Terminals whose other side is the test. Signals have one listener in a process, hence one test at a time.
@Suite("Real terminals", .serialized, .timeLimit(.minutes(10)))
struct TerminalDeviceTests {
  @Test("A file that is no terminal is refused with its path and the reason")
  func noTerminal() {
    #expect { try TerminalDevice(path: "/dev/null") } throws: { error in
      "\(error)".hasPrefix("/dev/null cannot be used as a terminal: ")
    }
    #expect { try TerminalDevice(path: "/nowhere/tty") } throws: { error in
      "\(error)" == "/nowhere/tty cannot be opened: No such file or directory"
    }
  }

  @Test("The size is the terminal's, or the one given for terminals that do not know theirs")
  func sizes() throws {
    let terminal = try PseudoTerminal(columns: 132, rows: 50)
    let device = try TerminalDevice(path: terminal.path, fallbackSize: TerminalSize(columns: 40, rows: 10))
    expectEqual(device.size, TerminalSize(columns: 132, rows: 50))
    terminal.resize(columns: 0, rows: 0)
    expectEqual(device.size, TerminalSize(columns: 40, rows: 10))
  }

  @Test("A terminal is no larger than the largest screen that is drawn, whatever it claims, also when it changes")
  func absurdSizes() async throws {
    let terminal = try PseudoTerminal(columns: .max, rows: .max)
    let device = try TerminalDevice(path: terminal.path)
    expectEqual(device.size, TerminalSize(columns: TerminalSize.maximum, rows: TerminalSize.maximum))
    terminal.resize(columns: 5_000, rows: 24)
    expectEqual(device.size, TerminalSize(columns: TerminalSize.maximum, rows: 24))
  }

  @Test("Events end although signals have filled their pipe")
  func fullPipe() async throws {
    let terminal = try PseudoTerminal()
    let device = try TerminalDevice(path: terminal.path)
    let events = device.events()
    for _ in 0..<100_000 { kill(getpid(), SIGWINCH) }
    device.stopEvents()
    for await _ in events {}
  }

  @Test("Raw mode ends with the modes that were, also when the device goes away")
  func rawMode() throws {
    let terminal = try PseudoTerminal()
    #expect(terminal.isInLineMode)
    do {
      let device = try TerminalDevice(path: terminal.path)
      try device.enterRawMode()
      #expect(!terminal.isInLineMode)
      device.leaveRawMode()
      #expect(terminal.isInLineMode)
      try device.enterRawMode()
      #expect(!terminal.isInLineMode)
    }
    #expect(terminal.isInLineMode)
  }

  @Test("All of a long output arrives, as it is")
  func output() async throws {
    let terminal = try PseudoTerminal()
    let device = try TerminalDevice(path: terminal.path)
    try device.enterRawMode()
    let bytes = (0..<300_000).map { (place: Int) -> UInt8 in place % 80 == 79 ? 0x0A : 0x20 + UInt8(place % 90) }
    let reader = Task.detached {
      var read: [UInt8] = []
      while read.count < bytes.count { read += terminal.takeOutput() }
      return read
    }
    try device.write(bytes)
    await expectEqual(reader.value, bytes)
  }

  @Test("What a terminal takes no more of waits, in order, and its end is an event")
  func stalledOutput() async throws {
    let terminal = try PseudoTerminal()
    let device = try TerminalDevice(path: terminal.path)
    try device.enterRawMode()
    var events = device.events().makeAsyncIterator()
    let bytes = (0..<500_000).map { UInt8(0x20 + $0 % 90) }
    device.offer(Array(bytes[..<400_000]))
    #expect(device.isBusy)
    device.offer(Array(bytes[400_000...]))
    kill(getpid(), SIGTERM)
    await expectEqual(events.next(), .ended(signal: SIGTERM))
    let reader = Task.detached {
      var read: [UInt8] = []
      while read.count < bytes.count { read += terminal.takeOutput() }
      return read
    }
    await expectEqual(events.next(), .drained)
    #expect(!device.isBusy)
    await expectEqual(reader.value, bytes)
  }

  @Test("A terminal that takes no bytes is left in time, and what was on its way makes room for the last ones")
  func stalledEnd() throws {
    let terminal = try PseudoTerminal()
    let device = try TerminalDevice(path: terminal.path)
    try device.enterRawMode()
    device.offer([UInt8](repeating: 0x61, count: 500_000))
    device.finish(Array("the end".utf8), within: .milliseconds(50), otherwise: Array("restored".utf8))
    #expect(!device.isBusy)
    device.leaveRawMode()
    #expect(terminal.isInLineMode)
    let output = terminal.takeAllOutput()
    #expect(output.count < 100_000)
    #expect(output.suffix(8).elementsEqual("restored".utf8))
  }

  @Test("A terminal that is only slow gets everything")
  func slowEnd() async throws {
    let terminal = try PseudoTerminal()
    let device = try TerminalDevice(path: terminal.path)
    try device.enterRawMode()
    let bytes = [UInt8](repeating: 0x61, count: 500_000)
    device.offer(bytes)
    let reader = Task.detached {
      var read: [UInt8] = []
      while read.count < bytes.count + 7 { read += terminal.takeOutput() }
      return read
    }
    device.finish(Array("the end".utf8), within: .seconds(50), otherwise: Array("restored".utf8))
    await expectEqual(reader.value, bytes + "the end".utf8)
  }

  @Test("Keys, pastes and an escape alone arrive")
  func input() async throws {
    let terminal = try PseudoTerminal()
    let device = try TerminalDevice(path: terminal.path)
    try device.enterRawMode()
    let events = device.events()
    let paste = String(repeating: "pasted text\n", count: 1_000)
    Task.detached {
      terminal.type("a\u{3}\u{1A}\r\u{1B}[200~")
      terminal.type(paste)
      terminal.type("\u{1B}[201~\u{1B}")
    }
    var inputs: [TerminalInput] = []
    for await event in events {
      if case .input(let more) = event { inputs += more }
      if inputs.last == .key(Key(.escape)) { break }
    }
    expectEqual(
      inputs,
      [
        .key(.character("a")), .key(.control("c")), .key(.control("z")), .key(Key(.enter)), .paste(paste),
        .key(Key(.escape)),
      ])
    device.stopEvents()
  }

  @Test("Another size and the end of a stop are events, and the stream ends when it is told to")
  func signals() async throws {
    let terminal = try PseudoTerminal()
    let device = try TerminalDevice(path: terminal.path)
    var events = device.events().makeAsyncIterator()
    terminal.resize(columns: 100, rows: 30)
    kill(getpid(), SIGWINCH)
    await expectEqual(events.next(), .resized(TerminalSize(columns: 100, rows: 30)))
    kill(getpid(), SIGCONT)
    await expectEqual(events.next(), .resumed)
    for number in [SIGTERM, SIGINT, SIGHUP] {
      kill(getpid(), number)
      await expectEqual(events.next(), .ended(signal: number))
    }
    kill(getpid(), SIGTSTP)
    await expectEqual(events.next(), .suspended)
    device.stopEvents()
    #expect(await events.next() == nil)
  }

  @Test("A second stream is over at once, and one after the first is not")
  func oneStream() async throws {
    let terminal = try PseudoTerminal()
    let device = try TerminalDevice(path: terminal.path)
    let first = device.events()
    var second = device.events().makeAsyncIterator()
    #expect(await second.next() == nil)
    device.stopEvents()
    for await _ in first {}
    try device.enterRawMode()
    var third = device.events().makeAsyncIterator()
    terminal.type("x")
    await expectEqual(third.next(), .input([.key(.character("x"))]))
  }

  @Test("A terminal that goes away ends the stream")
  func hangup() async throws {
    var terminal: PseudoTerminal? = try PseudoTerminal()
    let device = try TerminalDevice(path: try #require(terminal).path)
    let events = device.events()
    terminal = nil
    var all: [TerminalEvent] = []
    for await event in events { all.append(event) }
    expectEqual(all, [.ended(signal: nil)])
    #expect(throws: TerminalError.self) { try device.write([0x61]) }
  }

  @Test("A guardian comes and goes without a trace when all ends well")
  func guardian() throws {
    let terminal = try PseudoTerminal()
    let device = try TerminalDevice(path: terminal.path)
    device.startGuardian(bytes: Array("restored".utf8))
    try device.enterRawMode()
    #expect(!terminal.isInLineMode)
    device.leaveRawMode()
    device.stopGuardian()
    #expect(terminal.isInLineMode)
    #expect(terminal.takeOutput().isEmpty)
  }
}
