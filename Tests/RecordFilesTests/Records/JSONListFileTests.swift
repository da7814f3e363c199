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
    return try JSONListFile("list.json", inFolder: folder.path, of: "things", in: "all")
  }

  @Test func elementsHavePlaces() throws {
    let file = try load("\u{FEFF}[1,\n  {\"ä\": 2}, {}\n]\n")
    expectEqual(file.elements, [1, ["ä": 2], [:]])
    expectEqual(
      (0..<3).map { file.position(ofElement: $0) },
      [
        SourcePosition(line: 1, column: 2), SourcePosition(line: 2, column: 3), SourcePosition(line: 2, column: 13),
      ])
    expectEqual(file.position(ofElement: 3), SourcePosition(line: 1, column: 1))
    #expect(try load(" [ ] ").elements.isEmpty)
  }

  @Test(arguments: [
    ("{\"a\": 1}\n{\"objectID\": 2}\n", 1, 2), ("{\"objectID\": 1,\n\"all\": []}", 1, 1),
    ("{\"nbHits\": 2, \"hits\": [{},\n {}], \"page\": 0}", 1, 2),
    ("{\"hits\": [], \"all\": [\n{\"b\": 2}], \"settings\": {}}", 2, 1), ("{\"hits\": []}", 1, 0),
  ])
  func exportsAreListsInOtherForms(text: String, line: Int, count: Int) throws {
    let file = try load(text)
    expectEqual(file.elements.count, count)
    expectEqual(file.position(ofElement: 0).line, line)
  }

  @Test(arguments: [
    "", "{}", "{\"hits\": 1}", "{\"rules\": []}", "{\"all\": [], \"all\": []}", "[1", "[1 2]", "[1,]", "[] []",
    "[\u{1}]",
  ])
  func anythingElseIsAnErrorWithItsPlace(text: String) {
    do {
      _ = try load(text)
      Issue.record("'\(text)' was read")
    } catch let error as FileError {
      expectEqual(error.kind, .malformed)
      expectEqual(error.position?.line, 1)
    } catch {
      Issue.record(error)
    }
  }

  @Test func aMissingFileSaysSo() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: FileError.self) {
      try JSONListFile("none.json", inFolder: folder.path, of: "things", in: "all")
    }
    expectEqual(error?.kind, .missing)
  }
}
