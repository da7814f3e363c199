import Diagnostics
import FileSystem
import RecordFiles
import SearchModel
import TestSupport
import Testing

struct JSONListFileTests {
  private func load(_ text: String) throws -> JSONListFile {
    let folder = try TemporaryFolder()
    try folder.write("list.json", text)
    return try JSONListFile("list.json", inFolder: folder.path, of: "things")
  }

  @Test func elementsHavePlaces() throws {
    let file = try load("\u{FEFF}[1,\n  {\"ä\": 2}, {}\n]\n")
    #expect(file.elements == [1, ["ä": 2], [:]])
    #expect(
      (0..<3).map { file.position(ofElement: $0) } == [
        SourcePosition(line: 1, column: 2), SourcePosition(line: 2, column: 3), SourcePosition(line: 2, column: 13),
      ])
    #expect(file.position(ofElement: 3) == SourcePosition(line: 1, column: 1))
    #expect(try load(" [ ] ").elements.isEmpty)
  }

  @Test(arguments: ["", "{}", "[1", "[1 2]", "[1,]", "[] []", "[\u{1}]"])
  func anythingElseIsAnErrorWithItsPlace(text: String) {
    do {
      _ = try load(text)
      Issue.record("'\(text)' was read")
    } catch let error as FileError {
      #expect(error.kind == .malformed)
      #expect(error.position?.line == 1)
    } catch {
      Issue.record(error)
    }
  }

  @Test func aMissingFileSaysSo() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: FileError.self) { try JSONListFile("none.json", inFolder: folder.path, of: "things") }
    #expect(error?.kind == .missing)
  }
}
