import RunFixtures
import SearchModel
import TestSupport
import Testing

@testable import Presentation
@testable import Runs
@testable import Workspaces

/// Interrupted runs whose files are not as they were left.
struct ResumedRunTests {
  private let folder: TemporaryFolder
  private let scenario = RenderingScenario.batch

  init() throws {
    folder = try TemporaryFolder()
    let output = try makeOutput()
    try output.begin()
    for result in scenario.results.prefix(2) { try output.write(result) }
    var outcome = RunOutcome()
    outcome.add(scenario.results[0])
    output.interrupt(keeping: [EarlyResult(distance: 1, texts: ["{ \"ä\": 1 }\n"], outcome: outcome)])
  }

  private func makeOutput(fingerprint: String = "f", resumes: Bool = false) throws -> RunOutput {
    try RunOutput(
      destination: .file(folder["out"]), format: .json, shape: scenario.shape, options: RenderingOptions(),
      fingerprint: fingerprint, resumes: resumes)
  }

  private func goOn() throws {
    let output = try makeOutput(resumes: true)
    try output.begin()
    for result in scenario.results.dropFirst(output.resumedCount) { try output.write(result) }
    try output.finish()
    try expectEqual(folder.text("out"), scenario.output(.json))
    expectEqual(folder.subpaths, ["out"])
  }

  private func expectRefusal(_ message: String, fingerprint: String = "f") throws {
    let before = try ["out.journal", "out.partial"].map { name in
      folder.subpaths.contains(name) ? try folder.text(name) : nil
    }
    let error = #expect(throws: OutputError.self) { try makeOutput(fingerprint: fingerprint, resumes: true) }
    guard case .cannotResume(let reason) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason.contains(message), "\(reason)")
    let after = try ["out.journal", "out.partial"].map { name in
      folder.subpaths.contains(name) ? try folder.text(name) : nil
    }
    expectEqual(after, before)
  }

  @Test func runOfOtherInputsIsRefused() throws {
    try expectRefusal("another spec, other query files or other options", fingerprint: "g")
  }

  @Test(arguments: ["\n", "{}\n", "not JSON\n", "{\"journal\":3,\"finger"])
  func fileThatIsNoJournalIsRefusedWithTheWayOut(text: String) throws {
    try folder.write("out.journal", text)
    try expectRefusal("cannot be read; run again without --resume")
  }

  @Test func journalOfAnotherVersionIsRefused() throws {
    let text = #"{"journal":2,"fingerprint":"f"}"# + "\n" + #"{"queries":1,"bytes":[1],"fingerprints":["a"]}"# + "\n"
    try folder.write("out.journal", text)
    try expectRefusal("another version of the program wrote the interrupted run; run again without --resume")
  }

  @Test func everyDamagedByteOfTheJournalIsRefused() throws {
    let bytes = Array(try folder.text("out.journal").utf8)
    let partial = try folder.text("out.partial")
    for place in bytes.indices {
      for bit: UInt8 in [1, 2, 4, 16, 32] {
        var damaged = bytes
        damaged[place] ^= bit
        try folder.write("out.journal", String(decoding: damaged, as: UTF8.self))
        let error = #expect(throws: OutputError.self) { try makeOutput(resumes: true) }
        guard case .cannotResume = error else {
          Issue.record("byte \(place), bit \(bit): \(String(describing: error))")
          return
        }
      }
    }
    try expectEqual(folder.text("out.partial"), partial)
  }

  @Test func journalThatWasCutOffIsRefused() throws {
    let text = try folder.text("out.journal")
    let headerLength = try #require(text.split(separator: "\n").first).count + 1
    for length in 1..<text.count where length != headerLength {
      try folder.write("out.journal", String(text.prefix(length)))
      #expect(throws: OutputError.self, "cut to \(length)") { try makeOutput(resumes: true) }
    }
    try folder.write("out.journal", text)
    try goOn()
  }

  @Test(
    arguments: [
      "x", "{}", "", "[]", "\u{0}", #"{"queries":-1,"bytes":[0],"outcome":[0,0,0,0,0]}"#,
      #"{"queries":1,"bytes":[],"outcome":[1,0,0,0,0]}"#, #"{"queries":1,"bytes":[1,2],"outcome":[1,0,0,0,0]}"#,
      #"{"queries":1,"bytes":[-1],"outcome":[1,0,0,0,0]}"#, #"{"queries":1,"bytes":[1],"outcome":[1,0,0,0]}"#,
      #"{"queries":1,"bytes":["1"],"outcome":[1,0,0,0,0]}"#, #"{"queries":1,"bytes":[1],"outcome":[1,0,0,0,-1]}"#,
    ])
  func damagedLineIsRefused(line: String) throws {
    try folder.write("out.journal", try folder.text("out.journal") + line + "\n")
    try expectRefusal("damaged")
  }

  @Test func resultThatIsNotInTheJournalAnyMoreIsRefused() throws {
    let lines = try folder.text("out.journal").split(separator: "\n")
    expectEqual(lines.count, 3)
    try folder.write("out.journal", lines.dropLast().joined(separator: "\n") + "\n")
    try expectRefusal("damaged")
  }

  @Test func journalWithoutACheckpointBeginsAnew() throws {
    let header = try #require(try folder.text("out.journal").split(separator: "\n").first)
    try folder.write("out.journal", header + "\n")
    try goOn()
  }

  @Test func whatWasWrittenAfterTheLastCheckpointIsCutOff() throws {
    try folder.write("out.partial", try folder.text("out.partial") + ",\n  { \"half\": ")
    try goOn()
  }

  @Test func outputThatIsShorterThanItsJournalSaysIsRefused() throws {
    try folder.write("out.partial", String(try folder.text("out.partial").dropLast()))
    try expectRefusal("'\(folder["out.partial"])' is shorter than")
  }

  @Test func outputThatIsGoneIsRefused() throws {
    try folder.remove("out.partial")
    try expectRefusal("'\(folder["out.partial"])' is missing")
  }

  @Test(arguments: [true, false])
  func resultsOfWhichNoJournalSpeaksAreNotOverwritten(isThere: Bool) throws {
    if isThere { try folder.write("out.journal", "") } else { try folder.remove("out.journal") }
    let partial = try folder.text("out.partial")
    let error = #expect(throws: OutputError.self) { try makeOutput(resumes: true) }
    let message = "'\(folder["out.partial"])' has results, but the journal of their run is gone"
    expectEqual(error?.description.contains(message), true, "\(String(describing: error))")
    try expectEqual(folder.text("out.partial"), partial)
    expectEqual(folder.subpaths, ["out.partial"])
  }

  @Test func runThatDoesNotResumeBeginsAnew() throws {
    let output = try makeOutput()
    expectEqual(output.resumedCount, 0)
    try output.begin()
    for result in scenario.results { try output.write(result) }
    try output.finish()
    try expectEqual(folder.text("out"), scenario.output(.json))
    expectEqual(folder.subpaths, ["out"])
  }

  @Test func runThatEndedBeforeItsFirstWriteBeginsAnew() throws {
    for name in ["out.journal", "out.partial"] { try folder.write(name, "") }
    let output = try makeOutput(resumes: true)
    expectEqual(output.resumedCount, 0)
    try output.begin()
    for result in scenario.results { try output.write(result) }
    try output.finish()
    try expectEqual(folder.text("out"), scenario.output(.json))
    expectEqual(folder.subpaths, ["out"])
  }

  @Test func twoRunsOfOneOutputDoNotMix() throws {
    let running = try makeOutput(resumes: true)
    let error = #expect(throws: OutputError.self) { try makeOutput() }
    expectEqual(error?.description.contains("another process is writing"), true)
    #expect(throws: OutputError.self) { try makeOutput(resumes: true) }
    try running.begin()
    for result in scenario.results.dropFirst(2) { try running.write(result) }
    try running.finish()
    try expectEqual(folder.text("out"), scenario.output(.json))
  }
}

