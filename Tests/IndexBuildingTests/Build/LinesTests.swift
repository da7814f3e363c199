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
      #expect(built.manifest.documentCount == read.records.count, "seed \(seed)")
      #expect(RecordPaths(built.image) == RecordPaths(of: read.records), "seed \(seed)")
      let records = read.records.sorted { Array($1.objectID.utf8).lexicographicallyPrecedes(Array($0.objectID.utf8)) }
      for (number, record) in records.enumerated() {
        let document = built.documents.record(DocumentID(number))
        #expect(Array(document.objectID.utf8) == Array(record.objectID.utf8), "seed \(seed)")
        #expect(
          areIdentical(.object(document.attributes), .object(record.attributes)), "seed \(seed), record \(number)")
      }
    }
    #expect(taken > 150 && refused > 50, "\(taken) files were taken, \(refused) refused")
  }

  @Test func idsThatRepeatAreAnObstacle() throws {
    let lines = ["{\"objectID\":\"1\"}", "{\"objectID\":2}", "{\"objectID\":1}"]
    #expect(try build(Array(lines.joined(separator: "\n").utf8), objectIDAttribute: "objectID") == nil)
    #expect(try build(Array(lines[...1].joined(separator: "\n").utf8), objectIDAttribute: "objectID") != nil)
    let accents = "{\"objectID\":\"\u{E9}\"}\n{\"objectID\":\"e\u{301}\"}"
    #expect(try build(Array(accents.utf8), objectIDAttribute: "objectID") != nil)
  }
}
