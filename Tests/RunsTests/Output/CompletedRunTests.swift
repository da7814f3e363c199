import RunFixtures
import SearchModel
import TestSupport
import Testing

@testable import Presentation
@testable import Runs

/// Runs that have written everything and could not give all files their names.
struct CompletedRunTests {
  private let folder: TemporaryFolder
  private let scenario = RenderingScenario.batch

  init() throws {
    folder = try TemporaryFolder()
  }

  private func makeOutput(_ destination: TestDestination = .folder, resumes: Bool = false) throws -> RunOutput {
    try RunOutput(
      destination: destination.destination(in: folder), format: .json, shape: scenario.shape,
      options: RenderingOptions(), fingerprint: "f", resumes: resumes)
  }

  private func fill(_ output: RunOutput) throws {
    try output.begin()
    for result in scenario.results { try output.write(result) }
  }

  /// What each file of the folder must hold in the end.
  private var expected: [String: String] {
    var texts: [String: String] = [:]
    for layout in scenario.shape.layouts {
      var restricted = scenario
      restricted.shape = scenario.shape.restricted(to: layout.module)
      texts["split/\(layout.module).json"] = restricted.output(.json)
    }
    return texts
  }

  /// Leaves a run that got no further than to the name of its second file.
  private func leaveHalf() throws -> RunOutcome {
    let output = try makeOutput()
    try fill(output)
    let names = scenario.shape.layouts.map { "split/\($0.module).json" }
    folder.makeFolder(names[1])
    let error = #expect(throws: OutputError.self) { try output.finish() }
    #expect(output.fail(try #require(error)))
    try folder.remove(names[1])
    #expect(folder.subpaths.contains(names[0]))
    #expect(!folder.subpaths.contains(names[1]))
    #expect(folder.subpaths.contains("\(names[1]).partial"))
    return output.outcome
  }

  @Test func filesThatWaitForTheirNamesGetThemFromTheNextRun() throws {
    let outcome = try leaveHalf()
    let output = try makeOutput(resumes: true)
    #expect(output.isComplete)
    expectEqual(output.outcome, outcome)
    // Whatever is written is in the files already.
    try fill(output)
    expectEqual(output.outcome, outcome)
    try output.finish()
    expectEqual(folder.subpaths, (Array(expected.keys) + ["split"]).sorted())
    for (name, text) in expected { try expectEqual(folder.text(name), text) }
  }

  @Test func aFileThatWasChangedSinceIsNotTakenForTheRuns() throws {
    _ = try leaveHalf()
    let first = "split/\(scenario.shape.layouts[0].module).json"
    try folder.write(first, try folder.text(first) + " ")
    let names = folder.subpaths
    let error = #expect(throws: OutputError.self) { try makeOutput(resumes: true) }
    expectEqual(error?.description.contains("run again without --resume"), true)
    expectEqual(folder.subpaths, names)
  }

  @Test func aWholeOutputStaysWholeWhenTheNextRunFailsToo() throws {
    _ = try leaveHalf()
    for _ in 0..<2 {
      let output = try makeOutput(resumes: true)
      #expect(output.fail(OutputError.cannotWrite("no")))
    }
    let output = try makeOutput(resumes: true)
    output.interrupt()
    try makeOutput(resumes: true).finish()
    for (name, text) in expected { try expectEqual(folder.text(name), text) }
  }

  @Test func anOutputThatIsWholeIsNotWrittenAgain() throws {
    let output = try makeOutput(.file)
    try fill(output)
    folder.makeFolder("out")
    let error = #expect(throws: OutputError.self) { try output.finish() }
    #expect(output.fail(try #require(error)))
    try folder.remove("out")
    let next = try makeOutput(.file, resumes: true)
    #expect(next.isComplete)
    try next.finish()
    try expectEqual(folder.text("out"), scenario.output(.json))
    expectEqual(folder.subpaths, ["out"])
  }

  @Test func errorsThatAreNoneOfTheDiskLeaveNothingOfANewRun() throws {
    let output = try makeOutput(.file)
    try fill(output)
    expectEqual(output.fail(CancellationError()), false)
    expectEqual(folder.subpaths, [])
  }

  @Test func aDiskThatIsFullLeavesWhatTheNextRunGoesOnFrom() throws {
    let output = try makeOutput(.file)
    try output.begin()
    try output.write(scenario.results[0])
    #expect(output.fail(OutputError.cannotWrite("No space left on device")))
    let next = try makeOutput(.file, resumes: true)
    expectEqual(next.resumedCount, 1)
    // Going on is no reason to lose what was there before.
    #expect(next.fail(CancellationError()))
    let last = try makeOutput(.file, resumes: true)
    try last.begin()
    for result in scenario.results.dropFirst() { try last.write(result) }
    try last.finish()
    try expectEqual(folder.text("out"), scenario.output(.json))
    expectEqual(folder.subpaths, ["out"])
  }

  @Test(arguments: TestDestination.allCases)
  func aRunThatCannotBeginLeavesTheInterruptedOne(destination: TestDestination) throws {
    let output = try makeOutput(destination)
    try output.begin()
    try output.write(scenario.results[0])
    output.interrupt()
    let before = try folder.text(destination.journal)
    let running = try makeOutput(destination, resumes: true)
    for resumes in [true, false] {
      let error = #expect(throws: OutputError.self) { try makeOutput(destination, resumes: resumes) }
      expectEqual(error?.description.contains("another process is writing"), true)
    }
    running.interrupt()
    try expectEqual(folder.text(destination.journal).split(separator: "\n"), before.split(separator: "\n"))
  }
}

struct ModuleNameTests {
  @Test func namesThatDifferByLetterCaseAloneCollide() {
    expectEqual(
      OutputDestination.collision(ofModules: ["films", "actors", "Films"]).map { [$0.0, $0.1] }, ["films", "Films"])
    #expect(OutputDestination.collision(ofModules: ["films", "film", "actors"]) == nil)
  }
}
