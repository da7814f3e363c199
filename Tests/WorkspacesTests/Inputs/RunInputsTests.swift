import Presentation
import TestSupport
import Testing

@testable import Runs
@testable import Workspaces

struct RunInputsTests {
  private let folder: TemporaryFolder
  private var inputs = RunInputs()

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("films.json", "[]")
    inputs.add(folder["films.json"], as: "a record file of the index 'films'")
  }

  private func conflict(_ outputs: PlannedOutput...) -> String? {
    do throws(InputConflict) {
      try inputs.check(outputs)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func anOutputThatIsAnInputIsToldWithBothNames() throws {
    expectEqual(
      conflict(.file(folder["films.json"], option: "--output")),
      "--output '\(folder["films.json"])' would overwrite '\(folder["films.json"])', a record file of the index"
        + " 'films'; name another file")
    #expect(conflict(.file(folder["other.json"], option: "--output")) == nil)
    #expect(conflict(.file(folder["missing/other.json"], option: "--output")) == nil)
  }

  @Test func linksOfBothKindsAreTheInput() throws {
    try folder.makeLink("symbolic", to: "films.json")
    try folder.makeLink("chain", to: "symbolic")
    try folder.makeLink("hard", to: "films.json", isHard: true)
    folder.makeFolder("sub")
    try folder.makeLink("sub/up", to: "..")
    for name in ["symbolic", "chain", "hard", "./films.json", "sub/../films.json", "sub/up/films.json"] {
      let message = conflict(.file(folder[name], option: "--output"))
      expectEqual(message?.contains("'\(folder[name])' would overwrite '\(folder["films.json"])'"), true, "\(name)")
    }
  }

  @Test func filesThatAreWrittenBesideAreOutputsToo() throws {
    try folder.makeLink("out.partial", to: "films.json", isHard: true)
    let message = conflict(.file(folder["out"], option: "--output", suffixes: [".partial", ".journal"]))
    expectEqual(message?.contains("with the file '\(folder["out.partial"])' that belongs to it, would overwrite"), true)
    #expect(conflict(.file(folder["out"], option: "--output", suffixes: [".journal"])) == nil)
  }

  @Test func linksThatLeadNowhereAreWhatTheyWouldMake() throws {
    try folder.makeLink("link", to: "new")
    let message = conflict(.file(folder["link"], option: "--output"), .file(folder["new"], option: "--history"))
    expectEqual(message?.hasSuffix("would overwrite each other; name another file"), true)
    #expect(conflict(.file(folder["link"], option: "--output"), .file(folder["newer"], option: "--history")) == nil)
  }

  @Test(arguments: [
    ("cluster-tom-7fe419e320e3.json", true), ("cluster-tom-7fe419e320e3-2.json", true), ("films.json", false),
    ("cluster-tom-7fe419e320e3.txt", false),
  ])
  func onlyFilesWithTheNameOfARecordingAreWrittenAmongRecordings(name: String, isRefused: Bool) throws {
    folder.makeFolder("kept")
    try folder.makeLink("kept/\(name)", to: "films.json", isHard: true)
    expectEqual((conflict(.recordings(folder["kept"])) != nil), isRefused)
  }

  @Test(arguments: ["a.index", "a.index.lock", "a.index.building"])
  func indicesAreOutputs(name: String) throws {
    folder.makeFolder("cache")
    #expect(conflict(.cache(folder["cache"])) == nil)
    try folder.makeLink("cache/\(name)", to: "films.json", isHard: true)
    expectEqual(conflict(.cache(folder["cache"]))?.hasSuffix("; name another folder"), true)
  }

  @Test func outputsOfAFolderAreItsModulesAndTheJournal() throws {
    folder.makeFolder("out")
    for name in ["films.csv", "films.csv.partial", "multihits.journal", "multihits.journal.new"] {
      try folder.makeLink("out/\(name)", to: "films.json", isHard: true)
      let outputs = OutputDestination.folder(folder["out"])
        .plannedOutputs(modules: ["actors", "films"], format: .csv, option: "--output", hasJournal: true)
      #expect(throws: InputConflict.self, "\(name)") { try inputs.check(outputs) }
      try folder.remove("out/\(name)")
      #expect(throws: Never.self) { try inputs.check(outputs) }
    }
  }

  @Test(arguments: [("r-tom-7fe419e320e3.json", true), ("tom.json", false)])
  func filesWithTheNameOfARecordingAreNotWrittenAmongRecordings(name: String, isRefused: Bool) throws {
    folder.makeFolder("kept")
    let message = conflict(.file(folder["kept/\(name)"], option: "--output"), .recordings(folder["kept"]))
    expectEqual((message?.hasSuffix("may overwrite each other; name another file") == true), isRefused)
    #expect((message == nil) != isRefused)
  }
}
