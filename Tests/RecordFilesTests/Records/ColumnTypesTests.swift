import OrderedCollections
import SearchModel
import TestSupport
import Testing

@testable import RecordFiles

struct ColumnTypesTests {
  private func values(_ cells: String...) throws -> [JSON?] {
    let folder = try TemporaryFolder()
    var text = "objectID\tv\n"
    for (index, cell) in cells.enumerated() { text += "\(index)\t\(cell)\n" }
    try folder.write("t.tsv", text)
    return RecordFileReader.load(["t.tsv"], inFolder: folder.path).records.map { $0.attributes["v"] }
  }

  @Test func canonicalNumbersAreNumbers() throws {
    #expect(
      try values("1", "-2", "0", "0.5", "", "1e+16", "9223372036854775807")
        == [1, -2, 0, 0.5, nil, 1e16, .integer(.max)])
  }

  @Test(arguments: [
    "007", "+1", "2.50", "1e3", "-0", "nan", "inf", ".5", "1.", "0x1", "9223372036854775808", "1 ", "-",
  ])
  func oneOtherCellMakesAColumnText(cell: String) throws {
    #expect(try values("1", cell, "0.5") == ["1", .string(cell), "0.5"])
  }

  @Test func amountsAreNumbersAndVersionsAreTexts() throws {
    #expect(try values("9.90", "10.00", "-3.25") == [9.9, .double(10), -3.25])
    #expect(try values("0.10", "7", "12.50") == [0.1, 7, 12.5])
    #expect(try values("1.9", "1.10", "2.0") == ["1.9", "1.10", "2.0"])
  }

  @Test func booleansAreAllTrueOrFalse() throws {
    #expect(try values("true", "", "false") == [true, nil, false])
    #expect(try values("true", "no") == ["true", "no"])
    #expect(try values("true", "1") == ["true", "1"])
  }

  @Test func listsAndObjectsAreAllJSON() throws {
    #expect(try values("[\"a\"]", "{\"b\":1}", "") == [["a"], ["b": 1], nil])
    #expect(try values("[1]", "[oops") == ["[1]", "[oops"])
    #expect(try values("[1]", "2") == ["[1]", "2"])
  }

  @Test func aColumnHasOneTypeInAllTables() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.csv", "objectID,year,rank\n1,1990,1\n")
    try folder.write("b.csv", "rank,objectID,year\n2,2,unknown\n")
    let records = RecordFileReader.load(["*.csv"], inFolder: folder.path).records
    #expect(records.map { $0.attributes["year"] } == ["1990", "unknown"])
    #expect(records.map { $0.attributes["rank"] } == [1, 2])
  }

  @Test func theAttributesOfARowKeepTheColumnsOrder() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.csv", "z,objectID,a\n1,x,\"p,\"\"q\"\"\"\n")
    let attributes = try #require(RecordFileReader.load(["a.csv"], inFolder: folder.path).records.first?.attributes)
    #expect(JSON.object(attributes).text() == "{\"z\":1,\"a\":\"p,\\\"q\\\"\"}")
  }
}
