import Diagnostics
import EmbeddedBackend
import EmbeddedEngine
import Foundation
import IndexBuilding
import SearchModel
import TestSupport
import Testing

struct EmbeddedIndexRecordFilesTests {
  private let data: String

  init() throws {
    let tests = try #require(#filePath.range(ofLast: "/EmbeddedBackendTests/"))
    data = #filePath[..<tests] + "/Fixtures/contract-spec/data"
  }

  @Test func anIndexIsMadeOfTheRecordsOfFiles() throws {
    let index = try EmbeddedIndex(
      name: "movies", recordFiles: ["\(data)/movies.json"], settings: ["searchableAttributes": ["title"]])
    expectEqual(index.name, "movies")
    #expect(index.recordCount > 0)
    try expectEqual(index.search([:]).nbHits, index.recordCount)
  }

  @Test func synonymsFindRecordsByOtherWords() throws {
    let synonym = Synonym(objectID: "s", kind: .oneWaySynonym(input: "lengthy", synonyms: ["long"]))
    let index = try EmbeddedIndex(
      name: "movies", recordFiles: ["\(data)/movies.json"], settings: ["searchableAttributes": ["title"]],
      synonyms: [synonym])
    #expect(try index.search(["query": "lengthy"]).hits.contains { $0["objectID"] == "m1" })
  }

  @Test func aKeptIndexIsOpenedAgainAsLongAsItFits() throws {
    let folder = try TemporaryFolder()
    let cache = try IndexCache(folder: folder.path)
    func titles(_ settings: SearchParameters) throws -> Int {
      try EmbeddedIndex.kept(in: cache, name: "movies", recordFiles: ["\(data)/movies.json"], settings: settings)
        .search(["query": "long"]).nbHits
    }
    let all = try titles(["searchableAttributes": ["title"]])
    #expect(all > 0)
    try expectEqual(titles(["searchableAttributes": ["title"]]), all)
    try expectEqual(titles(["searchableAttributes": ["nothing"]]), 0)
    try expectEqual(titles(["searchableAttributes": ["title"]]), all)
    #expect(throws: RecordFilesError.self) {
      try EmbeddedIndex.kept(in: cache, name: "movies", recordFiles: ["\(data)/missing.json"])
    }
  }

  @Test func aMissingFileIsTold() throws {
    let path = "\(data)/missing.json"
    let error = try #require(throws: RecordFilesError.self) {
      try EmbeddedIndex(name: "movies", recordFiles: [path])
    }
    expectEqual(error.diagnostics.map(\.code), ["missing-file"])
    #expect(error.description.hasPrefix("\(path): "))
  }

  @Test func anIDThatRecordsLackIsToldWithItsLine() throws {
    let path = "\(data)/movies.json"
    let error = try #require(throws: RecordFilesError.self) {
      try EmbeddedIndex(name: "movies", recordFiles: [path], objectIDAttribute: "isbn")
    }
    #expect(error.description.hasPrefix("\(path):2: "))
    #expect(error.description.contains("isbn"))
  }

  @Test func settingsThatCannotBeReadAreAnError() throws {
    #expect(throws: SearchError.self) {
      try EmbeddedIndex(
        name: "movies", recordFiles: ["\(data)/movies.json"], settings: ["customRanking": ["down(year)"]])
    }
  }
}

extension String {
  /// Where the last occurrence of a text begins.
  fileprivate func range(ofLast text: String) -> Index? {
    indices.last { self[$0...].hasPrefix(text) }
  }
}
