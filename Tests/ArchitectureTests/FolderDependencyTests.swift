import Foundation
import TestSupport
import Testing

/// A folder uses only folders that are listed before it in `Tests/Fixtures/folder-order.txt`, so that no circle comes
/// in.
///
/// The compiler's index of the debug build says which symbols a file defines and which it uses.
struct FolderDependencyTests {
  private let order: FolderOrder
  private let graph: SourceGraph

  init() throws {
    order = try FolderOrder(parsing: Self.text("Tests/Fixtures/folder-order.txt"))
    graph = try SourceGraph.current.get()
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOfFile: "\(SourceGraph.packageFolder)/\(path)", encoding: .utf8)
  }

  @Test func foldersUseWhatIsListedBeforeThem() {
    let problems = order.problems(of: graph.files, graph.uses)
    let isInOrder = problems.isEmpty
    #expect(
      isInOrder,
      """
      \(problems.joined(separator: "\n"))
      Move what is used to a folder that is listed before, or give the folders another order in \
      Tests/Fixtures/folder-order.txt. An exception there needs a reason.
      """)
  }

  /// An index that says little would make the other tests pass.
  @Test func theIndexKnowsTheSources() {
    #expect(graph.definitionCount > 8_000)
    #expect(graph.uses.count > 8_000)
  }

  @Test func theOppositeOrderIsFullOfProblems() {
    var opposite = order
    for index in opposite.rooms.indices {
      opposite.rooms[index].folders.reverse()
      opposite.rooms[index].exceptions = []
    }
    let problems = opposite.problems(of: graph.files, graph.uses)
    let connected = graph.uses.filter { $0.file.room == $0.definition.room && $0.file.folder != $0.definition.folder }
    for room in Set(connected.map(\.file.room)).sorted() {
      #expect(problems.contains { $0.hasPrefix("\(room)/") }, "\(room)")
    }
  }

  @Test func roomsAreListedAsInThePackage() throws {
    let targets = try Self.text("Package.swift").matches(of: /\.(?:target|executableTarget)\(\s*name: "(\w+)"/)
      .map { String($0.output.1) }
    let rooms = order.rooms.map(\.name)
    expectEqual(targets.filter(rooms.contains), rooms)
  }
}

/// The rules of the order, on files that do not exist.
struct FolderOrderTests {
  private static let text = """
    # Comment

    Low
      Base
      Middle
      Base -> Middle: a reason
    High
      .
    """

  private func use(_ file: String, _ definition: String) -> SourceGraph.Use {
    SourceGraph.Use(file: SourceFile(file), symbol: "x", definition: SourceFile(definition))
  }

  private func problems(_ uses: SourceGraph.Use..., more files: [String] = []) throws -> [String] {
    let files = ["Low/Base/A.swift", "Low/Middle/B.swift", "High/C.swift"] + files
    return try FolderOrder(parsing: Self.text).problems(of: files.map(SourceFile.init), uses)
  }

  private var excepted: SourceGraph.Use { use("Low/Base/A.swift", "Low/Middle/B.swift") }

  @Test func usesInTheOrderAndExceptionsAreFine() throws {
    let down = use("Low/Middle/B.swift", "Low/Base/A.swift")
    #expect(try problems(excepted, down, use("High/C.swift", "Low/Middle/B.swift")).isEmpty)
  }

  @Test func anExceptionThatIsNotNeededIsAProblem() throws {
    try expectEqual(problems(), ["Low: the exception 'Base -> Middle' is not needed any more"])
  }

  @Test func aUseAgainstTheOrderIsAProblem() throws {
    let order = Self.text.replacing("  Base -> Middle: a reason\n", with: "")
    let files = ["Low/Base/A.swift", "Low/Middle/B.swift", "High/C.swift"].map(SourceFile.init)
    try expectEqual(
      FolderOrder(parsing: order).problems(of: files, [excepted]),
      ["Low/Base/A.swift uses x of Low/Middle/B.swift, whose folder is listed after its own"])
  }

  @Test func aRoomThatUsesALaterOneIsAProblem() throws {
    try expectEqual(
      problems(excepted, use("Low/Base/A.swift", "High/C.swift")),
      ["Low/Base/A.swift uses x of the room High, which is listed after its own"])
  }

  @Test func whatIsNotListedIsAProblem() throws {
    try expectEqual(
      problems(excepted, more: ["Low/New/D.swift", "New/E.swift"]),
      ["Low/New is not listed", "the room New is not listed"])
  }

  @Test func whatIsListedAndGoneIsAProblem() throws {
    let files = [SourceFile("Low/Base/A.swift"), SourceFile("Low/Middle/B.swift")]
    try expectEqual(
      FolderOrder(parsing: Self.text).problems(of: files, [excepted]), ["High/. is listed and has no files"])
  }

  @Test(arguments: ["  Folder\n", "Room\n  A -> B\n", "Room\n  A -> B:\n"])
  func anOrderThatMeansNothingIsAnError(text: String) {
    #expect(throws: CompilerIndexError.self) { try FolderOrder(parsing: text) }
  }
}