struct RunFingerprintTests {
  private func name(_ texts: String...) -> String {
    var fingerprint = RunFingerprint()
    for text in texts { fingerprint.add(text) }
    return fingerprint.text
  }

  @Test func everyPartAndItsEndCounts() {
    let names = [name(), name(""), name("a"), name("b"), name("ab"), name("a", "b"), name("", "ab"), name("b", "a")]
    expectEqual(Set(names).count, names.count)
    expectEqual(name("a", "b"), name("a", "b"))
    var fingerprint = RunFingerprint()
    fingerprint.add([UInt8(ascii: "a")])
    expectEqual(fingerprint.text, name("a"))
  }

  @Test func piecesDoNotCountButEveryByteDoes() {
    let bytes = (0..<40).map { UInt8(truncatingIfNeeded: $0 * 37) }
    func name(_ pieces: [ArraySlice<UInt8>]) -> String {
      var fingerprint = RunFingerprint()
      for piece in pieces { fingerprint.append(piece) }
      return fingerprint.text
    }
    let whole = name([bytes[...]])
    var names: Set = [whole]
    for place in bytes.indices {
      expectEqual(name([bytes[..<place], bytes[place...]]), whole)
      expectEqual(name([bytes[..<place], [], bytes[place...].prefix(3), bytes[place...].dropFirst(3)]), whole)
      #expect(names.insert(name([bytes[..<place]])).inserted)
      for bit in 0..<8 {
        var changed = bytes
        changed[place] ^= 1 << bit
        #expect(names.insert(name([changed[...]])).inserted)
      }
    }
  }
}
