import RecordFiles
import SearchModel
import TestSupport
import Testing

@testable import IndexBuilding
@testable import IndexSettings
@testable import IndexStore

/// The quick way through lines of JSON and the ordinary reader agree.
struct LinesTests {
  private func build(_ bytes: [UInt8], objectIDAttribute: String) throws -> BuiltIndex? {
    var offset = 0
    var sink = MemoryImageWriter()
    do {
      try ImageBuilder(IndexDefinition(name: "test"), options: .small(segmentSize: 300)).buildLines(
        objectIDAttribute: objectIDAttribute, into: &sink
      ) { buffer in
        let count = min(buffer.count, bytes.count - offset)
        buffer.copyBytes(from: bytes[offset..<offset + count])
        offset += count
        return count
      }
    } catch BuildError.obstacle {
      return nil
    }
    return BuiltIndex(sink.finish())
  }

  @Test(arguments: ["objectID", "id", "meta.id", "id\\.x"])
  func whatIsTakenQuicklyIsWhatTheReaderReads(objectIDAttribute: String) throws {
    let folder = try TemporaryFolder()
    let path = folder["records.jsonl"]
    var (taken, refused) = (0, 0)
    for seed in 1...400 {
      var lines = RandomLines(seed: seed)
      let isStrange = seed % 4 != 0
      let bytes = lines.file(idPath: FieldPath(objectIDAttribute).components, isStrange: isStrange)
      try folder.write("records.jsonl", bytes)
      let read = RecordFileReader.load(
        RecordSource([path], identity: .attribute(objectIDAttribute)), inFolder: "")
      let built = try build(bytes, objectIDAttribute: objectIDAttribute)
      guard let built else {
        refused += 1
        #expect(isStrange, "seed \(seed): usual lines are taken")
        continue
      }
      taken += 1
      #expect(read.diagnostics.isEmpty, "seed \(seed): \(read.diagnostics)")
      expectEqual(built.manifest.documentCount, read.records.count, "seed \(seed)")
      expectEqual(RecordPaths(built.image), RecordPaths(of: read.records), "seed \(seed)")
      let records = read.records.sorted { Array($1.objectID.utf8).lexicographicallyPrecedes(Array($0.objectID.utf8)) }
      for (number, record) in records.enumerated() {
        let document = built.documents.record(DocumentID(number))
        expectEqual(Array(document.objectID.utf8), Array(record.objectID.utf8), "seed \(seed)")
        #expect(
          areIdentical(.object(document.attributes), .object(record.attributes)), "seed \(seed), record \(number)")
      }
    }
    #expect(taken > 150 && refused > 50, "\(taken) files were taken, \(refused) refused")
  }

  /// The index of a file by the quick way; nil when that does not take it.
  private func quickIndex(_ source: RecordSource, inFolder folder: String) throws -> BuiltIndex? {
    var isQuick = true
    let build = try ImageBuilder(IndexDefinition(name: "test"), options: .small(segmentSize: 300)).build(
      source, inFolder: folder,
      load: {
        isQuick = false
        return RecordFileReader.load(source, inFolder: folder)
      }, makeSink: { MemoryImageWriter() })
    guard isQuick, case .built(let sink, _) = consume build else { return nil }
    return BuiltIndex(sink.finish())
  }

  @Test(arguments: 1...20)
  func listsAreTakenQuicklyOrReadByTheReader(seed: Int) throws {
    let folder = try TemporaryFolder()
    let source = RecordSource(["records.json"])
    for number in 1...20 {
      var lines = RandomLines(seed: seed * 100 + number)
      let isStrange = number % 3 != 0
      let file = lines.file(idPath: ["objectID"], isStrange: isStrange)
      let rows = file.split(separator: UInt8(ascii: "\n")).filter { !$0.allSatisfy { $0 == 0x0D || $0 == 0x20 } }
      let end = isStrange && number % 7 == 0 ? ",]" : "\n ] "
      let spaces = [",", " ,\n\t", ",\r\n"][number % 3]
      try folder.write(
        "records.json", Array("\n [".utf8) + rows.joined(separator: Array(spaces.utf8)) + Array(end.utf8))
      let read = RecordFileReader.load(source, inFolder: folder.path)
      guard let index = try quickIndex(source, inFolder: folder.path) else {
        // Places and tags of another form are told with their lines, which the reader knows.
        #expect(isStrange || !read.warnings.isEmpty, "seed \(seed), \(number): a usual list is taken")
        continue
      }
      #expect(read.diagnostics.isEmpty, "seed \(seed), \(number): \(read.diagnostics)")
      let records = read.records.sorted { Array($1.objectID.utf8).lexicographicallyPrecedes(Array($0.objectID.utf8)) }
      try #require(index.manifest.documentCount == records.count)
      for (document, record) in records.enumerated() {
        let found = index.documents.record(DocumentID(document))
        expectEqual(Array(found.objectID.utf8), Array(record.objectID.utf8))
        #expect(areIdentical(.object(found.attributes), .object(record.attributes)), "seed \(seed), \(number)")
      }
    }
  }

  @Test(arguments: [
    "[]", " [ ] ", "[{\"objectID\":\"1\"}]",
    "[{\"objectID\":\"1\",\"a\":\"],\\\"\\\\\"},\n{\"objectID\":\"2\",\"a\":[\n[1],{}\n]}\n]\n",
  ])
  func usualListsAreTakenQuickly(text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("records.json", text)
    #expect(try quickIndex(RecordSource(["records.json"]), inFolder: folder.path) != nil)
  }

  @Test(arguments: [
    "", "[", "[,]", "[{\"objectID\":\"1\"},]", "[{\"objectID\":\"1\"}}", "[{\"objectID\":\"1\"}]]",
    "[{\"objectID\":\"1\"}],",
    "[{\"objectID\":\"1\"},,{\"objectID\":\"2\"}]", "[{\"objectID\":\"1\"} {\"objectID\":\"2\"}]",
    "{\"objectID\":\"1\"}", "[1]",
    "[{\"objectID\":\"a\nb\"}]", "[{\"objectID\":\"1\"", "[{\"objectID\":\"1]",
  ])
  func otherTextsAreForTheReader(text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("records.json", text)
    #expect(try quickIndex(RecordSource(["records.json"]), inFolder: folder.path) == nil)
  }

  @Test func idsThatRepeatAreAnObstacle() throws {
    let lines = ["{\"objectID\":\"1\"}", "{\"objectID\":2}", "{\"objectID\":1}"]
    #expect(try build(Array(lines.joined(separator: "\n").utf8), objectIDAttribute: "objectID") == nil)
    #expect(try build(Array(lines[...1].joined(separator: "\n").utf8), objectIDAttribute: "objectID") != nil)
    let accents = "{\"objectID\":\"\u{E9}\"}\n{\"objectID\":\"e\u{301}\"}"
    #expect(try build(Array(accents.utf8), objectIDAttribute: "objectID") != nil)
  }
}
