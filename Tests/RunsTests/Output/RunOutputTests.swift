import RunFixtures
import SearchModel
import TestSupport
import Testing

@testable import Presentation
@testable import Runs

/// Where a test's output goes.
enum TestDestination: CaseIterable {
  case file
  case folder

  /// The name of the output in a folder.
  func destination(in folder: TemporaryFolder) -> OutputDestination {
    switch self {
    case .file: .file(folder["out"])
    case .folder: .folder(folder["split"])
    }
  }

  var journal: String { self == .file ? "out.journal" : "split/multihits.journal" }
}

struct RunOutputTests {
  private let folder: TemporaryFolder
  private let scenario = RenderingScenario.batch

  init() throws {
    folder = try TemporaryFolder()
  }

  private func makeOutput(
    _ destination: TestDestination = .file, format: OutputFormat = .json, fingerprint: String? = "f",
    resumes: Bool = false
  ) throws -> RunOutput {
    try RunOutput(
      destination: destination.destination(in: folder), format: format, shape: scenario.shape,
      options: RenderingOptions(), fingerprint: fingerprint, resumes: resumes)
  }

  /// The texts of all files by name.
  private func texts() throws -> [String: String] {
    try Dictionary(uniqueKeysWithValues: folder.subpaths.filter { $0 != "split" }.map { ($0, try folder.text($0)) })
  }

  @Test(arguments: TestDestination.allCases, OutputFormat.allCases)
  func filesAreWholeOrNotThere(destination: TestDestination, format: OutputFormat) throws {
    let output = try makeOutput(destination, format: format)
    try output.begin()
    for result in scenario.results { try output.write(result) }
    #expect(folder.subpaths.allSatisfy { $0 == "split" || $0.hasSuffix(".partial") || $0.hasSuffix(".journal") })
    try output.finish()
    var expected = ["out": scenario.output(format)]
    if destination == .folder {
      expected = [:]
      for layout in scenario.shape.layouts {
        var restricted = scenario
        restricted.shape = scenario.shape.restricted(to: layout.module)
        expected["split/\(layout.module).\(format.fileExtension)"] = restricted.output(format)
      }
    }
    try expectEqual(texts(), expected)
    expectEqual(output.outcome.queryCount, scenario.results.count)
  }

  @Test func earlierFileStaysUntilTheEnd() throws {
    try folder.write("out", "old")
    let output = try makeOutput()
    try output.begin()
    try output.write(scenario.results[0])
    try expectEqual(folder.text("out"), "old")
    output.discard()
    try expectEqual(texts(), ["out": "old"])
  }

  @Test(arguments: TestDestination.allCases)
  func discardedOutputLeavesNothing(destination: TestDestination) throws {
    let output = try makeOutput(destination)
    try output.begin()
    try output.write(scenario.results[0])
    output.discard()
    try expectEqual(texts(), [:])
  }

  @Test func outputWithoutFingerprintLeavesWhatAnotherRunLeft() throws {
    try folder.write("out.partial", "kept")
    for isInterrupted in [true, false] {
      let output = try makeOutput(fingerprint: nil)
      try output.begin()
      try output.write(scenario.results[0])
      if isInterrupted { output.interrupt() } else { try output.finish() }
      expectEqual(folder.subpaths, (isInterrupted ? ["out.partial"] : ["out", "out.partial"]))
      try expectEqual(folder.text("out.partial"), "kept")
    }
  }

  @Test(arguments: TestDestination.allCases, OutputFormat.allCases)
  func interruptedOutputGoesOnToTheSameBytes(destination: TestDestination, format: OutputFormat) throws {
    let whole = try makeOutput(destination, format: format)
    try whole.begin()
    for result in scenario.results { try whole.write(result) }
    try whole.finish()
    let expected = try texts()
    for name in expected.keys { try folder.remove(name) }

    for count in 0...scenario.results.count {
      let first = try makeOutput(destination, format: format)
      try first.begin()
      for result in scenario.results.prefix(count) { try first.write(result) }
      first.interrupt()
      #expect(folder.subpaths.contains(destination.journal))
      #expect(folder.subpaths.allSatisfy { expected[$0] == nil })

      let second = try makeOutput(destination, format: format, resumes: true)
      expectEqual(second.resumedCount, count)
      expectEqual(second.outcome.queryCount, count)
      try second.begin()
      for result in scenario.results.dropFirst(count) { try second.write(result) }
      try second.finish()
      expectEqual(second.outcome, whole.outcome)
      try expectEqual(texts(), expected, "interrupted after \(count)")
      for name in expected.keys { try folder.remove(name) }
    }
  }

  @Test(arguments: TestDestination.allCases)
  func newRunThatCannotBeginLeavesWhatAnotherRunLeft(destination: TestDestination) throws {
    let first = try makeOutput(destination)
    try first.begin()
    for result in scenario.results.prefix(2) { try first.write(result) }
    first.interrupt()
    let before = try texts()

    // Nothing can be written beside the journal.
    let obstacle = destination.journal + ".new"
    folder.makeFolder(obstacle)
    #expect(throws: OutputError.self) { try makeOutput(destination, fingerprint: "another") }
    try folder.remove(obstacle)
    try expectEqual(texts(), before)
    try expectEqual(makeOutput(destination, resumes: true).resumedCount, 2)
  }

  @Test func resumingWithoutAnInterruptedRunBeginsAnew() throws {
    let output = try makeOutput(resumes: true)
    expectEqual(output.resumedCount, 0)
    try output.begin()
    try output.finish()
    try expectEqual(texts(), ["out": "[]\n"])
  }

  @Test func missingFolderIsMadeAndMissingParentsAreAnError() throws {
    _ = try makeOutput(.folder)
    #expect(throws: OutputError.self) {
      try RunOutput(
        destination: .folder(folder["a/b"]), format: .json, shape: scenario.shape, options: RenderingOptions())
    }
    let error = #expect(throws: OutputError.self) {
      try RunOutput(
        destination: .file(folder["a/out"]), format: .json, shape: scenario.shape, options: RenderingOptions())
    }
    guard case .cannotWrite = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
