import Diagnostics
import EmbeddedBackend
import EmbeddedEngine
import FileSystem
import IndexBuilding
import IndexSettings
import RecordFiles
import SearchModel

extension FuzzTargets {
  /// Record files of every format are read or refused with places, the same each time, and an index that is made of a
  /// file holds the records that the ordinary reader reads.
  static let records = FuzzTarget("records", maximumLength: 2_048) { input in
    let folder = try ScratchFolder()
    for name in ["r.json", "r.jsonl", "r.csv", "r.tsv"] {
      let file = try folder.write(name, input)
      let (found, numbered) = RecordFileReader.survey(file)
      try requireSound(numbered.diagnostics, of: numbered.sources.first, file: file)
      let tables = TableReading(separator: UInt8(ascii: ";"), types: ["id": .number], missingWords: ["NA"])
      let sources = [
        RecordSource([file], identity: .attribute("id"), list: found.list), RecordSource([file], identity: .key),
        RecordSource([file], identity: .row, tables: tables),
      ]
      for source in sources { try requireIndexed(source, file) }
    }
  }

  private static func requireIndexed(_ source: RecordSource, _ file: String) throws {
    let loading = RecordFileReader.load(source, inFolder: "")
    try requireSound(loading.diagnostics, of: loading.sources.first, file: file)
    try require(loading.diagnostics.isEmpty || loading.records.isEmpty, "nothing is half loaded")
    try requireEqual(ExactSet(loading.records.map(\.objectID)).count, loading.records.count, "ids are unique")
    let definition = IndexDefinition(name: "r", settings: ["searchableAttributes": ["text", "id"]])
    let group = RecordGroup(source, inFolder: "")
    guard let index = try? EmbeddedIndex(image: group.image(of: definition), definition: definition) else {
      try require(!loading.diagnostics.isEmpty, "records that are read can be indexed")
      return
    }
    try require(loading.diagnostics.isEmpty, "an index has no records that are refused")
    try requireEqual(index.recordCount, loading.records.count, "an index has all records")
    try requireHits(of: index, equal: loading.records)
    try require(index.recordPaths == RecordPaths(of: loading.records), "an index knows the paths of its records")
  }

  /// Checks that the hits of a search for everything are the records.
  private static func requireHits(of index: EmbeddedIndex, equal records: [Record]) throws {
    let response = try index.search(["query": "", "hitsPerPage": 1_000, "attributesToHighlight": []])
    let attributes = ExactDictionary(records.map { ($0.objectID, $0.attributes) }, uniquingKeysWith: { $1 })
    for hit in response.hits {
      var members = hit
      let objectID = members.removeValue(forKey: "objectID")?.stringValue ?? ""
      try requireEqual(
        JSON.object(members).text(), attributes[objectID].map { JSON.object($0).text() }, "a hit is its record")
    }
  }

  /// Compressed files give the same bytes read whole and read piece by piece, or are refused both times.
  static let gzip = FuzzTarget("gzip", maximumLength: 4_096) { input in
    let folder = try ScratchFolder()
    let file = try folder.write("r.jsonl.gz", input)
    let limit = 1 << 20
    let whole = Result { () throws(FileError) in try FileReading.contents(ofFile: file, limit: limit) }
    for size in [7, 4_096] {
      let pieces = Result { () throws(FileError) in try bytes(ofFile: file, inPiecesOf: size, limit: limit) }
      switch (whole, pieces) {
      case (.success(let whole), .success(let pieces)):
        try require(whole.count <= limit, "a file is as long as it may be")
        try requireEqual(whole, pieces, "a file has the same bytes however it is read")
      case (.failure, .failure): continue
      default: throw BrokenProperty("a file is read or refused however it is read:\n\(whole)\n\(pieces)")
      }
    }
  }

  private static func bytes(ofFile file: String, inPiecesOf size: Int, limit: Int) throws(FileError) -> [UInt8] {
    let stream = try ContentStream(file: file, limit: limit)
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 1)
    defer { piece.deallocate() }
    var bytes: [UInt8] = []
    while true {
      let count = try stream.read(into: piece)
      guard count > 0 else { return bytes }
      bytes += piece[..<count]
    }
  }
}
